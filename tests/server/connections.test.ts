import { toEmailAddress, toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { withoutPrivatePart } from '#tests/support/without-private-part.ts';
import { readAllPages } from './read-all-pages.ts';
import { createConnection, createMember } from '#tests/support/writes.ts';

const UNKNOWN_ID = 999_999;

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let outsider: MemberClient;
let round = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  rosa = await signUp(server.url, `rosa${round}`, { bio: 'I keep bees.' });
  daniel = await signUp(server.url, `daniel${round}`);
  outsider = await signUp(server.url, `outsider${round}`);
});

const ask = (from: MemberClient, to: { readonly id: number }, fields: object = {}) =>
  from.send('POST', '/api/connections', { userId1: from.id, userId2: to.id, ...fields });

const accept = (by: MemberClient, id: number, body: unknown = { status: 'accepted' }) =>
  by.send('PATCH', `/api/connections/${id}`, body);

const remove = (by: MemberClient, id: number, seen?: string) =>
  by.send('DELETE', `/api/connections/${id}${seen === undefined ? '' : `?status=${seen}`}`);

const statusBetween = (by: MemberClient, one: number | string, two: number | string) =>
  by.send('GET', `/api/connections/status?userId1=${one}&userId2=${two}`);

const wireConnectionOf = (body: unknown) => connectionSchema.encode(connectionSchema.parse(body));

async function request(from = daniel, to = rosa): Promise<number> {
  return connectionSchema.parse((await ask(from, to)).body).id;
}

