import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeHandleContactMessage } from '#core/moderation/contact/use-cases/handle-contact-message.ts';
import { makeListContactMessages } from '#core/moderation/contact/use-cases/list-contact-messages.ts';
import { makeSendContactMessage } from '#core/moderation/contact/use-cases/send-contact-message.ts';
import { makeHandleDeskContactMessage } from '#core/moderation/desk/use-cases/handle-desk-contact-message.ts';
import { makeListDeskContactMessages } from '#core/moderation/desk/use-cases/list-desk-contact-messages.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { toContactMessageId } from '#tests/support/ids.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { storeMembers, valueOf } from '#tests/support/stored-records.ts';
import { toContactText, toEmailAddress } from '#tests/support/texts.ts';

const clock = createSettableClock();
const EMAIL = toEmailAddress('visitor@example.org');

let storage: Storage;
let rosa: Self;
let mo: Self;
let mia: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, mo, mia] = (await storeMembers(storage, 3)) as [Self, Self, Self];
  await send(rosa.id);
  await send(null);
});

const send = (memberId: MemberId | null) =>
  makeSendContactMessage({ ...storage, clock })({
    topic: 'account',
    memberId,
    email: memberId === null ? EMAIL : null,
    text: toContactText('I have lost my password.'),
  });
const handleContactMessage = () => makeHandleContactMessage({ ...storage, clock });
const handle = (id: number, callerId = mo.id) =>
  makeHandleDeskContactMessage({ ...storage, handleContactMessage: handleContactMessage() })({
    callerId,
    id: toContactMessageId(id),
  });
const list = (page: { readonly limit: number; readonly state?: 'open' | 'handled' }) => {
  const listContactMessages = makeListContactMessages(storage);
  return makeListDeskContactMessages({ ...storage, listContactMessages })({ after: null, ...page });
};

test('the members who wrote and handled messages are named, and nobody else', async () => {
  await handle(1);
  const { items, names, next } = await list({ limit: 10 });
  expect(items).toMatchObject([
    { id: 2, memberId: null, handling: null },
    { id: 1, memberId: rosa.id, handling: { by: mo.id } },
  ]);
  expect([...names]).toEqual([
    [rosa.id, rosa.name],
    [mo.id, mo.name],
  ]);
  expect(next).toBeNull();
});

test('a page has only the messages of its state', async () => {
  await handle(1);
  expect(await list({ limit: 10, state: 'open' })).toMatchObject({ items: [{ id: 2 }] });
  expect(await list({ limit: 10, state: 'handled' })).toMatchObject({ items: [{ id: 1 }] });
});

test('a message is handled in the name of the first moderator', async () => {
  const first = valueOf(await handle(1));
  expect(first.message.handling).toEqual({ by: mo.id, at: clock.now() });
  clock.advance(DAY);
  expect(valueOf(await handle(1, mia.id))).toEqual(first);
});

test('no message is handled that does not exist', async () => {
  expect(await handle(3)).toEqual(refused({ code: 'not_found', subject: 'contact_message' }));
});

test('whoever runs the server has no name here', async () => {
  await handleContactMessage()({ id: toContactMessageId(2), by: 'operator' });
  const { items, names } = await list({ limit: 10, state: 'handled' });
  expect(items).toMatchObject([{ id: 2, handling: { by: 'operator' } }]);
  expect(names.size).toBe(0);
});
