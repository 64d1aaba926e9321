import { icons } from '@iconify-json/game-icons';
import { wholeOutline } from './whole-outline';

/** The outlines of a picture of the game-icons set, in a box of 512 by 512, in whole numbers: a page carries them all. */
export function outlinesOf(name: string): readonly string[] {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`The game-icons set has no picture '${name}'; see https://game-icons.net`);
  return [...icon.body.matchAll(/\sd="([^"]+)"/g)].map(([, outline = '']) => wholeOutline(outline));
}
