import type { MemberId } from '#core/kernel/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { toMember, type Self } from '#core/members/domain/member.ts';
import type { DomainEvent } from '#core/events.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { announceCommits } from '#core/feed/steps/announce-commits.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { Storage } from '#core/storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember, storeRequest } from '#tests/support/stored-records.ts';

const clock = createSettableClock();

let state: MemoryState;
let storage: Storage;
let rosa: Self;
let daniel: Self;
let request: Connection;
let announced: DomainEvent[];

beforeEach(async () => {
  state = createMemoryState();
  storage = createMemoryStorage(state);
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
  request = await storeRequest(storage, rosa.id, daniel.id);
  announced = [];
});

function accept(callerId: MemberId, members: MemberRepository = storage.members) {
  const { connections, safety } = storage;
  const commit = announceCommits(storage.commit, {
    announce: (event) => announced.push(event),
  });
  return makeAcceptConnection({ members, connections, safety, commit, clock })({
    callerId,
    id: request.id,
  });
}

test('what is accepted is answered together with who asked', async () => {
  const stored = { ...request, status: 'accepted', acceptedAt: clock.now() };
  expect(await accept(daniel.id)).toEqual(
    granted({ ...stored, member: toMember(rosa), presence: 'here' }),
  );
  expect(await storage.connections.findById(request.id)).toEqual(stored);
  expect(announced).toMatchObject([{ type: 'connection_accepted', connectionId: request.id }]);
});

test('the one who asked may not accept, and to others there is nothing', async () => {
  const outsider = await storeMember(storage);
  expect(await accept(rosa.id)).toEqual(refused({ code: 'forbidden' }));
  const nothing = refused({ code: 'not_found', subject: 'connection' });
  expect(await accept(outsider.id)).toEqual(nothing);
  expect(await storage.connections.findById(request.id)).toEqual(request);
});

test('a request whose sender is gone is refused, and not accepted all the same', async () => {
  state.members.delete(rosa.id);
  const nothing = refused({ code: 'not_found', subject: 'connection' });
  expect(await accept(daniel.id)).toEqual(nothing);
  expect(await storage.connections.findById(request.id)).toEqual(request);
  expect(announced).toEqual([]);
});

test('while the sender cannot be read, nothing is accepted', async () => {
  const findById = () => Promise.reject(new StorageUnavailable('not just now'));
  const accepting = accept(daniel.id, { ...storage.members, findById });
  await expect(accepting).rejects.toThrow(StorageUnavailable);
  expect(await storage.connections.findById(request.id)).toEqual(request);
  expect(announced).toEqual([]);
});
