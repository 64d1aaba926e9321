import { wordsOf } from '../../views/search-words';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const shown = 24;
/** So many words lead up to the first one that was sought. */
const before = 5;

/** The part of a text that has a word that was sought, or its beginning, with those words marked. */
export function excerptOf(text: string, isSought: (word: string) => boolean): Piece[] {
  const words = text.split(' ');
  const hits = words.map((word) => wordsOf(word).some(isSought));
  const first = Math.max(0, hits.indexOf(true) - before);
  const from = Math.min(first, Math.max(0, words.length - shown));
  const end = Math.min(words.length, from + shown);
  const pieces: { text: string; marked: boolean }[] = from > 0 ? [{ text: '… ', marked: false }] : [];
  for (let at = from; at < end; at += 1) {
    const marked = hits[at] ?? false;
    const last = pieces.at(-1);
    const word = `${words[at]}${at + 1 < end ? ' ' : ''}`;
    if (last && last.marked === marked) last.text += word;
    else pieces.push({ text: word, marked });
  }
  return end < words.length ? [...pieces, { text: ' …', marked: false }] : pieces;
}
