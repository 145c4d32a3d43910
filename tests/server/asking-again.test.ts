import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import {
  createApiClient,
  PASSWORD,
  type ApiAnswer,
  type ApiClient,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { EVER, storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { toPassword } from '#tests/support/texts.ts';

const file = join(makeTemporaryFolder(), 'site.db');
const clock = createSettableClock();
/** Two processes on one file. */
const servers: TestServer[] = [];
let loggedIn = 0;

async function start(): Promise<void> {
  while (servers.length < 2) {
    const storage = openSqliteFile(file);
    const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    servers.push(await startTestServer({ storage, clock, environment }));
  }
}

async function stop(): Promise<void> {
  for (const server of servers.splice(0)) await server.close();
}

async function restart(): Promise<void> {
  await stop();
  await start();
}

beforeAll(start);
afterAll(stop);

/** A member in two browsers, each at a process of its own. */
interface Person {
  readonly id: number;
  readonly username: string;
  readonly first: ApiClient;
  readonly second: ApiClient;
}

/** A member whose account is so many days old. */
async function enrol(days = 8): Promise<Person> {
  const { id, username } = await storeMember(servers[0]!.storage, {
    passwordHash: await cheapPasswordHasher.hash(toPassword(PASSWORD)),
    createdAt: new Date(Date.parse(clock.now()) - days * DAY).toISOString(),
  });
  return logIn(id, username);
}

async function logIn(id: number, username: string): Promise<Person> {
  loggedIn += 1;
  const first = createApiClient(servers[0]!.url);
  const address = { 'X-Forwarded-For': `203.0.113.${loggedIn}` };
  const credentials = { username, password: PASSWORD };
  const answer = await first.send('POST', '/api/auth/login', credentials, address);
  expect(answer.status).toBe(200);
  return { id, username, first, second: createApiClient(servers[1]!.url, first.sessionToken()) };
}

/** The same member after the processes were started again, or a long time has passed. */
const again = ({ id, username }: Person) => logIn(id, username);

const ask = (from: Person, to: { readonly id: number }, fields: object = {}, by = from.first) =>
  by.send('POST', '/api/connections', { userId1: from.id, userId2: to.id, ...fields });

const idOf = ({ body }: ApiAnswer) => connectionSchema.parse(body).id;

const accept = (by: Person, id: number) =>
  by.first.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });

const remove = (by: Person, id: number) => by.first.send('DELETE', `/api/connections/${id}`);

const block = (by: Person, { id }: Person) => by.first.send('PUT', `/api/blocks/${id}`);

const unblock = (by: Person, { id }: Person) => by.first.send('DELETE', `/api/blocks/${id}`);

/** Rosa wants to reach Daniel, who has said no. */
interface Scene {
  readonly rosa: Person;
  readonly daniel: Person;
  /** What there was between them. */
  readonly id: number;
}

async function declined(): Promise<Scene> {
  const [rosa, daniel] = [await enrol(), await enrol()];
  const id = idOf(await ask(rosa, daniel));
  await remove(daniel, id);
  return { rosa, daniel, id };
}

async function left(): Promise<Scene> {
  const [rosa, daniel] = [await enrol(), await enrol()];
  const id = idOf(await ask(rosa, daniel));
  await accept(daniel, id);
  await remove(daniel, id);
  return { rosa, daniel, id };
}

async function withdrawn(): Promise<Scene> {
  const [rosa, daniel] = [await enrol(), await enrol()];
  const id = idOf(await ask(rosa, daniel));
  await remove(rosa, id);
  return { rosa, daniel, id };
}

async function blocked(): Promise<Scene> {
  const [rosa, daniel] = [await enrol(), await enrol()];
  const id = idOf(await ask(rosa, daniel));
  await block(daniel, rosa);
  return { rosa, daniel, id };
}

type Attempt = (scene: Scene) => Promise<ApiAnswer | readonly ApiAnswer[]>;

