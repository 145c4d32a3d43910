import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { WireIntroductions } from '#core/introductions/schemas.ts';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers } from '#tests/support/correspondents.ts';
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import {
  createSettableClock,
  DAY,
  HOUR,
  type SettableClock,
} from '#tests/support/settable-clock.ts';
import { tries } from '#tests/support/tries.ts';

/** What becomes of the answer that nobody but the one who gives it may know of. */
const FATES = ['silence', 'no', 'yes, then no'] as const;
type Fate = (typeof FATES)[number];

/** How many are introduced to two others: so many pairs of each fate are compared. */
const CIRCLES = tries(50, 0.4);
const PAIRS = 2 * CIRCLES;
/** How many share a site: all on one would meet a thousand others in every search. */
const CIRCLES_OF_SITE = 25;

/** A member, three of their connections, and what those do. The first of the three has something to hide. */
interface Circle {
  readonly introducer: MemberClient;
  readonly three: readonly [MemberClient, MemberClient, MemberClient];
}

interface Script {
  /** In which order the three were registered. */
  readonly order: readonly number[];
  /** What the others say to the first, and when: hours after it was made. */
  readonly others: readonly ('yes' | 'no' | 'nothing')[];
  readonly isAnsweredFirst: boolean;
  readonly relationshipTypeId: number | null;
  readonly introducesAgain: boolean;
  readonly withdraws: boolean;
}

const script: fc.Arbitrary<Script> = fc.record({
  order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
  others: fc.array(fc.constantFrom('yes', 'no', 'nothing'), { minLength: 2, maxLength: 2 }),
  isAnsweredFirst: fc.boolean(),
  relationshipTypeId: fc.constantFrom(null, 3),
  introducesAgain: fc.boolean(),
  withdraws: fc.boolean(),
});

/** The same site three times, step by step: what happens on each differs in that answer alone. */
interface Site {
  readonly fate: Fate;
  readonly scripts: readonly Script[];
  readonly clock: SettableClock;
  readonly server: TestServer;
  readonly circles: Circle[];
  readonly streams: EventStream[];
  /** All that others than the one who answers could read, in order. */
  readonly seen: unknown[];
}

/** For each fate the sites of all circles, in the same order. */
const sites: Readonly<Record<Fate, Site[]>> = { silence: [], no: [], 'yes, then no': [] };

const NOTE = 'You have so much in common, and I would love you two to meet.';

async function build(fate: Fate, scripts: readonly Script[]): Promise<Site> {
  const clock = createSettableClock();
  const server = await startTestServer({ storage: createMemoryStorage(), clock });
  const site: Site = { fate, scripts, clock, server, circles: [], streams: [], seen: [] };
  for (const [place, { order }] of scripts.entries()) {
    const registered: MemberClient[] = [];
    for (let made = 0; made < 4; made += 1) {
      registered.push(await signUp(server.url, `member${place}.${made}`));
    }
    const introducer = registered[3]!;
    for (const one of registered.slice(0, 3)) await connectMembers(introducer, one);
    const three = order.map((at) => registered[at]!) as unknown as Circle['three'];
    site.circles.push({ introducer, three });
  }
  clock.advance(HOUR);
  // A stream of each kind of onlooker, for the first few.
  for (const { introducer, three } of site.circles.slice(0, 5)) {
    for (const one of [introducer, three[1], three[2]]) {
      site.streams.push(await openEventStream(server.url, { sessionToken: one.sessionToken() }));
    }
  }
  return site;
}

const WATCHED = [
  '/api/dashboard',
  '/api/connections',
  '/api/conversations',
  '/api/notices',
  '/api/introductions',
];

/** What the onlooker can read of themselves and of the one who answers; everything that lists somebody, if asked. */
async function look({ seen }: Site, onlooker: MemberClient, hiding: MemberClient, isAll = false) {
  const pair = `userId1=${onlooker.id}&userId2=${hiding.id}`;
  const everything = [...WATCHED, `/api/users/${hiding.id}`, `/api/connections/status?${pair}`];
  for (const path of isAll ? everything : ['/api/dashboard']) {
    const { status, body } = await onlooker.send('GET', path);
    seen.push({ place: onlooker.self.username, path, status, body });
  }
}

async function act(site: Site, by: MemberClient, method: string, path: string, body?: unknown) {
  const answer = await by.send(method, path, body);
  site.seen.push({ by: by.self.username, method, path, status: answer.status, body: answer.body });
  return answer.body;
}

