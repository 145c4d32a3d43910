import { noteFailure, type RecentFailure } from '#core/operations/domain/recent-failures.ts';

/** How many characters of a failure are kept. */
const LONGEST = 300;

/** What this process has logged as an error, for those who look at the site in a browser. */
export class RecentFailures {
  #noted: readonly RecentFailure[] = [];

  /** Takes what the logger was given: a text, or an object and a text. */
  note(logged: readonly unknown[], at: string): void {
    const [first, second] = logged;
    const text = typeof first === 'string' ? first : typeof second === 'string' ? second : '';
    const says = [text, reasonOf(first)].filter((part) => part !== '').join(': ');
    this.#noted = noteFailure(this.#noted, { says: says.slice(0, LONGEST), at });
  }

  list(): readonly RecentFailure[] {
    return this.#noted;
  }
}

function reasonOf(logged: unknown): string {
  if (logged instanceof Error) return logged.message;
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return '';
  return logged.err instanceof Error ? logged.err.message : '';
}
