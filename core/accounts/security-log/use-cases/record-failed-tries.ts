import type { SecurityChange } from '#core/accounts/changes.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { countedSince } from '#core/accounts/security-log/domain/security-entry.ts';
import type { CountedTries, FailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import type { Commit } from '#core/kernel/commit.ts';

export type RecordFailedTries = () => Promise<void>;

/**
 * Writes down the tries that were counted since it last did. Those that could not be written are counted again; of an
 * account that is gone meanwhile nothing is written.
 */
export function makeRecordFailedTries({
  failedTries,
  commit,
}: {
  readonly failedTries: Pick<FailedTries, 'take' | 'putBack'>;
  readonly commit: Commit<SecurityChange, never>;
}): RecordFailedTries {
  return async () => {
    const waiting = [...failedTries.take()];
    try {
      for (let tries = waiting.at(-1); tries !== undefined; tries = waiting.at(-1)) {
        await commit(actOf(tries));
        waiting.pop();
      }
    } finally {
      for (const tries of waiting) failedTries.putBack(tries);
    }
  };
}

function actOf(tries: CountedTries) {
  const { at } = tries;
  const entry = { ...tries, aboutId: null, device: UNKNOWN_DEVICE };
  const change = { type: 'count_security_entry', entry, since: countedSince(at) } as const;
  return { changes: [change], events: [], actorId: null, at };
}