async function play(site: Site, { introducer, three }: Circle, given: Script) {
  const [hiding, ...others] = three;
  const introduce = (other: MemberClient) =>
    act(site, introducer, 'POST', '/api/introductions', {
      memberId1: hiding.id,
      note1: NOTE,
      memberId2: other.id,
      note2: NOTE,
      relationshipTypeId: given.relationshipTypeId,
    });
  const ids: number[] = [];
  for (const other of others) ids.push(((await introduce(other)) as { readonly id: number }).id);
  site.clock.advance(HOUR);
  const othersAnswer = async () => {
    for (const [place, other] of others.entries()) {
      const answer = given.others[place]!;
      const path = `/api/introductions/${ids[place]}/answer`;
      if (answer !== 'nothing') await act(site, other, 'PUT', path, { answer });
    }
  };
  const answers = { silence: [], no: ['no'], 'yes, then no': ['yes', 'no'] }[site.fate];
  // A yes that meets another can't be taken back: then the two are connected.
  if (!given.isAnsweredFirst && site.fate !== 'yes, then no') await othersAnswer();
  for (const answer of answers) {
    for (const id of ids) await hiding.send('PUT', `/api/introductions/${id}/answer`, { answer });
  }
  if (given.isAnsweredFirst || site.fate === 'yes, then no') await othersAnswer();
  for (const onlooker of [introducer, ...others]) await look(site, onlooker, hiding, true);
  if (given.withdraws) await act(site, introducer, 'DELETE', `/api/introductions/${ids[0]}`);
  if (given.introducesAgain) await introduce(others[0]);
  for (const onlooker of [introducer, ...others]) await look(site, onlooker, hiding);
}

beforeAll(async () => {
  const scripts = fc.sample(script, CIRCLES);
  for (let first = 0; first < CIRCLES; first += CIRCLES_OF_SITE) {
    const some = scripts.slice(first, first + CIRCLES_OF_SITE);
    const alike = await Promise.all(FATES.map((fate) => build(fate, some)));
    for (const site of alike) {
      await playAll(site);
      for (const stream of site.streams) stream.drop();
      await site.server.close();
      sites[site.fate].push(site);
    }
  }
}, 900_000);

async function playAll(site: Site): Promise<void> {
  for (const [place, circle] of site.circles.entries()) {
    await play(site, circle, site.scripts[place]!);
  }
  // Its time ends, and sessions with it.
  site.clock.advance(29 * DAY);
  for (const days of [0, 31]) {
    site.clock.advance(days * DAY);
    for (const { introducer, three } of site.circles) {
      for (const onlooker of [introducer, three[1], three[2]]) {
        const credentials = { username: onlooker.self.username, password: PASSWORD };
        await onlooker.send('POST', '/api/auth/login', credentials);
        await look(site, onlooker, three[0]);
      }
    }
  }
}

/** What there is of every fate, with silence first. */
function ofEach<Found>(find: (site: Site) => Found): readonly Found[][] {
  return FATES.map((fate) => sites[fate].map(find));
}

test(`nobody can tell a no from silence, or from its end, over ${PAIRS} pairs of each`, () => {
  const [silence, ...others] = ofEach(({ seen }) => seen);
  expect(silence!.flat().length).toBeGreaterThan(CIRCLES * 3 * WATCHED.length);
  for (const seen of others) expect(seen).toEqual(silence);
});

test('neither can those who listen, or read their mails', () => {
  const [heard, ...others] = ofEach(({ streams }) =>
    streams.map(({ events }) => events.map(({ event }) => event)),
  );
  expect(heard!.flat(2).length).toBeGreaterThan(0);
  for (const events of others) expect(events).toEqual(heard);
  const [mailed, ...otherwise] = ofEach(({ server }) => server.mails.length);
  for (const mails of otherwise) expect(mails).toEqual(mailed);
});

test('but the one who has said no isn’t asked again, and the others still wait', () => {
  for (const { seen, circles } of Object.values(sites).flat()) {
    const waiting = seen.filter((one) => {
      const { path, body } = one as { readonly path?: string; readonly body: WireIntroductions };
      return path === '/api/introductions' && 'received' in body && body.received.length > 0;
    });
    expect(waiting.length).toBeGreaterThan(circles.length / 4);
  }
});
