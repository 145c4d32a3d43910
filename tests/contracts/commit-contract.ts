import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { unconfirmedAddress } from '#core/members/domain/address.ts';
import { toEmailAddress, toIdempotencyKey } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { sealingAfter } from '#core/connections/domain/sealing.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, type Act } from '#core/kernel/commit.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { newMember } from '#tests/support/new-member.ts';
import { findIds } from '#tests/support/search-results.ts';
import {
  EVER,
  accepted,
  messageFrom,
  requestBetween,
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
  storedAs,
} from '#tests/support/stored-records.ts';
import { storeStanding, createSession, nextDay } from '#tests/support/writes.ts';

const AT = '2026-04-05T06:07:08.901Z';
const NOT_STORED = { stored: false };

/** What `Commit` promises of every act: all of it, or nothing. */
export function describeCommits(current: () => Storage): void {
  const commit = (act: Partial<Act<Change, DomainEvent>>) =>
    current().commit({ changes: [], events: [], actorId: null, at: nextDay(current()), ...act });
  const readEvents = async () =>
    (await current().feed.read({ after: 0, limit: 100 })).map(({ event }) => event);

  /** Two who are connected, one who has asked the first, one who looks on, and the most recently active. */
  async function storePeople() {
    const [rosa, daniel, asking, viewer, last] = (await storeMembers(current(), 5)) as Five;
    const connection = await storeConnection(current(), rosa.id, daniel.id);
    const request = await storeRequest(current(), asking.id, rosa.id);
    const people = { rosa, daniel, viewer, connection, request };
    await commit({ actorId: last.id });
    return { ...people, before: await readAll(current(), people) };
  }

  /** An act of Rosa's with a first change that is possible and the given one. */
  async function commitBoth(people: People, change: Change) {
    const { rosa, request } = people;
    return commit({
      changes: [toAcceptance(request), change],
      events: [profileChanged(rosa.id)],
      actorId: rosa.id,
    });
  }

  describe('a commit', () => {
    test('stores its changes, its events and the activity of the actor', async () => {
      const { before: _before, ...people } = await storePeople();
      const { rosa, connection, request } = people;
      const message = messageFrom(rosa.id, connection);
      const committed = await commitBoth(people, toMessage(message));
      if (!committed.stored) throw new Error('Nothing was stored.');
      expect(await readAll(current(), people)).toMatchObject({
        request: accepted(request),
        messages: [storedAs(message, toMessageId(committed.newId!))],
        events: [profileChanged(rosa.id)],
        mostRecent: rosa.id,
      });
    });

    test.each<[string, (people: People) => Change]>([
      ['replaces a record of an older version', ({ rosa }) => toReplacement({ ...rosa }, 7)],
      [
        'takes an e-mail address that is taken',
        ({ rosa, daniel }) =>
          toReplacement({ ...rosa, email: toEmailAddress(daniel.email.toUpperCase()) }, 1),
      ],
      [
        'registers a username that is taken',
        ({ rosa }) => toRegistration({ username: rosa.username.toUpperCase() }),
      ],
      [
        'registers an e-mail address that is taken',
        ({ rosa }) => toRegistration({ email: rosa.email.toUpperCase() }),
      ],
      [
        'asks for a connection that exists the other way round',
        ({ rosa, daniel }) => toRequest(daniel.id, rosa.id),
      ],
      [
        'replaces a connection of an older version',
        ({ connection }) => ({ ...toAcceptance(connection), version: 1 }),
      ],
      ['removes a connection of an older version', ({ connection }) => toRemoval(connection, 1)],
      [
        'removes a connection that is not there',
        ({ connection }) => toRemoval({ ...connection, id: toConnectionId(999_999) }, 1),
      ],
      [
        'writes in a connection of an older version',
        ({ rosa, connection }) => ({
          ...toMessage(messageFrom(rosa.id, connection)),
          connectionVersion: 1,
        }),
      ],
      [
        'reads a message that is not there',
        () => ({ type: 'mark_read', id: toMessageId(999_999) }),
      ],
    ])('whose second change %s stores nothing of it', async (_what, changeOf) => {
      const { before, ...people } = await storePeople();
      expect(await commitBoth(people, changeOf(people))).toEqual(NOT_STORED);
      expect(await readAll(current(), people)).toEqual(before);
    });

    test('whose second change meets the first stores nothing of it', async () => {
      const { before, ...people } = await storePeople();
      expect(await commitBoth(people, toRemoval(people.request, 1))).toEqual(NOT_STORED);
      expect(await readAll(current(), people)).toEqual(before);
    });

    test('whose first change removes leaves everything in its place when the second is not possible', async () => {
      const { rosa, daniel, connection } = await storePeople();
      await storeRequest(current(), daniel.id, (await storeMember(current())).id);
      for (const sender of [rosa.id, daniel.id]) await storeMessage(current(), sender, connection);
      const page = { before: null, limit: 10 };
      const any = { status: null, direction: null, openSince: EVER };
      const read = async () => ({
        connections: await current().connections.listOf(daniel.id, { ...any, ...page }),
        messages: await current().messages.listOf(connection.id, page),
      });
      const [stored, older] = [await read(), toReplacement(rosa, 9)];
      expect(stored.messages).toHaveLength(2);
      expect(await commit({ changes: [toRemoval(connection, 2), older] })).toEqual(NOT_STORED);
      expect(await read()).toEqual(stored);
    });

    test('uses a version once', async () => {
      const rosa = await storeMember(current());
      const rename = (name: string, version: number) =>
        commit({ changes: [toReplacement({ ...rosa, name }, version)] });
      expect(await rename('Rosa', 1)).toMatchObject({ stored: true });
      expect(await rename('Rosalind', 1)).toEqual(NOT_STORED);
      expect(await current().members.load(rosa.id)).toMatchObject({
        value: { name: 'Rosa' },
        version: 2,
      });
      expect(await rename('Rosalind', 2)).toMatchObject({ stored: true });
    });

    test('uses a key of a sender in a connection once', async () => {
      const { rosa, daniel, connection } = await storePeople();
      const send = (senderId: MemberId) =>
        commit({
          changes: [
            {
              ...toMessage(messageFrom(senderId, connection)),
              idempotencyKey: toIdempotencyKey('key'),
            },
          ],
        });
      expect(await send(rosa.id)).toMatchObject({ stored: true });
      expect(await send(rosa.id)).toEqual(NOT_STORED);
      expect(await send(daniel.id)).toMatchObject({ stored: true });
    });

    test('reads a message once', async () => {
      const { rosa, connection } = await storePeople();
      const { id } = await storeMessage(current(), rosa.id, connection);
      const read = { changes: [{ type: 'mark_read', id } as const] };
      expect(await commit(read)).toEqual({ stored: true, newId: null });
      expect(await commit(read)).toEqual(NOT_STORED);
    });

    test('stores a session of a token once', async () => {
      const rosa = await storeMember(current());
      const session = {
        tokenHash: 'hash',
        memberId: rosa.id,
        createdAt: AT,
        lastUsedAt: AT,
        mustChoosePassword: false,
        device: UNKNOWN_DEVICE,
      };
      const start = {
        changes: [{ type: 'add_session', session, standingVersion: 0 } as const],
      };
      expect(await commit(start)).toMatchObject({ stored: true });
      expect(await commit(start)).toEqual(NOT_STORED);
    });

    test('stores a session only while the member stands where it was decided', async () => {
      const rosa = await storeMember(current());
      const start = (tokenHash: string, standingVersion: number) => {
        const session = {
          tokenHash,
          memberId: rosa.id,
          createdAt: AT,
          lastUsedAt: AT,
          mustChoosePassword: false,
          device: UNKNOWN_DEVICE,
        };
        return commit({ changes: [{ type: 'add_session', session, standingVersion }] });
      };
      expect(await start('too new', 1)).toEqual(NOT_STORED);
      await storeStanding(current(), rosa.id, { mayAsk: false });
      expect(await start('too old', 0)).toEqual(NOT_STORED);
      expect(await start('as decided', 1)).toMatchObject({ stored: true });
      expect(await current().sessions.find('too old')).toBeNull();
      expect(await current().sessions.find('as decided')).not.toBeNull();
    });

    test('that ends sessions and is not stored ends none', async () => {
      const { rosa } = await storePeople();
      const session = {
        tokenHash: 'hash',
        memberId: rosa.id,
        createdAt: AT,
        lastUsedAt: AT,
        mustChoosePassword: false,
        device: UNKNOWN_DEVICE,
      };
      await createSession(current(), session);
      const { value: standing } = await current().safety.loadStanding(rosa.id);
      const changes = [
        { type: 'end_sessions', memberId: rosa.id },
        { type: 'put_standing', standing, version: 7 },
      ] as const;
      expect(await commit({ changes })).toEqual(NOT_STORED);
      expect(await current().sessions.find('hash')).toEqual(session);
    });

    test('that is not stored takes nothing from others at the same moment', async () => {
      const { rosa, daniel, connection } = await storePeople();
      const memberIds = [rosa.id, daniel.id];
      const send = (connectionVersion: number) => {
        const message = { ...toMessage(messageFrom(rosa.id, connection)), connectionVersion };
        const ids = { messageId: NEW_ID, connectionId: connection.id, memberIds };
        return commit({ changes: [message], events: [{ type: 'message_sent', ...ids }] });
      };
      const sent = await Promise.all(
        Array.from({ length: 16 }, (_act, place) => send(place === 6 ? 1 : 2)),
      );
      expect(sent.map(({ stored }) => stored)).toEqual(sent.map((_act, place) => place !== 6));
      const newIds = sent.flatMap((act) => (act.stored ? [act.newId] : [])).sort(ascending);
      const messages = await current().messages.listOf(connection.id, { before: null, limit: 50 });
      expect(messages.map(({ id }) => id)).toEqual(newIds);
      const events = await readEvents();
      expect(events.flatMap((event) => ('messageId' in event ? [event.messageId] : []))).toEqual(
        newIds,
      );
    });

    test('gives its events the id of what it added, and a new member the activity', async () => {
      const [viewer] = await storeMembers(current(), 2);
      const registered = await commit({
        changes: [toRegistration({})],
        events: [{ type: 'member_registered', memberIds: [NEW_ID] }],
        actorId: NEW_ID,
      });
      const memberId = newIdOf(registered);
      const asked = await commit({
        changes: [toRequest(toMemberId(memberId), viewer!.id)],
        events: [
          {
            type: 'connection_requested',
            connectionId: NEW_ID,
            memberIds: [toMemberId(memberId), viewer!.id],
          },
        ],
      });
      const connectionId = newIdOf(asked);
      expect(await current().connections.findById(toConnectionId(connectionId))).toMatchObject({
        requesterId: memberId,
      });
      expect(await readEvents()).toEqual([
        { type: 'member_registered', memberIds: [memberId] },
        { type: 'connection_requested', connectionId, memberIds: [memberId, viewer!.id] },
      ]);
    });
  });
}