/** Each tries to reach someone who has said no, in a way that somebody may think of. */
const ATTEMPTS: readonly [what: string, arrange: () => Promise<Scene>, attempt: Attempt][] = [
  ['asks again after a decline', declined, ({ rosa, daniel }) => ask(rosa, daniel)],
  [
    'names the two the other way round',
    declined,
    ({ rosa, daniel }) => ask(rosa, rosa, { userId1: daniel.id }),
  ],
  [
    'asks for each other relationship',
    declined,
    ({ rosa, daniel }) =>
      Promise.all([1, 2, 3, 4].map((type) => ask(rosa, daniel, { relationshipTypeId: type }))),
  ],
  [
    'sends fields that nobody may set',
    declined,
    ({ rosa, daniel }) =>
      ask(rosa, daniel, { mayAskFrom: null, history: [], version: 0, id: 1, status: 'pending' }),
  ],
  [
    'asks in ten tabs at once',
    declined,
    ({ rosa, daniel }) => Promise.all(Array.from({ length: 10 }, () => ask(rosa, daniel))),
  ],
  [
    'asks after the server was started again',
    declined,
    async ({ rosa, daniel }) => {
      await restart();
      return ask(await again(rosa), daniel);
    },
  ],
  [
    'asks another process on the same file',
    declined,
    ({ rosa, daniel }) => ask(rosa, daniel, {}, rosa.second),
  ],
  [
    'asks both processes at once',
    declined,
    ({ rosa, daniel }) =>
      Promise.all([1, 2, 3].flatMap(() => [ask(rosa, daniel), ask(rosa, daniel, {}, rosa.second)])),
  ],
  [
    'blocks, unblocks and asks',
    declined,
    async ({ rosa, daniel }) => {
      expect((await block(rosa, daniel)).status).toBe(204);
      expect((await unblock(rosa, daniel)).status).toBe(204);
      return ask(rosa, daniel);
    },
  ],
  [
    'blocks and asks the one who is blocked',
    declined,
    async ({ rosa, daniel }) => {
      await block(rosa, daniel);
      return ask(rosa, daniel);
    },
  ],
  [
    'logs in again under the name in capital letters',
    declined,
    async ({ rosa, daniel }) => ask(await logIn(rosa.id, rosa.username.toUpperCase()), daniel),
  ],
  [
    'asks a day before it is time',
    declined,
    async ({ rosa, daniel }) => {
      clock.advance(89 * DAY);
      return ask(await again(rosa), daniel);
    },
  ],
  [
    'edits the profile and asks',
    declined,
    async ({ rosa, daniel }) => {
      await rosa.first.send('PATCH', `/api/users/${rosa.id}`, { name: 'Somebody else' });
      return ask(rosa, daniel);
    },
  ],
  [
    'accepts, opens, writes in and removes what was declined',
    declined,
    ({ rosa, id }) =>
      Promise.all([
        accept(rosa, id),
        rosa.first.send('GET', `/api/connections/${id}`),
        rosa.first.send('POST', `/api/connections/${id}/messages`, { content: 'Please' }),
        remove(rosa, id),
      ]),
  ],
  ['asks again after being left', left, ({ rosa, daniel }) => ask(rosa, daniel)],
  [
    'writes in what was ended',
    left,
    ({ rosa, id }) =>
      rosa.first.send('POST', `/api/connections/${id}/messages`, { content: 'Please' }),
  ],
  [
    'is asked, accepts, ends it and asks',
    left,
    async ({ rosa, daniel }) => {
      const id = idOf(await ask(daniel, rosa));
      await accept(rosa, id);
      await remove(rosa, id);
      return ask(rosa, daniel);
    },
  ],
  ['asks again after withdrawing', withdrawn, ({ rosa, daniel }) => ask(rosa, daniel)],
  [
    'asks six days after withdrawing',
    withdrawn,
    ({ rosa, daniel }) => {
      clock.advance(6 * DAY);
      return ask(rosa, daniel);
    },
  ],
  [
    'withdraws by a block, so as not to be declined, and asks',
    async () => {
      const [rosa, daniel] = [await enrol(), await enrol()];
      return { rosa, daniel, id: idOf(await ask(rosa, daniel)) };
    },
    async ({ rosa, daniel }) => {
      await block(rosa, daniel);
      await unblock(rosa, daniel);
      return ask(rosa, daniel);
    },
  ],
  [
    'asks, opens and writes to the one who blocks, in both processes',
    blocked,
    ({ rosa, daniel, id }) =>
      Promise.all(
        [rosa.first, rosa.second].flatMap((by) => [
          ask(rosa, daniel, {}, by),
          by.send('GET', `/api/users/${daniel.id}`),
          by.send('GET', `/api/connections/${id}`),
          by.send('POST', `/api/connections/${id}/messages`, { content: 'Please' }),
        ]),
      ),
  ],
  [
    'lifts the block of the other',
    blocked,
    async ({ rosa, daniel }) => {
      await unblock(rosa, daniel);
      return ask(rosa, daniel);
    },
  ],
  [
    'blocks the one who blocks, so that the block is lifted with it',
    blocked,
    async ({ rosa, daniel }) => {
      await block(rosa, daniel);
      await unblock(rosa, daniel);
      return ask(rosa, daniel);
    },
  ],
  [
    'asks as soon as a block is lifted that ended a request',
    blocked,
    async ({ rosa, daniel }) => {
      await unblock(daniel, rosa);
      return ask(rosa, daniel);
    },
  ],
  [
    'asks as soon as a block is lifted of one who was never asked',
    async () => {
      const [rosa, daniel] = [await enrol(), await enrol()];
      await block(daniel, rosa);
      return { rosa, daniel, id: 0 };
    },
    async ({ rosa, daniel }) => {
      await unblock(daniel, rosa);
      return ask(rosa, daniel);
    },
  ],
];

