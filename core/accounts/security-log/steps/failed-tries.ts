import type { FailedTry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** Tries of one kind to come into an account, since they were last taken. */
export interface CountedTries {
  readonly memberId: MemberId;
  readonly fact: FailedTry;
  /** When the first of them was (ISO 8601 in UTC). */
  readonly at: string;
  readonly count: number;
}

/** Counts refused tries until they are stored. */
export interface FailedTries {
  /** Adds to the count; a name that leads to no account is `null`, and nothing is counted. */
  readonly note: (memberId: MemberId | null, fact: FailedTry, at: string) => void;
  /** Adds back what could not be written down. */
  readonly putBack: (tries: CountedTries) => void;
  /** All that was counted, which is forgotten here. */
  readonly take: () => readonly CountedTries[];
}

/**
 * Counts in memory, so that no answer to somebody who tries waits for a write: it takes as long for an account as for
 * a name that nobody has. There is one count for each account and kind, however many tries there are.
 */
export function makeFailedTries(): FailedTries {
  const counts = new Map<string, CountedTries>();
  const putBack = (tries: CountedTries) => {
    const key = `${tries.memberId} ${tries.fact}`;
    const counted = counts.get(key);
    const [at] = [tries.at, counted?.at ?? tries.at].sort();
    counts.set(key, { ...tries, at: at ?? tries.at, count: tries.count + (counted?.count ?? 0) });
  };
  return {
    note: (memberId, fact, at) => {
      if (memberId !== null) putBack({ memberId, fact, at, count: 1 });
    },
    putBack,
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}
