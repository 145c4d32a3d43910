import { ACTIVITY_NAMES } from '#core/connections/domain/activities.ts';
import { WEEKDAYS } from '#core/connections/domain/rhythm-days.ts';
import { WAYS_KNOWN } from '#core/vouching/domain/vouch.ts';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type EndpointName } from '#core/contract.ts';
import { createApiClient, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { COMMITTED_DOCUMENT } from '#tests/support/committed-document.ts';
import { CONTRACT_CALLS, nameOf } from '#tests/support/contract-calls.ts';
import { openEventStream } from '#tests/support/event-stream.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { keepTogether, storeModerator, storeVouch } from '#tests/support/writes.ts';
import { VISIBILITY_ROWS, type Row, type Target } from './visibility-rows.ts';

/*
 * A dozen people who share their name, their town, their age and their interests ask for everything at the same time. Only
 * their numbers, their usernames and what they wrote tell them apart, and every answer must have these right.
 */
const NAMESAKES = 12;
/** How many are declined for a moment; the others leave each other as strangers at that distance. */
const UNDECIDED = 3;
const PROFILE = {
  ...{ name: 'Anna Berg', location: 'Leeds', age: 40 },
  preferences: { interests: ['Knots'] },
};

/** Who asked whom, by the numbers of their accounts. */
type Pair = readonly [asker: number, asked: number];
type Part = Readonly<Record<string, unknown>>;

let server: TestServer;
let annas: MemberClient[];
let moderator: MemberClient;
const usernames = new Map<number, string>();
/** What there is between them, by the numbers that it was given. */
const connections = new Map<number, Pair>();
const reports = new Map<number, Pair>();
/** Who blocks whom, who ended what they had with whom, and who was declined by whom. */
const blocks: Pair[] = [];
const endings: Pair[] = [];
const declines: Pair[] = [];
/** How many facts about people the answers to each call had, all of them right. */
const facts = new Map<string, number>();

const nameFor = (id: unknown) => usernames.get(id as number);
const bioOf = (id: unknown) => `I am ${nameFor(id)}.`;
const wordsOf = ([by, about]: Pair) => `${nameFor(by)} was asked for money by ${nameFor(about)}.`;
const noteOf = ([asker]: Pair) => `We both keep bees, says ${nameFor(asker)}. How did you begin?`;
const privateNoteOf = (by: unknown, id: unknown) =>
  `${nameFor(by)} keeps this about ${String(id)}.`;
/** What the one who asked for a connection has answered, which nobody else is shown. */
const answerOf = (id: unknown) =>
  `Between ${connections.get(Number(id))!.map(nameFor).join(' and ')}`;
const messageOf = (from: unknown, to: unknown) => `From ${nameFor(from)} to ${nameFor(to)}`;
const otherOf = (pair: Pair | undefined, id: number) => pair?.find((one) => one !== id);
const idOf = (part: unknown) => (part as { id?: unknown } | null)?.id;

/** What must be right of a part of an answer to the caller that has such a key. */
const RULES: Readonly<Record<string, (part: Part, caller: MemberClient) => void>> = {
  username: ({ id, username, bio = null }, caller) => {
    expect(username).toBe(nameFor(id ?? caller.id));
    if (bio !== null) expect(bio).toBe(bioOf(id));
  },
  email: ({ id = null, email }, caller) => {
    expect({ id: id ?? caller.id, email }).toEqual({ id: caller.id, email: caller.self.email });
  },
  userId1: ({ connectionId, id, userId1, userId2, member, note = null }, caller) => {
    const pair = connections.get((connectionId ?? id) as number);
    expect([userId1, userId2]).toEqual(pair);
    expect(idOf(member)).toBe(otherOf(pair, caller.id));
    if (note !== null) expect(note).toBe(noteOf(pair!));
  },
  receiverId: ({ connectionId, senderId, receiverId, content }, caller) => {
    expect([...connections.get(connectionId as number)!].sort()).toEqual(
      [senderId, receiverId].sort(),
    );
    expect([senderId, receiverId]).toContain(caller.id);
    expect(content).toBe(messageOf(senderId, receiverId));
  },
  lastMessage: ({ lastMessage, member }) => {
    const { senderId, receiverId } = (lastMessage ?? {}) as Part;
    if (lastMessage !== null) expect([senderId, receiverId]).toContain(idOf(member));
  },
  message: ({ message, member }) => {
    const { senderId, receiverId } = message as Part;
    if (member !== undefined) expect([senderId, receiverId]).toContain(idOf(member));
  },
  earlier: ({ senderId, content }) => {
    expect(content).toContain(`From ${nameFor(senderId)} to`);
  },
  endedByMe: ({ member, endedByMe }, caller) => {
    const pair = [caller.id, idOf(member)];
    expect(endings).toContainEqual(endedByMe === true ? pair : pair.toReversed());
  },
  blockedAt: ({ id }, caller) => {
    expect(blocks).toContainEqual([caller.id, id]);
  },
  sentence: ({ member }, caller) => {
    expect(declines).toContainEqual([caller.id, idOf(member)]);
  },
  state: ({ id, member, words, cadence, day }, caller) => {
    // A rhythm has a state too, and so has something to do.
    if (cadence !== undefined || day !== undefined) return;
    const pair = reports.get(id as number)!;
    expect({ about: idOf(member), words }).toEqual({ about: pair[1], words: wordsOf(pair) });
    if (caller !== moderator) expect(pair[0]).toBe(caller.id);
  },
  reporter: ({ reporter, report, evidence }) => {
    const pair = reports.get(idOf(report) as number)!;
    expect([idOf(reporter), idOf((evidence as Part)['profile'])]).toEqual(pair);
  },
  actor: ({ actor, member, reportId }) => {
    expect(idOf((actor as Part)['member'])).toBe(moderator.id);
    expect(idOf(member)).toBe(reports.get(reportId as number)![1]);
  },
  fact: ({ member = null }) => {
    if (member !== null) expect(idOf(member)).toBe(moderator.id);
  },
  mayAppeal: ({ kind, reportId, words }, caller) => {
    if (kind === 'report_answered') expect(reports.get(reportId as number)![0]).toBe(caller.id);
    else expect(words).toBe(`Please stop, ${nameFor(caller.id)}.`);
  },
};

/** Checks everything in an answer, and says how many facts there were. */
function check(caller: MemberClient, answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  const part = answer as Part;
  const rules = Object.keys(part).flatMap((key) => RULES[key] ?? []);
  for (const rule of rules) rule(part, caller);
  const inner = Object.values(part).map((value) => check(caller, value));
  return inner.reduce((sum, count) => sum + count, rules.length);
}

/** The rhythm that the first of the two has proposed. */
const cadenceOf = (id: number | string | undefined) =>
  ({ every: 'weekday', weekday: WEEKDAYS[Number(id) % WEEKDAYS.length]! }) as const;

/** What the first of the two would like to do on the same day. */
const activityOf = (id: number | string | undefined) =>
  ACTIVITY_NAMES[Number(id) % ACTIVITY_NAMES.length]!;

/** The bond that the first of the two suggests. */
const bondOf = (id: number | string | undefined) => 1 + (Number(id) % 4);

/** How well each says that they know the other. */
const wayKnownBy = (id: number, connectionId: number) =>
  WAYS_KNOWN[(id + connectionId) % WAYS_KNOWN.length]!;

/** Checks that the answer is about what the address names. */
function checkAsked(caller: MemberClient, path: string, body: unknown): void {
  const [, kind, id, rest] = /^\/api\/(\w+)\/(\d+)(\/\w+)?/.exec(path) ?? [];
  if (rest === '/vouches') {
    // All are new here.
    expect(body).toEqual({ people: 0, spoken: 0, met: 0 });
  } else if (kind === 'users' || (kind === 'connections' && rest === undefined)) {
    expect(idOf(body)).toBe(Number(id));
  }
  if (kind === 'conversations' && rest === '/note') {
    expect(body).toEqual({ text: privateNoteOf(caller.id, id) });
  } else if (kind === 'conversations' && rest === '/questions') {
    const ownAnswer = connections.get(Number(id))![0] === caller.id ? answerOf(id) : null;
    const open = { name: 'old_object', messageId: Number(id), ownAnswer };
    expect(body).toEqual({
      open: { ...open, hasOtherAnswered: ownAnswer === null },
      answered: [],
      hasSuggestion: ownAnswer === null,
    });
  } else if (kind === 'conversations' && rest === '/rhythm') {
    const isOwn = connections.get(Number(id))![0] === caller.id;
    expect(body).toMatchObject({ rhythm: { cadence: cadenceOf(id), isOwn } });
  } else if (kind === 'conversations' && rest === '/activities') {
    const isOwn = connections.get(Number(id))![0] === caller.id;
    expect(body).toMatchObject({ open: { name: activityOf(id), isOwn } });
  } else if (kind === 'conversations' && rest === '/bond') {
    const isOwn = connections.get(Number(id))![0] === caller.id;
    expect(body).toMatchObject({ suggested: { relationshipTypeId: bondOf(id), isOwn } });
  } else if (kind === 'conversations' && rest === '/vouch') {
    expect(body).toMatchObject({ said: wayKnownBy(caller.id, Number(id)) });
  } else if (kind === 'conversations') {
    expect(body).toMatchObject({ connectionId: Number(id) });
  }
  if (kind === 'connections' && rest === '/messages') {
    for (const part of [body].flat()) expect(part).toMatchObject({ connectionId: Number(id) });
  }
}

/** Asks, checks what is answered, and returns it; `null` where the call is refused. */
async function ask(caller: MemberClient, method: string, path: string, body?: unknown) {
  const answer = await caller.send(method, path, body);
  const text = JSON.stringify(answer.body ?? null);
  for (const [email] of text.matchAll(/\w+@example\.org/g)) expect(email).toBe(caller.self.email);
  if (answer.status >= 400) return null;
  const [address = ''] = path.split('?');
  const call = `${method} ${address.replace(/\/\d+/, '/{id}')}`;
  facts.set(call, (facts.get(call) ?? 0) + check(caller, answer.body));
  if (answer.body !== undefined) checkAsked(caller, path, answer.body);
  return answer.body as Part;
}

const far = (place: number, distance: number) => annas[(place + distance) % NAMESAKES]!;
const forAll = (act: (anna: MemberClient, place: number) => Promise<void>) =>
  Promise.all(annas.map(act));

/** Asks, before anybody knows what the number will be. */
async function request(asker: MemberClient, asked: MemberClient): Promise<number> {
  const pair = [asker.id, asked.id] as const;
  const body = { userId1: asker.id, userId2: asked.id, note: noteOf(pair) };
  const { body: made } = await asker.send('POST', '/api/connections', body);
  const id = idOf(made) as number;
  connections.set(id, pair);
  facts.set('POST /api/connections', check(asker, made));
  return id;
}

async function loadConnection(id: number) {
  return (await server.storage.connections.findById(toConnectionId(id)))!;
}

async function connect(asker: MemberClient, asked: MemberClient): Promise<number> {
  const id = await request(asker, asked);
  await ask(asked, 'PATCH', `/api/connections/${id}`, { status: 'accepted' });
  for (const [from, to] of [
    [asker, asked],
    [asked, asker],
  ] as const) {
    const content = messageOf(from.id, to.id);
    await ask(from, 'POST', `/api/connections/${id}/messages`, { content });
    const text = privateNoteOf(from.id, id);
    await ask(from, 'PUT', `/api/conversations/${id}/note`, { text });
    const said = wayKnownBy(from.id, id);
    await storeVouch(server.storage, await loadConnection(id), toMemberId(from.id), { said });
  }
  const sealed = { memberId: toMemberId(asker.id), text: answerOf(id) };
  const question = {
    state: 'open',
    name: 'old_object',
    messageId: toMessageId(id),
    sealed,
  } as const;
  await keepTogether(
    server.storage,
    { id: toConnectionId(id) },
    {
      questions: [question],
      rhythm: { state: 'proposed', cadence: cadenceOf(id), by: toMemberId(asker.id) },
      activities: [
        { state: 'suggested', name: activityOf(id), day: '2026-12-01', by: toMemberId(asker.id) },
      ],
      bond: { relationshipTypeId: bondOf(id), side: null, by: toMemberId(asker.id) },
    },
  );
  return id;
}

/** Declines a request, and takes the decline back. */
async function declineForAMoment(anna: MemberClient, asker: MemberClient): Promise<void> {
  await ask(anna, 'DELETE', `/api/connections/${await request(asker, anna)}?status=pending`);
  const { body } = await anna.send('DELETE', `/api/declines/${asker.id}`);
  connections.set(idOf(body) as number, [asker.id, anna.id]);
  facts.set('DELETE /api/declines/{id}', check(anna, body));
}

beforeAll(async () => {
  const clock = createSettableClock();
  server = await startTestServer({ clock });
  const joining = Array.from({ length: NAMESAKES }, (_none, place) => {
    const username = `anna${place}`;
    return signUp(server.url, username, { ...PROFILE, bio: `I am ${username}.` });
  });
  annas = await Promise.all(joining);
  moderator = await signUp(server.url, 'annette', { ...PROFILE, bio: 'I am annette.' });
  await storeModerator(server.storage, moderator.id);
  for (const { id, self } of [...annas, moderator]) usernames.set(id, self.username);
  // Nobody is recommended in their first week.
  clock.advance(8 * DAY);
  await forAll(async (anna, place) => {
    await connect(anna, far(place, 1));
    await request(anna, far(place, 2));
    const declined = await request(anna, far(place, 4));
    const path = `/api/connections/${declined}?status=pending&answer=too_busy`;
    await ask(far(place, 4), 'DELETE', path);
    declines.push([anna.id, far(place, 4).id]);
    const ended = await connect(anna, far(place, 5));
    await ask(anna, 'DELETE', `/api/connections/${ended}?status=accepted`);
    endings.push([anna.id, far(place, 5).id]);
    if (place < UNDECIDED) await declineForAMoment(far(place, 6), anna);
  });
  await forAll(async (anna, place) => {
    const [blocked, reported] = [far(place, 3), far(place, 5)];
    blocks.push([anna.id, blocked.id]);
    await ask(anna, 'PUT', `/api/blocks/${blocked.id}`);
    const pair = [anna.id, reported.id] as const;
    const draft = { reason: 'money', words: wordsOf(pair), attachMessages: true, block: false };
    const filed = await anna.send('POST', '/api/reports', { ...draft, memberId: reported.id });
    reports.set(idOf(filed.body) as number, pair);
    facts.set('POST /api/reports', check(anna, filed.body));
  });
  // Answers are delivered a moment later.
  clock.advance(HOUR);
});
afterAll(() => server.close());

const rows = Object.entries(VISIBILITY_ROWS) as [EndpointName, Row][];

/** Everything that a member can read without naming anything. */
const shown = [
  '/api/messages/search?query=from',
  ...rows.flatMap(([, row]) => ('shows' in row ? row.shows : [])),
  ...CONTRACT_CALLS.filter(
    ({ method, path, access }) =>
      method === 'GET' && access === 'member' && !path.includes('{id}') && !path.includes('events'),
  ).map(({ path }) => path),
];

test('everybody sees themselves as themselves, however they log in', async () => {
  await forAll(async (anna) => {
    for (const username of [anna.self.username, anna.self.email]) {
      const browser = { ...anna, ...createApiClient(server.url) };
      await ask(browser, 'POST', '/api/auth/login', { username, password: PASSWORD });
      expect(idOf(await ask(browser, 'GET', '/api/auth/current'))).toBe(anna.id);
    }
    await ask(anna, 'PATCH', `/api/users/${anna.id}`, {});
    const proof = { password: PASSWORD };
    await ask(anna, 'POST', '/api/factors/passkeys/challenge', { proof });
    const newPassword = `${PASSWORD} ${anna.id}`;
    await ask(anna, 'PUT', '/api/password', { newPassword, proof });
  });
});

test('every list, search and recommendation has the right people, all asked for at once', async () => {
  await forAll(async (anna, place) => {
    for (const path of shown) await ask(anna, 'GET', path);
    const sent = place < UNDECIDED ? 2 : 1;
    const received = place >= 6 && place < 6 + UNDECIDED ? 2 : 1;
    const counts = { accepted: 2, sent, received };
    expect(await ask(anna, 'GET', '/api/connections/counts')).toEqual(counts);
    expect(await ask(anna, 'GET', '/api/messages/unread-count')).toEqual({ count: 2 });
  });
});

test('whatever a call names is what it answers about', async () => {
  await forAll(async (anna, place) => {
    const between = (other: MemberClient) =>
      [...connections].find(([, pair]) => pair.includes(anna.id) && pair.includes(other.id))?.[0];
    for (let distance = 0; distance <= 6; distance += 1) {
      const other = far(place, distance);
      const target: Target = {
        ...{ callerId: anna.id, thirdId: far(place, 6).id, memberId: other.id },
        ...{ connectionId: between(other) ?? 999_999, sentId: 999_999, receivedId: 999_999 },
      };
      for (const [name, row] of rows) {
        if (endpoints[name].method !== 'GET' || !('names' in row)) continue;
        for (const { path } of row.names(target)) await ask(anna, 'GET', path);
      }
    }
  });
});

test('whatever is changed is answered about the right people, and told to them alone', async () => {
  const streams = await Promise.all(
    annas.map((anna) => openEventStream(server.url, { sessionToken: anna.sessionToken() })),
  );
  await Promise.all(streams.map((stream) => stream.waitFor('ready')));
  await forAll(async (anna, place) => {
    const other = far(place, 1);
    const [id] = [...connections].find(([, pair]) => pair[0] === anna.id && pair[1] === other.id)!;
    const content = messageOf(anna.id, other.id);
    const sent = await ask(anna, 'POST', `/api/connections/${id}/messages`, { content });
    await ask(other, 'PATCH', `/api/messages/${String(idOf(sent))}/read`);
    await ask(anna, 'PATCH', `/api/messages/${String(idOf(sent))}`, { content });
    await ask(anna, 'PATCH', `/api/conversations/${id}`, { pinned: true });
  });
  await Promise.all(
    streams.map(async (stream, place) => {
      for (const event of await stream.waitFor('message_sent', 2)) {
        expect(check(annas[place]!, event)).toBeGreaterThan(0);
      }
      for (const { event } of stream.events) check(annas[place]!, event);
      stream.drop();
    }),
  );
});

test('moderators see who reported whom, and each one who is warned reads their own notice', async () => {
  await ask(moderator, 'GET', '/api/desk/reports');
  await ask(moderator, 'GET', '/api/desk/reported-members');
  for (const [place, [id, [, about]]] of [...reports].entries()) {
    const path = `/api/desk/reports/${id}`;
    await ask(moderator, 'GET', path);
    await ask(moderator, 'PUT', `${path}/claim`);
    const words = `Please stop, ${nameFor(about)}.`;
    const decision = { measure: 'warn', reason: 'money', words };
    if (place % 2 === 0) {
      expect(await ask(moderator, 'POST', `${path}/decision`, decision)).not.toBeNull();
      continue;
    }
    const member = `/api/desk/members/${about}`;
    await ask(moderator, 'DELETE', `${member}/claim`);
    await ask(moderator, 'PUT', `${member}/claim`);
    await ask(moderator, 'GET', member);
    await ask(moderator, 'POST', '/api/desk/member-search', { text: nameFor(about) });
    const together = { ...decision, reportIds: [id] };
    expect(await ask(moderator, 'POST', `${member}/decision`, together)).not.toBeNull();
  }
  await ask(moderator, 'GET', '/api/desk/log');
  await ask(moderator, 'GET', '/api/desk/security-log');
  await forAll(async (anna) => {
    expect(await ask(anna, 'GET', '/api/notices')).toHaveLength(2);
  });
});

test('a copy of everything is of the member who asks', async () => {
  const asked = new Map<MemberClient, Part | null>();
  await forAll(async (anna) => {
    const proof = { password: `${PASSWORD} ${anna.id}` };
    asked.set(anna, await ask(anna, 'POST', '/api/data-exports', { proof }));
  });
  expect(asked.size).toBe(NAMESAKES);
  // They are made one after another, and so each is waited for in its turn.
  for (const [anna, waiting] of asked) {
    const read = async () => {
      const path = `/api/data-exports/${String(idOf(waiting))}/file`;
      const response = await anna.fetch(path);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    };
    await expect.poll(read).not.toBeNull();
    const files = await readZip((await read())!);
    const text = [...files.values()].join('\n');
    const emails = new Set([...text.matchAll(/\w+@example\.org/g)].map(([email]) => email));
    expect([...emails]).toEqual([anna.self.email]);
    expect(text).toContain(bioOf(anna.id));
    for (const [, from, to] of text.matchAll(/From (anna\d+) to (anna\d+)/g)) {
      expect([from, to]).toContain(anna.self.username);
    }
  }
});

/** Calls that answer about members in a way of their own, each with a test of its own. */
const ELSEWHERE = [
  'GET /api/introductions',
  'POST /api/introductions',
  'GET /api/desk/appeals',
  'GET /api/desk/contact-messages',
  'PUT /api/desk/contact-messages/{id}',
  'GET /api/desk/recovery-requests',
  'GET /api/desk/registrations',
  'DELETE /api/desk/reports/{id}/claim',
  'POST /api/desk/appeals/{id}/decision',
  'POST /api/desk/members/{id}/measures',
  'POST /api/auth/passkey-login',
  'POST /api/auth/register',
  'POST /api/notices/by-password',
  'POST /api/notices/{id}/appeal',
  'DELETE /api/messages/{id}',
  'GET /api/events',
  'GET /api/notices/unread',
];

test('no call that answers about members was left out', () => {
  const { components, paths } = JSON.parse(readFileSync(COMMITTED_DOCUMENT, 'utf8')) as {
    components: { schemas: Record<string, unknown> };
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  };
  /** The keys of everything that the schema describes. */
  const keysOf = (schema: unknown, within: readonly string[] = []): string[] =>
    Object.entries((schema ?? {}) as Part).flatMap(([key, value]) => {
      if (key === '$ref') {
        const name = String(value).split('/').at(-1)!;
        return within.includes(name) ? [] : keysOf(components.schemas[name], [...within, name]);
      }
      return typeof value === 'object' ? [key, ...keysOf(value, within)] : [key];
    });
  const answering = CONTRACT_CALLS.filter(({ method, path, status }) => {
    const answer = paths[path]![method.toLowerCase()]!.responses[String(status)];
    const keys = keysOf(answer);
    return ['username', 'email', 'senderId', 'member', 'blockedAt', 'mayAppeal'].some((key) =>
      keys.includes(key),
    );
  }).map(nameOf);
  const missing = answering.filter((call) => !((facts.get(call) ?? 0) > 0));
  expect(missing.toSorted()).toEqual(ELSEWHERE.toSorted());
});