describe('POST /api/connections', () => {
  test('creates a pending connection that shows each party the other', async () => {
    const { status, body } = await ask(daniel, rosa, { relationshipTypeId: 3, status: 'pending' });
    expect(status).toBe(201);
    const connection = wireConnectionOf(body);
    expect(connection).toEqual({
      id: connection.id,
      userId1: daniel.id,
      userId2: rosa.id,
      relationshipTypeId: 3,
      side: null,
      note: null,
      status: 'pending',
      createdAt: connection.createdAt,
      acceptedAt: null,
      member: withoutPrivatePart(rosa.self),
      presence: 'here',
    });
    const { body: received } = await rosa.send('GET', '/api/connections');
    expect(received).toEqual([
      {
        ...connection,
        lastMessageAt: null,
        member: withoutPrivatePart(daniel.self),
        presence: 'here',
      },
    ]);
  });

  test('names no relationship type when none is given', async () => {
    expect(await ask(daniel, rosa)).toMatchObject({ body: { relationshipTypeId: null } });
    expect(await ask(daniel, outsider, { relationshipTypeId: null })).toMatchObject({
      status: 201,
      body: { relationshipTypeId: null },
    });
  });

  test.each(['seek', 'offer', 'either'] as const)(
    'says to both that the one who asks would %s',
    async (side) => {
      const { body } = await ask(daniel, rosa, { relationshipTypeId: 1, side });
      const { id } = connectionSchema.parse(body);
      const said = { userId1: daniel.id, relationshipTypeId: 1, side };
      for (const member of [daniel, rosa]) {
        expect(await member.send('GET', `/api/connections/${id}`)).toMatchObject({ body: said });
        expect(await statusBetween(member, daniel.id, rosa.id)).toMatchObject({ body: said });
      }
      const accepted = await rosa.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
      expect(accepted).toMatchObject({ body: { ...said, status: 'accepted' } });
    },
  );

  test('may leave the side unsaid', async () => {
    const { body } = await ask(daniel, rosa, { relationshipTypeId: 1, side: null });
    expect(body).toMatchObject({ relationshipTypeId: 1, side: null });
  });

  test.each([{ relationshipTypeId: 2 }, { relationshipTypeId: null }, {}])(
    'refuses a side of a bond without sides: %j',
    async (bond) => {
      const answer = await ask(daniel, rosa, { ...bond, side: 'either' });
      expectProblem(answer, 400, 'invalid_input');
      expect(answer.body).toMatchObject({
        errors: [
          { path: 'side', message: 'Choose a bond that has two sides before you choose a side' },
        ],
      });
    },
  );

  test('ignores what the caller may not set', async () => {
    const { body } = await ask(daniel, rosa, {
      id: 7_000_000,
      createdAt: '1999-01-01T00:00:00.000Z',
      acceptedAt: '1999-01-01T00:00:00.000Z',
      member: rosa.self,
    });
    const connection = connectionSchema.parse(body);
    expect(connection.id).toBeLessThan(7_000_000);
    expect(connection.createdAt > '2000').toBe(true);
    expect(connection.acceptedAt).toBeNull();
  });

  test('refuses oneself, and any status but pending', async () => {
    expectProblem(await ask(daniel, daniel), 400, 'invalid_input');
    for (const status of ['accepted', 'none', '', null, 1]) {
      expectProblem(await ask(daniel, rosa, { status }), 400, 'invalid_input');
    }
  });

  test.each([
    { userId2: 'x' },
    { userId2: '2' },
    { userId2: 0 },
    { userId2: -1 },
    { userId2: 1.5 },
    { userId2: null },
    { userId2: undefined },
    { userId1: null },
    { relationshipTypeId: 'x' },
    { relationshipTypeId: 0 },
    { relationshipTypeId: 1, side: 'both' },
    { relationshipTypeId: 1, side: '' },
  ])('refuses %j', async (fields) => {
    expectProblem(await ask(daniel, rosa, fields), 400, 'invalid_input');
  });

  test('answers 404 to an unknown member or relationship type', async () => {
    expectProblem(await ask(daniel, { id: UNKNOWN_ID }), 404, 'not_found');
    expectProblem(await ask(daniel, rosa, { relationshipTypeId: 5 }), 404, 'not_found');
    const sided = { relationshipTypeId: 5, side: 'seek' };
    expectProblem(await ask(daniel, rosa, sided), 404, 'not_found');
  });

  test('refuses to ask in the name of another, after it has looked for the one who is asked', async () => {
    expectProblem(await ask(daniel, rosa, { userId1: outsider.id }), 403, 'forbidden');
    const unknown = { userId1: outsider.id, userId2: UNKNOWN_ID };
    expectProblem(await ask(daniel, rosa, unknown), 404, 'not_found');
    const unknownAsking = { userId1: UNKNOWN_ID, userId2: rosa.id };
    expectProblem(await ask(daniel, rosa, unknownAsking), 404, 'not_found');
  });

  test('refuses a second one between the same two, from either side and in any state', async () => {
    const id = await request();
    expectProblem(await ask(daniel, rosa), 409, 'already_connected');
    expectProblem(await ask(rosa, daniel), 409, 'already_connected');
    await accept(rosa, id);
    expectProblem(await ask(daniel, rosa), 409, 'already_connected');
    expectProblem(await ask(rosa, daniel), 409, 'already_connected');
  });

  test('makes one connection of many requests at once, in both directions', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap(() => [ask(daniel, rosa), ask(rosa, daniel)]),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('PATCH /api/connections/{id}', () => {
  test('is how the recipient accepts', async () => {
    const id = await request();
    const { status, body } = await accept(rosa, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'accepted',
      member: withoutPrivatePart(daniel.self),
      presence: 'here',
    });
    expect(connectionSchema.parse(body).acceptedAt).not.toBeNull();
  });

  test('refuses the sender, and everyone once it is accepted', async () => {
    const id = await request();
    expectProblem(await accept(daniel, id), 403, 'forbidden');
    await accept(rosa, id);
    expectProblem(await accept(rosa, id), 409, 'already_accepted');
    expectProblem(await accept(daniel, id), 403, 'forbidden');
  });

  test('is nothing that an outsider knows of', async () => {
    const id = await request();
    expectProblem(await accept(outsider, id), 404, 'not_found');
    await accept(rosa, id);
    expectProblem(await accept(outsider, id), 404, 'not_found');
  });

  test.each(['pending', 'declined', 'ACCEPTED', '', null, undefined])(
    'refuses the status %j, to outsiders too',
    async (status) => {
      const id = await request();
      for (const member of [rosa, daniel, outsider]) {
        expectProblem(await accept(member, id, { status }), 400, 'invalid_input');
      }
    },
  );

  test('accepts once when it is said many times at once', async () => {
    const id = await request();
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(rosa, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('DELETE /api/connections/{id}', () => {
  test.each([
    ['the recipient declines', () => rosa, false, () => ({ mayAsk: rosa, mayNot: daniel })],
    ['the sender cancels', () => daniel, false, () => ({ mayAsk: rosa, mayNot: daniel })],
    [
      'the recipient ends what was accepted',
      () => rosa,
      true,
      () => ({ mayAsk: rosa, mayNot: daniel }),
    ],
    [
      'the sender ends what was accepted',
      () => daniel,
      true,
      () => ({ mayAsk: daniel, mayNot: rosa }),
    ],
  ])('is how %s', async (_who, who, accepted, parted) => {
    const id = await request();
    if (accepted) await accept(rosa, id);
    const { status, body } = await remove(who(), id);
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    for (const member of [rosa, daniel]) {
      expect(await member.send('GET', '/api/connections')).toMatchObject({ body: [] });
      expectProblem(await remove(member, id), 404, 'not_found');
    }
    const { mayAsk, mayNot } = parted();
    expectProblem(await ask(mayNot, mayAsk), 409, 'asked_before');
    expect(await ask(mayAsk, mayNot)).toMatchObject({ status: 201 });
  });

  test('is nothing that an outsider can do', async () => {
    const id = await request();
    expectProblem(await remove(outsider, id), 404, 'not_found');
    await accept(rosa, id);
    expectProblem(await remove(outsider, id), 404, 'not_found');
    expect(await statusBetween(rosa, rosa.id, daniel.id)).toMatchObject({ body: { id } });
  });
});

describe('DELETE /api/connections/{id}?status=', () => {
  test.each([
    ['the recipient', () => rosa, () => request(outsider, rosa)],
    ['the sender', () => daniel, () => request(daniel, outsider)],
  ])('removes for %s only what they have seen', async (_who, who, requestAnother) => {
    const request1 = await request();
    expectProblem(await remove(who(), request1, 'accepted'), 404, 'not_found');
    expect(await statusBetween(rosa, rosa.id, daniel.id)).toMatchObject({ body: { id: request1 } });
    expect(await remove(who(), request1, 'pending')).toMatchObject({ status: 204 });

    const request2 = await requestAnother();
    for (const member of [rosa, outsider]) await accept(member, request2);
    expectProblem(await remove(who(), request2, 'pending'), 409, 'already_accepted');
    expect(await who().send('GET', `/api/connections/${request2}`)).toMatchObject({
      body: { id: request2, status: 'accepted' },
    });
    expect(await remove(who(), request2, 'accepted')).toMatchObject({ status: 204 });
    for (const seen of ['pending', 'accepted']) {
      expectProblem(await remove(who(), request2, seen), 404, 'not_found');
    }
  });

  test.each([
    ['declining', () => rosa],
    ['cancelling', () => daniel],
  ])('lets one of accepting and %s win when both come at once', async (_what, who) => {
    for (let turn = 0; turn < 10; turn += 1) {
      // Whoever was declined, or has withdrawn, may not ask again.
      daniel = await signUp(server.url, `daniel${round}-${turn}`);
      const id = await request();
      const [accepted, removed] = await Promise.all(
        turn % 2
          ? [accept(rosa, id), remove(who(), id, 'pending')]
          : [remove(who(), id, 'pending'), accept(rosa, id)].reverse(),
      );
      const statuses = [accepted!.status, removed!.status];
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual(statuses);
      await remove(rosa, id);
    }
  });

  test.each(['', 'none', 'ACCEPTED', 'pending&status=accepted'])(
    'refuses %j, to outsiders too',
    async (seen) => {
      const id = await request();
      for (const member of [rosa, daniel, outsider]) {
        expectProblem(await remove(member, id, seen), 400, 'invalid_input');
      }
    },
  );

  test('is nothing that an outsider can do', async () => {
    const id = await request();
    for (const seen of ['pending', 'accepted']) {
      expectProblem(await remove(outsider, id, seen), 404, 'not_found');
    }
  });
});

describe('GET /api/connections/{id}', () => {
  const get = (by: MemberClient, id: number) => by.send('GET', `/api/connections/${id}`);

  test('shows each party the connection with the other', async () => {
    const id = await request();
    for (const status of ['pending', 'accepted']) {
      if (status === 'accepted') await accept(rosa, id);
      const toRosa = {
        status: 200,
        body: { id, status, member: withoutPrivatePart(daniel.self), presence: 'here' },
      };
      expect(await get(rosa, id)).toMatchObject(toRosa);
      expect(await get(daniel, id)).toMatchObject({
        body: { id, member: withoutPrivatePart(rosa.self) },
      });
    }
  });

  test('is nothing that an outsider knows of, nor anybody once it is gone', async () => {
    const id = await request();
    expectProblem(await get(outsider, id), 404, 'not_found');
    await remove(rosa, id);
    expectProblem(await get(rosa, id), 404, 'not_found');
  });
});

describe('GET /api/connections/counts', () => {
  const counts = (by: MemberClient) => by.send('GET', '/api/connections/counts');

  test("counts the caller's own, by how each stands for them", async () => {
    const none = { accepted: 0, sent: 0, received: 0 };
    expect(await counts(rosa)).toMatchObject({ status: 200, body: none });
    const id = await request(daniel, rosa);
    await request(rosa, outsider);
    expect(await counts(rosa)).toMatchObject({ body: { accepted: 0, sent: 1, received: 1 } });
    expect(await counts(daniel)).toMatchObject({ body: { ...none, sent: 1 } });
    await accept(rosa, id);
    expect(await counts(rosa)).toMatchObject({ body: { accepted: 1, sent: 1, received: 0 } });
    expect(await counts(daniel)).toMatchObject({ body: { ...none, accepted: 1 } });
    await remove(rosa, id);
    expect(await counts(rosa)).toMatchObject({ body: { accepted: 0, sent: 1, received: 0 } });
  });
});

describe('GET /api/connections/overview', () => {
  const overview = (by: MemberClient) => by.send('GET', '/api/connections/overview');

  test('shows the caller alone their counts, their requests to answer and their connections', async () => {
    const requested = await request(daniel, rosa);
    const member = withoutPrivatePart(daniel.self);
    expect(await overview(rosa)).toMatchObject({
      status: 200,
      body: {
        counts: { accepted: 0, sent: 0, received: 1 },
        received: [{ id: requested, status: 'pending', member }],
        accepted: [],
      },
    });
    expect(await overview(daniel)).toMatchObject({
      body: { counts: { accepted: 0, sent: 1, received: 0 }, received: [], accepted: [] },
    });
    await accept(rosa, requested);
    expect(await overview(rosa)).toMatchObject({
      body: { received: [], accepted: [{ id: requested, status: 'accepted', member }] },
    });
    await daniel.send('POST', `/api/connections/${requested}/messages`, { content: 'Hello' });
    expect(await overview(rosa)).toMatchObject({ body: { unread: { id: requested, member } } });
    expect(await overview(daniel)).toMatchObject({ body: { unread: null } });
    const counts = { accepted: 0, sent: 0, received: 0 };
    const none = {
      counts,
      received: [],
      accepted: [],
      unread: null,
      saidYes: null,
      rhythm: null,
      pickUp: null,
      told: [],
    };
    expect(await overview(outsider)).toMatchObject({ body: none });
  });
});

describe('GET /api/connections/status', () => {
  test('tells either party what stands between the two, named in either order', async () => {
    expect(await statusBetween(rosa, rosa.id, daniel.id)).toMatchObject({
      status: 200,
      body: null,
    });
    const id = await request();
    for (const [one, two] of [
      [rosa.id, daniel.id],
      [daniel.id, rosa.id],
    ] as const) {
      const { body } = await statusBetween(rosa, one, two);
      expect(body).toMatchObject({
        id,
        userId1: daniel.id,
        member: withoutPrivatePart(daniel.self),
      });
      expect(await statusBetween(daniel, one, two)).toMatchObject({
        body: { id, member: withoutPrivatePart(rosa.self) },
      });
    }
  });

  test('refuses to tell about two others, whether or not they are connected or exist', async () => {
    await request();
    expectProblem(await statusBetween(outsider, rosa.id, daniel.id), 403, 'forbidden');
    expectProblem(await statusBetween(outsider, UNKNOWN_ID, UNKNOWN_ID), 403, 'forbidden');
  });

  test('has nothing to tell about oneself or a member who does not exist', async () => {
    expect(await statusBetween(rosa, rosa.id, rosa.id)).toMatchObject({ status: 200, body: null });
    expect(await statusBetween(rosa, rosa.id, UNKNOWN_ID)).toMatchObject({ body: null });
  });

  test.each(['x', '0', '-1', '1.5', '', '9'.repeat(17), '1&userId2=2'])(
    'refuses the id %j',
    async (id) => {
      expectProblem(await statusBetween(rosa, rosa.id, id), 400, 'invalid_input');
      expectProblem(await statusBetween(rosa, id, rosa.id), 400, 'invalid_input');
    },
  );

  test('refuses a query that names only one, or nobody', async () => {
    const path = '/api/connections/status';
    expectProblem(await rosa.send('GET', path), 400, 'invalid_input');
    expectProblem(await rosa.send('GET', `${path}?userId1=${rosa.id}`), 400, 'invalid_input');
  });
});

describe('GET /api/connections', () => {
  test("lists the caller's own, newest first, by status when asked", async () => {
    const first = await request(daniel, rosa);
    const second = await request(rosa, outsider);
    await request(daniel, outsider);
    await accept(rosa, first);
    const idsOf = async (query: string) => {
      const pages = await readAllPages(rosa, `/api/connections${query}`, connectionSchema);
      return pages.flat().map(({ id }) => id);
    };
    expect(await idsOf('')).toEqual([second, first]);
    expect(await idsOf('?limit=1')).toEqual([second, first]);
    expect(await idsOf('?status=pending')).toEqual([second]);
    expect(await idsOf('?status=accepted')).toEqual([first]);
    expect(await idsOf('?direction=sent')).toEqual([second]);
    expect(await idsOf('?direction=received')).toEqual([first]);
    expect(await idsOf('?direction=received&status=pending')).toEqual([]);
  });

  test('is read page by page through the links, which keep the status and the direction', async () => {
    for (const member of [daniel, outsider]) await request(rosa, member);
    const { headers } = await rosa.send('GET', '/api/connections?status=pending&limit=1');
    expect(headers.get('Link')).toMatch(
      /^<\/api\/connections\?status=pending&limit=1&after=[^>]+>; rel="next"$/,
    );
    const sent = await rosa.send('GET', '/api/connections?direction=sent&limit=1');
    expect(sent.headers.get('Link')).toMatch(/\?direction=sent&limit=1&after=[^>]+>; rel="next"$/);
    const pages = await readAllPages(rosa, '/api/connections?limit=1', connectionSchema);
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
  });

  test.each([
    ...['status=', 'status=none', 'status=pending&status=accepted', 'status=PENDING'],
    ...['direction=', 'direction=all', 'direction=SENT', 'direction=sent&direction=received'],
    ...['limit=0', 'limit=x', 'after=x', 'after=members.1'],
  ])('refuses ?%s', async (query) => {
    expectProblem(await rosa.send('GET', `/api/connections?${query}`), 400, 'invalid_input');
  });
});

test('GET /api/connections has 100 connections to a page, and 500 at the most', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 502 }, async (_, number) => {
      const username = `crowd${round}-${number}`;
      const email = `${username}@example.org`;
      const created = await createMember(server.storage, {
        ...rosa.self,
        username: toUsername(username),
        email: toEmailAddress(email),
        passwordHash: 'x',
      });
      return created.ok ? created.value.id : 0;
    }),
  );
  for (const requesterId of crowd) {
    await createConnection(server.storage, {
      status: 'pending',
      requesterId: toMemberId(requesterId),
      recipientId: toMemberId(rosa.id),
      relationshipTypeId: null,
      side: null,
      note: null,
      createdAt: rosa.self.createdAt,
      acceptedAt: null,
    });
  }
  const sizes = async (query: string) => {
    const pages = await readAllPages(rosa, `/api/connections${query}`, connectionSchema);
    return pages.map((page) => page.length);
  };
  expect(await sizes('')).toEqual([100, 100, 100, 100, 100, 2]);
  expect(await sizes('?limit=501')).toEqual([500, 2]);
});
