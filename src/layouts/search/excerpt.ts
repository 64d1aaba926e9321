export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };

/** The engine marks words by tags in text. They are read here and never given to the page as HTML. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/)
    .filter((text) => text !== '')
    .map((text) => {
      const marked = text.startsWith('<mark>');
      const inner = marked ? text.slice('<mark>'.length, -'</mark>'.length) : text;
      return { text: inner.replace(/&(lt|gt|amp);/g, (_, name: string) => characters[name] ?? ''), marked };
    });
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const bare = (word: string) => word.replace(/<\/?mark>/g, '').replace(/\.$/, '');

function startsWith(words: readonly string[], name: readonly string[]): boolean {
  return name.every((word, at) => bare(words[at] ?? '') === bare(word));
}

/** The names of a thing open and close its text, so that they are found. The reader has them in the title. */
export function withoutNames(excerpt: string, title: string, also: readonly string[]): string {
  let words = wordsOf(excerpt);
  const opening = wordsOf(title);
  if (startsWith(words, opening)) words = words.slice(opening.length);
  const closing = also.flatMap((name) => wordsOf(`${name}.`));
  const end = words.findIndex(
    (_, at) =>
      closing.length > 0 && startsWith(closing, words.slice(at)) && words.length - at <= closing.length,
  );
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}
