import type { Formula, Values } from '../../rules/formula';
import { Distribution } from '../distribution';
import type { Question, Reply } from './messages';

/** The near end of a worker, whatever makes one. */
export interface Line {
  ask(question: Question): void;
  /** Stops the worker at once, whatever it is doing. */
  hangUp(): void;
}

/** A question that was asked. */
export interface Asked {
  readonly answer: Promise<Distribution>;
  /** The answer is no longer wanted: it is refused with `cancelled`. */
  cancel(): void;
}

export const cancelled = 'The question was withdrawn';

/** Calls a worker. It is heard through `hear`; `fail` says why there is none to be had. */
export type Call = (hear: (reply: Reply) => void, fail: (message: string) => void) => Line;

interface Open {
  readonly question: Question;
  readonly resolve: (answer: Distribution) => void;
  readonly reject: (reason: Error) => void;
  readonly progress: (share: number) => void;
}

/** Hands questions to a worker, which is called when the first one comes. */
export class Desk {
  private line: Line | undefined;
  private last = 0;
  private readonly open = new Map<number, Open>();

  constructor(private readonly call: Call) {}

  ask(formula: Formula, values: Values, progress: (share: number) => void = () => {}): Asked {
    this.last += 1;
    const id = this.last;
    const answer = new Promise<Distribution>((resolve, reject) => {
      const question = { id, formula, values };
      this.open.set(id, { question, resolve, reject, progress });
      this.line ??= this.pickUp();
      this.line.ask(question);
    });
    return { answer, cancel: () => this.cancel(id) };
  }

  private pickUp(): Line {
    return this.call(
      (reply) => this.hear(reply),
      (message) => this.fail(message),
    );
  }

  /** Without a worker nobody is answered; the next question calls another one. */
  private fail(message: string): void {
    const waiting = [...this.open.values()];
    this.open.clear();
    this.line = undefined;
    for (const { reject } of waiting) reject(new Error(message));
  }

  private hear(reply: Reply): void {
    const asked = this.open.get(reply.id);
    if (reply.kind !== 'progress') this.open.delete(reply.id);
    if (reply.kind === 'progress') asked?.progress(reply.share);
    else if (reply.kind === 'answer') asked?.resolve(Distribution.from(reply.tally));
    else asked?.reject(new Error(reply.message));
  }

  /** A worker that computes hears nothing, so it is stopped; a new one goes on with what others wait for. */
  private cancel(id: number): void {
    const asked = this.open.get(id);
    if (!asked) return;
    this.open.delete(id);
    asked.reject(new Error(cancelled));
    this.line?.hangUp();
    this.line = this.open.size > 0 ? this.pickUp() : undefined;
    for (const { question } of this.open.values()) this.line?.ask(question);
  }
}
