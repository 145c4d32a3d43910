import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { ChangedChoices } from '#core/messaging/domain/conversation.ts';
import { makeChangeConversation } from '#core/messaging/use-cases/change-conversation.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { toConnectionId } from '#tests/support/ids.ts';

const MOST_PINNED = 20;
const clock = createSettableClock();

let storage: Storage;
let rosa: Self;
let daniel: Self;
let others: Self[];
let connection: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, daniel, ...others] = (await storeMembers(storage, 2 + MOST_PINNED)) as [Self, Self];
  connection = await storeConnection(storage, rosa.id, daniel.id);
});

const change = ({ id: callerId }: Self, changed: ChangedChoices, { id } = connection) =>
  makeChangeConversation({ ...storage, clock })({ callerId, connectionId: id, changed });
const choicesOf = async ({ id }: Self) =>
  (await storage.conversations.loadChoices(id, connection.id)).choices.value;

test('who pins or mutes a conversation does so for themselves, and only their own devices hear', async () => {
  const changed = await change(rosa, { isPinned: true, isMuted: true });
  expect(changed).toMatchObject({ ok: true, value: { isPinned: true, isMuted: true } });
  expect(await choicesOf(rosa)).toMatchObject({ isPinned: true, isMuted: true, aside: null });
  expect(await choicesOf(daniel)).toMatchObject({ isPinned: false, isMuted: false });
  const event = { type: 'conversation_changed', isShared: false, connectionId: connection.id };
  expect(await readEvents(storage)).toEqual([{ ...event, memberIds: [rosa.id] }]);
});

test('what changes nothing tells nobody', async () => {
  await change(rosa, { isPinned: true, aside: 'for_good' });
  const [first] = await readEvents(storage);
  const unchanged = [{}, { isPinned: true }, { isMuted: false }, { aside: 'for_good' }] as const;
  for (const again of unchanged) {
    expect(await change(rosa, again)).toMatchObject({ ok: true, value: { isPinned: true } });
  }
  expect(await readEvents(storage)).toEqual([first]);
});

test.each<[string, ChangedChoices]>([
  ['unpinned', { isPinned: false }],
  ['muted', { isMuted: true }],
  ['no longer put aside', { aside: null }],
])('the member’s own devices hear that a conversation is %s', async (_what, changed) => {
  await change(rosa, { isPinned: true, aside: 'three_months' });
  await change(rosa, changed);
  expect(await readEvents(storage)).toHaveLength(2);
});

test('a twenty-first is not pinned, and stays as it was', async () => {
  for (const { id } of others) {
    await change(rosa, { isPinned: true }, await storeConnection(storage, rosa.id, id));
  }
  expect(await change(rosa, { isPinned: true, isMuted: true })).toEqual(
    refused({ code: 'too_many_pinned' }),
  );
  expect(await choicesOf(rosa)).toMatchObject({ isPinned: false, isMuted: false });
  expect(await readEvents(storage)).toHaveLength(MOST_PINNED);
  expect(await change(daniel, { isPinned: true })).toMatchObject({ ok: true });
});

test('of two that are pinned at once where there is room for one, one is pinned', async () => {
  const [last, ...pinned] = others.slice(0, MOST_PINNED) as [Self, ...Self[]];
  for (const { id } of pinned) {
    await change(rosa, { isPinned: true }, await storeConnection(storage, rosa.id, id));
  }
  const another = await storeConnection(storage, rosa.id, last.id);
  const both = [connection, another].map((one) => change(rosa, { isPinned: true }, one));
  const answers = (await Promise.all(both)).map(({ ok }) => ok);
  expect(answers.toSorted()).toEqual([false, true]);
});

test('nobody changes a conversation of others', async () => {
  const notFound = refused({ code: 'not_found', subject: 'connection' });
  expect(await change(others[0]!, { isPinned: true })).toEqual(notFound);
  expect(await change(rosa, {}, { ...connection, id: toConnectionId(999) })).toEqual(notFound);
  expect(await readEvents(storage)).toEqual([]);
});
