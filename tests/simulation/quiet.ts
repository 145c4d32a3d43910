import type { Call } from './calls.ts';
import { listOf, type Listed } from './actor.ts';
import { findMissingDay } from './days.ts';
import { tokenOf, wordsMark, type Device, type Person } from './people.ts';
import type { World } from './world.ts';

/*
 * What is true while nothing goes on: somebody looks at everything that is theirs, and it has to fit together, and to
 * have all that was acknowledged.
 */

/** Looks at everything of one person, who has to be signed in. */
export async function lookOver(world: World, person: Person, device: Device): Promise<void> {
  const read = async (name: Call['name'], given: Omit<Call, 'name'> = {}) => {
    const answer = await world.call(person, device, { name, ...given });
    return answer.status === 200 ? answer : null;
  };
  const listed = await read('listConnections', { query: { limit: 500 } });
  const counts = await read('countConnections');
  const unread = await read('countUnreadMessages');
  if (listed === null || counts === null || unread === null || tokenOf(device) === null) return;
  const connections = listOf(listed);
  checkPairs(world, connections, person.memberId ?? 0);
  checkCounts(world, connections, counts.body as Counts, person.memberId ?? 0);
  let received = 0;
  for (const { id, status } of connections) {
    if (status !== 'accepted') continue;
    const messages = await readAll(read, id);
    if (messages === null) return;
    received += messages.filter((each) => each.receiverId === person.memberId && !each.read).length;
    const note = await read('getPrivateNote', { id });
    if (note === null) return;
    const texts = messages.map(({ content }) => content);
    checkKept(world, id, [...texts, (note.body as { text: string }).text], person.memberId ?? 0);
  }
  const days = await read('listDays');
  if (days === null) return;
  const missing = findMissingDay(world.facts, person.memberId ?? 0, JSON.stringify(days.body));
  if (missing !== null) world.fail('acknowledged', `the day ${missing} is not there`);
  const { count } = unread.body as { count: number };
  if (count !== received) {
    world.fail('counts', `${count} unread messages are counted, and ${received} are there`);
  }
}

interface Counts {
  readonly accepted: number;
  readonly sent: number;
  readonly received: number;
}

type Read = (name: Call['name'], given?: Omit<Call, 'name'>) => Promise<{ body: unknown } | null>;

const PAGE = 200;

async function readAll(read: Read, id: number): Promise<readonly Listed[] | null> {
  const all: Listed[] = [];
  for (;;) {
    const [first] = all;
    const before = first === undefined ? {} : { before: first.id };
    const answer = await read('listMessages', { id, query: { limit: PAGE, ...before } });
    if (answer === null) return null;
    const page = listOf(answer);
    all.unshift(...page);
    if (page.length < PAGE) return all;
  }
}

/** Between two members there is one connection at most. */
function checkPairs(world: World, connections: readonly Listed[], me: number): void {
  const others = connections.map(({ userId1, userId2 }) => (userId1 === me ? userId2 : userId1));
  if (new Set(others).size < others.length) {
    world.fail('one-connection', `member ${me} has two connections with one other`);
  }
}

/** Counts equal recounts. */
function checkCounts(
  world: World,
  connections: readonly Listed[],
  counts: Counts,
  me: number,
): void {
  const pending = connections.filter(({ status }) => status === 'pending');
  const sent = pending.filter(({ userId1 }) => userId1 === me).length;
  const recounted = {
    accepted: connections.length - pending.length,
    sent,
    received: pending.length - sent,
  };
  for (const name of ['accepted', 'sent', 'received'] as const) {
    if (counts[name] === recounted[name]) continue;
    world.fail('counts', `${counts[name]} ${name} are counted, and ${recounted[name]} are there`);
  }
}

/** What was acknowledged is there, once. */
function checkKept(world: World, connectionId: number, texts: readonly string[], me: number): void {
  const { facts } = world;
  const text = texts.join('\n');
  for (const words of facts.words.values()) {
    if (words.connectionId !== connectionId || words.storedAt === null) continue;
    if (words.kind === 'day') continue;
    const isSecret = words.kind === 'secret';
    // What is noted about former members goes after a while.
    if (isSecret && (words.authorId !== me || facts.mayBeGone.has(words.otherId))) continue;
    if (words.isInDoubt || words.goneAt !== null || facts.mayBeGone.has(words.authorId)) continue;
    const times = text.split(wordsMark(words.kind, words.number)).length - 1;
    if (times !== 1) {
      world.fail('acknowledged', `${wordsMark(words.kind, words.number)} is there ${times} times`);
    }
  }
}
