import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { EVER } from '#tests/support/stored-records.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Storage } from '#core/storage.ts';

/** A member who may write to someone. */
export interface SignedInMember {
  readonly cookie: string;
  /** One of their accepted connections. */
  readonly connectionId: number;
}

/**
 * Signs in every member from 1 to `members` who has an accepted connection: straight in storage, because
 * each log-in by HTTP costs a hash, and their number is limited.
 */
export async function signIn(storage: Storage, members: number): Promise<SignedInMember[]> {
  const tokens = createRandomSessionTokens();
  const signedIn: SignedInMember[] = [];
  for (let id = 1; id <= members; id += 1) {
    const memberId = toMemberId(id);
    const newest = {
      status: 'accepted',
      direction: null,
      before: null,
      limit: 1,
      openSince: EVER,
    } as const;
    const [connection] = await storage.connections.listOf(memberId, newest);
    if (connection === undefined) continue;
    const token = tokens.create();
    const at = new Date().toISOString();
    const session = {
      tokenHash: tokens.hash(token),
      memberId,
      createdAt: at,
      lastUsedAt: at,
      mustChoosePassword: false,
      device: UNKNOWN_DEVICE,
    };
    await storage.commit({
      changes: [{ type: 'add_session', session, standingVersion: 0 }],
      events: [],
      actorId: memberId,
      at,
    });
    signedIn.push({ cookie: `sid=${token}`, connectionId: connection.id });
  }
  return signedIn;
}