const ascending = (one: number | null, other: number | null) => Number(one) - Number(other);

type Five = [Self, Self, Self, Self, Self];

interface People {
  readonly rosa: Self;
  readonly daniel: Self;
  readonly viewer: Self;
  readonly connection: Connection;
  readonly request: Connection;
}

/** All that an act of these tests could change. */
async function readAll(storage: Storage, { rosa, viewer, connection, request }: People) {
  return {
    rosa: await storage.members.load(rosa.id),
    connection: await storage.connections.load(connection.id),
    request: await storage.connections.findById(request.id),
    requestVersion: (await storage.connections.load(request.id))?.version,
    messages: await storage.messages.listOf(connection.id, { before: null, limit: 100 }),
    members: await storage.members.list({ after: 0, limit: 100 }),
    events: (await storage.feed.read({ after: 0, limit: 100 })).map(({ event }) => event),
    mostRecent: (await findIds(storage, viewer.id))[0],
  };
}

function newIdOf(commitment: Awaited<ReturnType<Storage['commit']>>): number {
  if (!commitment.stored || commitment.newId === null) throw new Error('Nothing was added.');
  return commitment.newId;
}

function profileChanged(memberId: MemberId): DomainEvent {
  return { type: 'profile_changed', memberIds: [memberId] };
}

function toRegistration(given: Parameters<typeof newMember>[0]): Change {
  return { type: 'add_member', member: newMember(given), claimsAddress: true };
}

function toReplacement(member: Self, version: number): Change {
  const address = unconfirmedAddress(member.email, true);
  return { type: 'replace_member', member, address, version };
}

function toRequest(requesterId: MemberId, recipientId: MemberId): Change {
  const connection = requestBetween(requesterId, recipientId);
  return { type: 'add_connection', connection, openRequests: 0, openSince: EVER };
}

function toAcceptance(connection: Connection) {
  const { id } = connection;
  return { type: 'replace_connection', id, version: 1, connection: accepted(connection) } as const;
}

function toRemoval({ id, requesterId: actorId }: Connection, version: number): Change {
  const type = version === 1 ? 'cancel' : 'end';
  const sealing = sealingAfter({ type, actorId }, '2026-04-01T10:00:00.000Z');
  return { type: 'remove_connection', id, version, sealing };
}

/** To be stored in a connection that was accepted, which is its second version. */
function toMessage(message: ReturnType<typeof messageFrom>) {
  return { type: 'add_message', message, idempotencyKey: null, connectionVersion: 2 } as const;
}