describe('whoever was told no', () => {
  test.each(ATTEMPTS)('%s: in vain', async (_what, arrange, attempt) => {
    const scene = await arrange();
    const answers = [await attempt(scene)].flat();
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
    const { rosa, daniel } = scene;
    const { connections } = servers[0]!.storage;
    const between = connections.findBetween(toMemberId(rosa.id), toMemberId(daniel.id));
    expect(await between).toBeNull();
  });

  test('may ask when the time has come: the attempts fail for no other reason', async () => {
    const { rosa, daniel } = await declined();
    clock.advance(90 * DAY);
    expect((await ask(await again(rosa), daniel)).status).toBe(201);
    const asked = await withdrawn();
    clock.advance(7 * DAY);
    expect((await ask(asked.rosa, asked.daniel)).status).toBe(201);
  });
});

/** How many open requests there are after each way of asking as many as there are. */
const CROWDS: readonly [
  what: string,
  ask: (rosa: Person, others: readonly { readonly id: number }[]) => Promise<unknown>,
][] = [
  ['at once', (rosa, others) => Promise.all(others.map((other) => ask(rosa, other)))],
  [
    'at two processes in turn',
    async (rosa, others) => {
      for (const [place, other] of others.entries()) {
        await ask(rosa, other, {}, place % 2 ? rosa.first : rosa.second);
      }
    },
  ],
  [
    'with the server started again in between',
    async (rosa, others) => {
      for (const [place, other] of others.entries()) {
        if (place % 4 === 3) {
          await restart();
          rosa = await again(rosa);
        }
        await ask(rosa, other);
      }
    },
  ],
];

describe.each(CROWDS)('whoever asks many others, %s,', (_what, askAll) => {
  const sentBy = (id: number) => servers[0]!.storage.connections.countOf(toMemberId(id), EVER);

  test('has ten open requests and never more', async () => {
    const rosa = await enrol();
    await askAll(rosa, await storeMembers(servers[0]!.storage, 14));
    expect(await sentBy(rosa.id)).toEqual({ accepted: 0, sent: 10, received: 0 });
  });

  test('asks five others on the first day and never more', async () => {
    const rosa = await enrol(0);
    await askAll(rosa, await storeMembers(servers[0]!.storage, 9));
    expect(await sentBy(rosa.id)).toEqual({ accepted: 0, sent: 5, received: 0 });
  });
});

test('withdrawing makes no room for a sixth request on the first day', async () => {
  const rosa = await enrol(0);
  const statuses: number[] = [];
  for (const other of await storeMembers(servers[0]!.storage, 8)) {
    const asked = await ask(rosa, other);
    statuses.push(asked.status);
    if (asked.status === 201) await remove(rosa, idOf(asked));
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});
