import type { Game } from '../rules/game';

/** What an author would open to mend a page: 'content/sample/weapons.mdx'. */
export function chapterFile(game: Game | undefined, { pathname }: URL): string {
  return `content/${game?.id ?? '?'}/${pathname.split('/').filter(Boolean).at(-1) ?? ''}.mdx`;
}
