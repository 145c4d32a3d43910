import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import type { Connection, ConnectionStatus } from '#core/connections/domain/connection.ts';
import type { Storage } from '#core/storage.ts';
import { inTurns } from '#tests/support/in-turns.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'connection' } };
const ALREADY_ACCEPTED = { ok: false, refusal: { code: 'already_accepted' } };
const GRANTED = { ok: true, value: null };

function commandsOn(storage: Storage) {
  const deps = { ...storage, clock: createSettableClock() };
  return { accept: makeAcceptConnection(deps), remove: makeRemoveConnection(deps) };
}

/** A pending request, or an accepted connection, between two members of a new site. */
async function given(status: ConnectionStatus) {
  const storage = createMemoryStorage();
  const [asking, asked] = (await storeMembers(storage, 2)).map(({ id }) => id);
  const store = status === 'pending' ? storeRequest : storeConnection;
  const connection = await store(storage, asking!, asked!);
  return { storage, connection, ...commandsOn(storage) };
}

const PARTIES: [string, (connection: Connection) => number][] = [
  ['the sender', ({ requesterId }) => requesterId],
  ['the recipient', ({ recipientId }) => recipientId],
];

describe.each(PARTIES)('removing by %s', (_who, callerOf) => {
  it.each(['pending', 'accepted'] as const)(
    'of what was seen as %s removes it while it is so',
    async (seen) => {
      const { storage, connection, remove } = await given(seen);
      const { id } = connection;
      expect(await remove({ callerId: toMemberId(callerOf(connection)), id, seen })).toEqual(
        GRANTED,
      );
      expect(await storage.connections.findById(id)).toBeNull();
    },
  );

  it('of a request is refused once the request is accepted', async () => {
    const { storage, connection, remove } = await given('accepted');
    const { id } = connection;
    const removed = await remove({
      callerId: toMemberId(callerOf(connection)),
      id,
      seen: 'pending',
    });
    expect(removed).toEqual(ALREADY_ACCEPTED);
    expect(await storage.connections.findById(id)).toEqual(connection);
  });

  it('of an accepted connection does not touch a request', async () => {
    const { storage, connection, remove } = await given('pending');
    const { id } = connection;
    const removed = await remove({
      callerId: toMemberId(callerOf(connection)),
      id,
      seen: 'accepted',
    });
    expect(removed).toEqual(NOT_FOUND);
    expect(await storage.connections.findById(id)).toEqual(connection);
  });

  it.each(['pending', 'accepted'] as const)(
    'of whatever is there removes what is %s',
    async (status) => {
      const { storage, connection, remove } = await given(status);
      const { id } = connection;
      expect(await remove({ callerId: toMemberId(callerOf(connection)), id, seen: null })).toEqual(
        GRANTED,
      );
      expect(await storage.connections.findById(id)).toBeNull();
    },
  );

  it('of a request and accepting it at once: exactly one of the two succeeds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { storage, connection } = await given('pending');
        const { accept, remove } = commandsOn(inTurns(storage, scheduler));
        const { id, recipientId } = connection;
        const [accepted, removed] = await scheduler.waitFor(
          Promise.all([
            accept({ callerId: recipientId, id }),
            remove({ callerId: toMemberId(callerOf(connection)), id, seen: 'pending' }),
          ]),
        );
        const left = await storage.connections.findById(id);
        if (accepted.ok) {
          expect(removed).toEqual(ALREADY_ACCEPTED);
          expect(left).toMatchObject({ status: 'accepted' });
        } else {
          expect(accepted).toEqual(NOT_FOUND);
          expect(removed).toEqual(GRANTED);
          expect(left).toBeNull();
        }
      }),
    );
  });
});

it.each([
  ['is sealed where the other is there', false],
  ['goes where the other has left for good', true],
])('what the two wrote %s', async (_what, isGone) => {
  const { storage, connection } = await given('accepted');
  const { id, requesterId: callerId, recipientId: memberId } = connection;
  await storeMessage(storage, callerId, connection);
  const clock = createSettableClock();
  if (isGone) {
    const at = clock.now();
    await storeStanding(storage, memberId, { account: { status: 'deleted' } });
    const changes = [{ type: 'delete_member', memberId, at } as const];
    await storage.commit({ changes, events: [], actorId: null, at });
  }
  const removals: unknown[] = [];
  const commit: Storage['commit'] = (act) => {
    removals.push(...act.changes.filter(({ type }) => type === 'remove_connection'));
    return storage.commit(act);
  };
  const remove = makeRemoveConnection({ ...storage, commit, clock });
  expect(await remove({ callerId, id, seen: 'accepted' })).toEqual(GRANTED);
  expect(removals).toMatchObject([{ id, sealing: isGone ? null : (expect.anything() as unknown) }]);
});

it.each(['pending', 'accepted', null] as const)(
  'removing what an outsider claims to have seen as %s is refused',
  async (seen) => {
    const { storage, connection, remove } = await given('pending');
    const [outsider] = await storeMembers(storage, 1);
    const callerId = outsider!.id;
    expect(await remove({ callerId, id: connection.id, seen })).toEqual(NOT_FOUND);
    expect(await remove({ callerId, id: toConnectionId(connection.id + 1), seen })).toEqual(
      NOT_FOUND,
    );
    expect(await storage.connections.findById(connection.id)).toEqual(connection);
  },
);
