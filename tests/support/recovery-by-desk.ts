import type { RecoveryAnswers } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId, RecoveryRequestId } from '#core/kernel/ids.ts';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import type { UseCases } from '#server/composition/contexts.ts';
import type { World } from '#server/composition/world.ts';
import { storeConnection, storeMember, storeMessage } from './stored-records.ts';
import { toEmailAddress, toLogInName } from './texts.ts';
import { addLink, storeModerator } from './writes.ts';

/** The people whom an account that can be won back is connected with, and the moderators. */
export interface Surroundings {
  readonly answers: RecoveryAnswers;
  readonly moderators: readonly [MemberId, MemberId];
}

/** Gives the account connections and a conversation, so that its owner has something to tell, and the site moderators. */
export async function surround(storage: Storage, owner: Self): Promise<Surroundings> {
  const steve = await storeMember(storage, { name: 'Steve' });
  const mia = await storeMember(storage, { name: 'Mia' });
  const connection = await storeConnection(storage, owner.id, steve.id);
  await storeConnection(storage, mia.id, owner.id);
  await storeMessage(storage, owner.id, connection);
  const one = await storeMember(storage, { name: 'Mo' });
  const other = await storeMember(storage, { name: 'Max' });
  await storeModerator(storage, one.id);
  await storeModerator(storage, other.id);
  return {
    moderators: [one.id, other.id],
    answers: {
      address: '',
      joinedIn: owner.createdAt.slice(0, 7),
      people: 'Mia, Steve',
      lastPerson: 'Steve',
    },
  };
}

/** The steps of somebody who asks moderators for an account, from a new address. */
export function createRecoveryByDesk(
  storage: Storage,
  world: Pick<World, 'clock' | 'sessionTokens'>,
  does: UseCases,
) {
  const mailed = async (
    purpose: LinkPurpose,
    memberId: MemberId | null,
    address: EmailAddress,
  ): Promise<string> => {
    const token = world.sessionTokens.create();
    const expiresAt = linkExpiry(purpose, world.clock.now());
    const tokenHash = world.sessionTokens.hash(token);
    await addLink(storage, { tokenHash, purpose, memberId, address, expiresAt });
    return token;
  };
  return {
    mailed,

    /** Asks for the account of that name, and confirms the address. */
    ask: async (username: string, email: string, answers: RecoveryAnswers) => {
      const address = toEmailAddress(email);
      const asked = await does.askForRecovery({
        username: toLogInName(username),
        address,
        answers,
      });
      if (!asked.ok) throw new Error(asked.refusal.code);
      return does.confirmRecovery(await mailed('confirm_recovery', null, address));
    },

    /** What the moderator sees. */
    listFor: async (callerId: MemberId) =>
      (await does.listDeskRecoveries({ callerId, after: 0, limit: 50 })).items,

    agree: (callerId: MemberId, id: RecoveryRequestId) =>
      does.decideRecovery({ callerId, id, decision: { decision: 'agree', words: null } }),
  };
}
