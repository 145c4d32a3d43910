import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { makeLogOut } from '#core/accounts/use-cases/log-out.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { createSession } from '#tests/support/writes.ts';

const sessionTokens = createRandomSessionTokens();

/** A member with two sessions, and what logs them out. */
async function given() {
  const storage = createMemoryStorage();
  const clock = createSettableClock();
  const { id: memberId } = await storeMember(storage);
  const tokens = [sessionTokens.create(), sessionTokens.create()] as const;
  const hashes = tokens.map((token) => sessionTokens.hash(token));
  const times = {
    createdAt: clock.now(),
    lastUsedAt: clock.now(),
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
  for (const tokenHash of hashes) await createSession(storage, { tokenHash, memberId, ...times });
  const logOut = makeLogOut({ ...storage, clock, sessionTokens });
  const findAll = async () =>
    (await Promise.all(hashes.map((hash) => storage.sessions.find(hash)))).map(Boolean);
  return { storage, tokens, logOut, findAll };
}

it('ends the session of the token alone, and announces nothing', async () => {
  const { storage, tokens, logOut, findAll } = await given();
  await logOut(tokens[0]);
  expect(await findAll()).toEqual([false, true]);
  expect(await storage.feed.read({ after: 0, limit: 10 })).toEqual([]);
});

it('ends nothing without a token', async () => {
  const { logOut, findAll } = await given();
  await logOut(null);
  expect(await findAll()).toEqual([true, true]);
});
