/** How many numbers each command of an outline takes; the last two of them are where it leads. */
const takes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

const number = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;
const command = /[\s,]*([a-z])/iy;

type Point = readonly [x: number, y: number];

/** Where the pen is, and where that is in whole numbers. */
interface Place {
  readonly exact: Point;
  readonly whole: Point;
}

interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** An outline, command by command: a letter that stands for several of its kind stands with each. */
function stepsOf(outline: string): Step[] {
  let at = 0;
  const next = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(outline);
    if (found) at = what.lastIndex;
    return found?.[1];
  };
  const steps: Step[] = [];
  let letter = '';
  while (outline.slice(at).trim() !== '') {
    const given = next(command);
    // What follows a beginning without a letter of its own is a line.
    letter = given ?? ({ m: 'l', M: 'L' }[letter] || letter);
    const count = takes[letter.toLowerCase()];
    const isArc = letter.toLowerCase() === 'a';
    const numbers = Array.from({ length: count ?? 0 }, (_, index) =>
      Number(next(isArc && (index === 3 || index === 4) ? flag : number)),
    );
    if (count === undefined || (count === 0 && given === undefined) || numbers.some(Number.isNaN)) {
      throw new Error(`This is no outline at '${outline.slice(at, at + 20)}'`);
    }
    steps.push({ letter, numbers });
  }
  return steps;
}

/** Along which axis a number of a command lies; undefined where it is none of a point: the shape of an arc. */
function axisOf(kind: string, index: number): 0 | 1 | undefined {
  if (kind === 'a') return index < 5 ? undefined : index === 5 ? 0 : 1;
  return kind === 'v' || (kind !== 'h' && index % 2 === 1) ? 1 : 0;
}

/** One command in whole numbers, seen from where the pen is, and where it leads. */
function moved(
  { letter, numbers }: Step,
  from: Place,
): { readonly put: readonly number[]; readonly to: Place } {
  const kind = letter.toLowerCase();
  const exact: [number, number] = [...from.exact];
  const whole: [number, number] = [...from.whole];
  const put = numbers.map((value, index) => {
    const axis = axisOf(kind, index);
    if (axis === undefined) return index < 2 ? Math.round(value * 10) / 10 : value;
    exact[axis] = kind === letter ? from.exact[axis] + value : value;
    whole[axis] = Math.round(exact[axis]);
    return whole[axis] - from.whole[axis];
  });
  return { put, to: { exact, whole } };
}

/** A minus sign keeps two numbers apart as well as a blank does. */
const spaced = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

/** An outline in whole numbers, each relative to the point before. Points are rounded where they stand, so that the errors of
 *  a long outline do not add up; in a box of 512 by 512 nobody sees half of one. */
export function wholeOutline(outline: string): string {
  let [here, begin]: [Place, Place] = [
    { exact: [0, 0], whole: [0, 0] },
    { exact: [0, 0], whole: [0, 0] },
  ];
  let [text, last] = ['', ''];
  for (const step of stepsOf(outline)) {
    const kind = step.letter.toLowerCase();
    const { put, to } = moved(step, here);
    here = kind === 'z' ? begin : to;
    if (kind === 'm') begin = here;
    const list = put.map(spaced).join('');
    text += kind === last && kind !== 'm' ? list : `${kind}${list.trimStart()}`;
    last = kind;
  }
  return text;
}
