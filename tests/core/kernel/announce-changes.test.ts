import { expect, test } from 'vitest';
import { announceChanges } from '#core/kernel/announce-changes.ts';
import type { Commit } from '#core/kernel/commit.ts';

const AT = '2026-03-01T10:00:00.000Z';

/** Whether it is announced that these numbers were committed, of which even ones mean work. */
async function isAnnounced(changes: readonly number[], stored = true): Promise<boolean> {
  let announced = false;
  const commit: Commit<number, never> = () =>
    Promise.resolve(stored ? { stored, newId: null } : { stored });
  const announcing = announceChanges(
    commit,
    { announce: () => (announced = true) },
    (change, at) => change % 2 === 0 && at === AT,
  );
  const commitment = await announcing({ changes, events: [], actorId: null, at: AT });
  expect(commitment.stored).toBe(stored);
  return announced;
}

test('work to do is announced once it is stored, whatever is stored with it', async () => {
  expect(await isAnnounced([1, 2, 3])).toBe(true);
  expect(await isAnnounced([1, 3])).toBe(false);
  expect(await isAnnounced([])).toBe(false);
  expect(await isAnnounced([2], false)).toBe(false);
});
