import fc from 'fast-check';
import { noConnection } from '#core/connections/domain/connection.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import type { Storage } from '#core/storage.ts';
import { anySelf, AWKWARD_WORDS } from './arbitraries.ts';
import { newMember } from './new-member.ts';
import { findIds } from './search-results.ts';
import {
  messageFrom,
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
  valueOf,
} from './stored-records.ts';
import {
  createMember,
  createMessage,
  createSession,
  markAsRead,
  recordActivity,
  removeSession,
  replaceConnection,
} from '#tests/support/writes.ts';

const MEMBERS = 30;
const SESSIONS = 5;

/** Fills storage with all that a site may hold, awkward texts and gaps between ids included. */
export async function fillSite(storage: Storage): Promise<void> {
  for (const { id: _id, ...self } of fc.sample(anySelf, MEMBERS - 1)) {
    const { username, email, passwordHash } = newMember();
    valueOf(await createMember(storage, { ...self, username, email, passwordHash }));
  }
  await storeMember(storage, { name: AWKWARD_WORDS.join(' '), bio: AWKWARD_WORDS.join('\n') });
  await storeRequest(storage, 2, 1);
  const accepted = await storeConnection(storage, 1, 3);
  for (const content of AWKWARD_WORDS) await storeMessage(storage, 1, accepted, content);
  await createMessage(storage, messageFrom(3, accepted, 'Sent once'), 'key-"1"');
  await markAsRead(storage, 2);
  await recordActivity(storage, 7);
  const ended = await storeConnection(storage, 4, 5);
  await storeMessage(storage, 4, ended);
  await replaceConnection(storage, ended, noConnection(ended), 5);
  for (let number = 1; number <= SESSIONS; number += 1) {
    await createSession(storage, sessionOf(number));
  }
  await removeSession(storage, sessionOf(1).tokenHash);
}

/** What storage answers to whoever asks for everything that `fillSite` has filled in. */
export async function askEverything(storage: Storage): Promise<unknown> {
  const { members, connections, messages, sessions, directory } = storage;
  const searches = [];
  for (const [place, text] of ['', 'a', '%', '\\', ...AWKWARD_WORDS].entries()) {
    const sort = DISCOVERY_SORTS[place % DISCOVERY_SORTS.length]!;
    searches.push(await findIds(storage, 1 + (place % MEMBERS), { text }, sort));
  }
  return {
    searches,
    recommended: await directory.recommend(1, 20),
    members: await members.list({ after: 0, limit: 100 }),
    selves: await Promise.all([1, 2, MEMBERS, MEMBERS + 1].map((id) => members.findById(id))),
    credentials: await members.findCredentials((await members.findById(9))!.email.toLowerCase()),
    connections: await connections.listOf(1, {
      status: null,
      direction: null,
      before: null,
      limit: 100,
    }),
    messages: await messages.listOf(2, { before: null, limit: 1_000 }),
    keyed: await messages.findByIdempotencyKey({ connectionId: 2, senderId: 3 }, 'key-"1"'),
    unread: await messages.countUnread(3),
    sessions: await Promise.all(
      [1, 2, SESSIONS].map((number) => sessions.find(sessionOf(number).tokenHash)),
    ),
  };
}

function sessionOf(number: number) {
  return {
    tokenHash: (number * 7919).toString(16).padStart(64, '0'),
    memberId: number,
    createdAt: '2026-03-05T10:00:00.345Z',
    lastUsedAt: '2026-03-06T10:00:00.678Z',
  };
}
