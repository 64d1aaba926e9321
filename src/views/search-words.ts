/** Words so common that they lead nowhere: they are left out of texts, and out of a question that has others. */
const common = new Set(
  (
    'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its ' +
    'may me more most much must my no not of on one only or our own she should so some than that the their them then ' +
    'there these they this to too up us was we were what when where whether which who whose why will with would you your'
  ).split(' '),
);

export const isCommon = (word: string): boolean => common.has(word);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b|['’]/gu, '');

/** The words of a text as they are sought: without capitals, accents and signs. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a text is found by: its words, and those joined that a hyphen holds together. */
export function findableWords(text: string): string[] {
  const joined = plain(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return [...wordsOf(text), ...joined.map((word) => word.replaceAll('-', ''))];
}

/** One spelling for both sides of the Atlantic. */
function oneSpelling(word: string): string {
  return word
    .replace(/(?<=..)our/, 'or')
    .replace(/oeu/, 'eu')
    .replace(/ence(?=s?$)/, 'ense')
    .replace(/(?<=..[tv])re$/, (ending) => [...ending].reverse().join(''))
    .replace(/is(?=(?:e|ed|er|es|ing)$)/, 'iz');
}

/** What the forms of a word have in common. It need be no word: 'dodg' stands for dodge, dodges, dodged and dodging. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return oneSpelling(word)
    .replace(/(?<=..)ie[sd]$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^sui])s$/, '')
    .replace(/(?<=[aeiouy].*.)ing$|(?<=[aeiouy].*[^e])ed$/, '')
    .replace(/(?<=..)e$/, '')
    .replace(/([a-z])\1$/, '$1');
}
