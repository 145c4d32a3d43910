import { BoundedCache } from '#core/kernel/bounded-cache.ts';

/** Some ten thousand pages. */
const BOUNDS = { bytes: 8 * 1024 * 1024, fewest: 100, most: 10_000 };
/** What is kept takes that much in memory, roughly, and so much more for each id. */
const BYTES = 700;
const ID_BYTES = 8;

/** What the answers to a viewer follow from, besides their questions. */
export interface Basis {
  /** Grows with every change of a member. */
  readonly version: () => number;
  /** The viewer, and whom discovery hides from them. */
  readonly leftOut: readonly number[];
}

interface KeptAnswer<Answer> {
  readonly answer: Answer;
  readonly version: number;
  readonly leftOut: readonly number[];
  readonly bytes: number;
}

/** What was answered lately, for as long as no member changes and nobody else is left out. */
export class KeptAnswers<Answer> {
  private kept = new BoundedCache<string, KeptAnswer<Answer>>(BOUNDS);
  /** The ids in an answer that stays as it is until something changes; `null` for one that does not. */
  private readonly idsOf: (answer: Answer) => readonly number[] | null;

  constructor(idsOf: (answer: Answer) => readonly number[] | null) {
    this.idsOf = idsOf;
  }

  /** Forgets every answer, and what was asked. */
  forget(): void {
    this.kept = new BoundedCache<string, KeptAnswer<Answer>>(BOUNDS);
  }

  /** The answer if it is kept. */
  known(question: object, { version, leftOut }: Basis): Answer | null {
    const known = this.kept.get(JSON.stringify(question));
    if (known === null || known.version !== version()) return null;
    return areSame(known.leftOut, leftOut) ? known.answer : null;
  }

  /** The answer that is kept, or else the one that is worked out. It is not to be changed. */
  async find(
    question: object,
    basis: Basis,
    workOut: () => Promise<Answer | null>,
  ): Promise<Answer | null> {
    const known = this.known(question, basis);
    if (known !== null) return known;
    const { leftOut } = basis;
    const version = basis.version();
    const answer = await workOut();
    const ids = answer && this.idsOf(answer);
    if (answer !== null && ids !== null) {
      // When somebody has changed meanwhile, it is of a version that does not come back.
      const bytes = BYTES + ID_BYTES * (ids.length + leftOut.length);
      this.kept.set(JSON.stringify(question), { answer, version, leftOut, bytes });
    }
    return answer;
  }
}

function areSame(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && ids.every((id, place) => id === others[place]);
}
