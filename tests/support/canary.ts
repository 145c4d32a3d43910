import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toMessageId } from '#tests/support/ids.ts';
import { decideDeletion } from '#core/accounts/leaving/domain/decide-deletion.ts';
import { noHistory, withDecline } from '#core/safety/domain/pair-history.ts';
import type { Storage } from '#core/storage.ts';
import { everyText } from './every-text.ts';
import { newMember } from './new-member.ts';
import {
  requestBetween,
  storeConnection,
  storeMembers,
  storeMessage,
  valueOf,
} from './stored-records.ts';
import { toContactText, toEmailAddress, toModerationWords, toUsername } from './texts.ts';
import {
  addNotice,
  addRecoveryRequest,
  createConnection,
  createContactMessage,
  createMember,
  createSession,
  endConnection,
  queueLetter,
  storeHistory,
  storePicture,
  keepTogether,
  storeIntroduction,
  writeNote,
} from './writes.ts';

/** A word that is in everything that a member has said or is called, and nowhere else. */
export const CANARY = 'zqxkanari';

/** A word of somebody who has written to that member. */
const KEPT = 'wvybleibt';

/** Stores a member with the canary in every text that storage keeps of a member. */
export async function storeCanary(
  storage: Storage,
): Promise<{ readonly id: MemberId; readonly kept: string; readonly others: readonly MemberId[] }> {
  const text = (place: string) => `${CANARY} ${place}`;
  const record = {
    ...newMember(everyText(CANARY)),
    name: text('name'),
    username: toUsername(`${CANARY}-1`),
    email: toEmailAddress(`${CANARY}@example.org`),
    avatarUrl: `https://example.org/${CANARY}.png`,
    preferences: {
      ...newMember(everyText(CANARY)).preferences,
      relationshipTypes: [1],
      interests: ['Knots', text('interest')],
      prompts: { sunday: text('sunday'), give: text('give'), hope: text('hope') },
    },
  };
  const self = valueOf(await createMember(storage, record));
  const others = (await storeMembers(storage, 4)).map(({ id }) => id);
  const [friend, asked, ended, declining] = others as [MemberId, MemberId, MemberId, MemberId];
  const connection = await storeConnection(storage, self.id, friend);
  for (const content of [text('one'), text('two')]) {
    await storeMessage(storage, self.id, connection, content);
    await storeMessage(storage, friend, connection, KEPT);
  }
  await writeNote(storage, connection, self.id, text('private'));
  await storeIntroduction(
    storage,
    newIntroduction(
      { introducerId: self.id, relationshipTypeId: null, createdAt: '2026-04-01T10:00:00.123Z' },
      [
        { memberId: friend, note: text('introduction') },
        { memberId: asked, note: text('introduced') },
      ],
    ),
  );
  await storePicture(storage, self.id, { description: text('picture') });
  await keepTogether(storage, connection, {
    questions: [
      {
        state: 'open',
        name: 'old_object',
        messageId: toMessageId(1),
        sealed: { memberId: self.id, text: text('answer') },
      },
    ],
  });
  while ((await storage.messageSearch.indexNext(50)) > 0);
  const request = { ...requestBetween(self.id, asked), note: text('note') };
  await createConnection(storage, request);
  const past = await storeConnection(storage, ended, self.id);
  await storeMessage(storage, self.id, past, text('sealed'));
  await endConnection(storage, past, ended);
  const at = '2026-04-01T10:00:00.123Z';
  const declined = {
    relationshipTypeId: null,
    side: null,
    note: text('declined'),
    createdAt: at,
    declinedAt: at,
  };
  await storeHistory(storage, withDecline(noHistory(self.id, declining), self.id, declined));
  const words = toModerationWords(text('words'));
  await addNotice(storage, {
    memberId: self.id,
    at,
    actor: 'operator',
    reportId: null,
    content: { kind: 'warn', until: null, reason: null, words },
  });
  await createContactMessage(storage, {
    createdAt: at,
    topic: 'account',
    memberId: self.id,
    email: self.email,
    text: toContactText(text('contact')),
  });
  const letter = { kind: 'address_changed', memberId: self.id, address: self.email } as const;
  await queueLetter(storage, { letter, key: `${CANARY} letter`, dueAt: at });
  await addRecoveryRequest(storage, {
    memberId: self.id,
    address: toEmailAddress(`${CANARY}-new@example.org`),
    answers: { address: CANARY, joinedIn: CANARY, people: CANARY, lastPerson: CANARY },
    dueAt: at,
  });
  const times = { createdAt: at, lastUsedAt: at };
  const session = { memberId: self.id, ...times, mustChoosePassword: false };
  await createSession(storage, { tokenHash: CANARY, ...session, device: UNKNOWN_DEVICE });
  return { id: self.id, kept: KEPT, others };
}

/** Deletes the account, as the job does whose time has come; the letter about it is sent. */
export async function deleteMember(storage: Storage, id: MemberId): Promise<void> {
  const self = await storage.members.findById(id);
  if (self === null) throw new Error(`There is no member ${id}.`);
  const at = new Date().toISOString();
  const decision = decideDeletion(self, await storage.safety.loadStanding(id), at);
  const deleted = await storage.commit({ ...decision, actorId: null, at });
  if (!deleted.stored) throw new Error(`Member ${id} was not deleted.`);
  const page = { now: '2999-01-01T00:00:00.000Z', until: at, limit: 100 };
  for (const letter of await storage.outbox.hold(page)) {
    if (letter.letter.kind !== 'account_deleted') continue;
    const change = { type: 'remove_letter', id: letter.id } as const;
    await storage.commit({ changes: [change], events: [], actorId: null, at });
  }
}
