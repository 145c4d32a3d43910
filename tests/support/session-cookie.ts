import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { createSession } from './writes.ts';

/** Signs a member in, straight in storage, because each log-in costs a hash; returns the token of the cookie. */
export async function storeSession(storage: Storage, memberId: MemberId): Promise<string> {
  const tokens = createRandomSessionTokens();
  const token = tokens.create();
  const at = new Date().toISOString();
  await createSession(storage, {
    ...{ tokenHash: tokens.hash(token), memberId, createdAt: at, lastUsedAt: at },
    ...{ mustChoosePassword: false, device: UNKNOWN_DEVICE },
  });
  return token;
}
