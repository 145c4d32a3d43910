import type { MemberId, NewId } from './ids.ts';
import type { Result } from './result.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import { trusted } from './trusted.ts';

/** In a decision, the id that storage gives to what the decision adds; of several things, to the last so far. */
export const NEW_ID = trusted<NewId>(0);

/** A decision: what to store, and what happened. */
export interface Decision<Change, Event> {
  readonly changes: readonly Change[];
  readonly events: readonly Event[];
}

/** A decision that was made. Its time is ISO 8601 in UTC. */
export interface Act<Change, Event> extends Decision<Change, Event> {
  /** The member who acts: `NEW_ID` if the act adds that member, `null` if it is nobody's activity. */
  readonly actorId: MemberId | null;
  readonly at: string;
}

/** The outcome of an act: stored as a whole, with the id of what it added, or not stored at all. */
export type Commitment =
  | { readonly stored: true; readonly newId: NewId | null }
  | { readonly stored: false };

/**
 * The one way to write. Stores everything in one transaction: the changes, the events, which join the
 * feed in the order of commits, and the actor's place in the order of activity. Every change names the
 * version that it is based on; if the stored version is another one, or something unique is taken, nothing is stored.
 */
export type Commit<Change, Event> = (act: Act<Change, Event>) => Promise<Commitment>;

/** A stored value, and the version to name in a change that is based on it. */
export interface Versioned<Value> {
  readonly value: Value;
  readonly version: number;
}

/** An act to commit, or `null` when there is nothing to store; then what to answer. */
export interface Proposal<Change, Event, Answer> {
  readonly act: Act<Change, Event> | null;
  /** `newId` is the id of what the act added; ignore it if the act added nothing. */
  readonly answer: (newId: NewId) => Answer;
}

/** How often to try an act before giving up, if others keep committing first. */
const MOST_TRIES = 20;

/**
 * Loads, decides and commits. If the state has changed in between, it does all of this again, so that the
 * caller's own command is decided on what is stored by then. `admit` is asked once, before the first commit: a
 * caller who is refused for any other reason is told that reason, and it does not count against a limit.
 */
export async function decideAndCommit<Change, Event, Answer, Refusal>(
  commit: Commit<Change, Event>,
  decide: () => Promise<Result<Proposal<Change, Event, Answer>, Refusal>>,
  admit: () => Promise<Refusal | null> = () => Promise.resolve(null),
): Promise<Result<Answer, Refusal>> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const decided = await decide();
    if (!decided.ok) return decided;
    const { act, answer } = decided.value;
    const refusal = act !== null && tries === 1 ? await admit() : null;
    if (refusal !== null) return { ok: false, refusal };
    const commitment = act === null ? NOTHING_TO_STORE : await commit(act);
    if (commitment.stored) return { ok: true, value: answer(commitment.newId ?? NEW_ID) };
  }
  throw new StorageUnavailable('Too many others are changing the same data.');
}

const NOTHING_TO_STORE = { stored: true, newId: null } as const;

/** The event with the id of what was added in every place where the decision could not know it. */
export function withNewId<Event extends object>(event: Event, newId: NewId | null): Event {
  if (newId === null) return event;
  const fill = (value: unknown): unknown => {
    if (value === NEW_ID) return newId;
    return Array.isArray(value) ? value.map(fill) : value;
  };
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [name, fill(value)]),
  ) as Event;
}
