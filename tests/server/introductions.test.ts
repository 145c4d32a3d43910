import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { introductionEndpoints, type WireIntroductions } from '#core/introductions/schemas.ts';
import { expectProblem, PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { askToConnect, connectMembers } from '#tests/support/correspondents.ts';
import { openEventStream } from '#tests/support/event-stream.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY, HOUR } from '#tests/support/settable-clock.ts';
import { putAddress, storeStanding } from '#tests/support/writes.ts';

const TO_DANIEL = 'Frieda keeps bees as you do, and she never runs out of stories.';
const TO_FRIEDA = 'Daniel keeps bees as you do, and he has just caught a swarm.';
const UNTIL = '2999-01-01T00:00:00.000Z';

let clock = createSettableClock();
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let frieda: MemberClient;

/** Rosa knows Daniel and Frieda, who don't know each other. */
async function gather() {
  clock = createSettableClock();
  server = await startTestServer({ storage: createMemoryStorage(), clock });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  frieda = await signUp(server.url, 'frieda');
  await connectMembers(rosa, daniel);
  await connectMembers(frieda, rosa);
  clock.advance(HOUR);
}

/** Lets days go by; sessions end meanwhile, so all log in again. */
async function waitDays(days: number, ...others: readonly MemberClient[]) {
  clock.advance(days * DAY);
  for (const one of [rosa, daniel, frieda, ...others]) {
    const credentials = { username: one.self.username, password: PASSWORD };
    await one.send('POST', '/api/auth/login', credentials);
  }
}

const introduce = (by = rosa, one = daniel, other = frieda, chosen: object = {}) =>
  by.send('POST', '/api/introductions', {
    memberId1: one.id,
    note1: TO_DANIEL,
    memberId2: other.id,
    note2: TO_FRIEDA,
    ...chosen,
  });
const idOf = ({ body }: { readonly body: unknown }) => (body as { readonly id: number }).id;
/** The connection that an answer has led to. */
const connectionIn = ({ body }: { readonly body: unknown }) =>
  (body as { readonly connectionId: number }).connectionId;
const read = async (by: MemberClient): Promise<WireIntroductions> =>
  introductionEndpoints.listIntroductions.response.parse(
    (await by.send('GET', '/api/introductions')).body,
  );
const received = async (by: MemberClient) => (await read(by)).received;
const answer = (by: MemberClient, id: number, says: string) =>
  by.send('PUT', `/api/introductions/${id}/answer`, { answer: says });
const between = async (one: MemberClient, other: MemberClient) =>
  (await one.send('GET', `/api/connections/status?userId1=${one.id}&userId2=${other.id}`)).body;

describe('an introduction', () => {
  beforeEach(gather);
  afterEach(() => server.close());

  test('tells each who introduces, the words to them alone, and who the other is', async () => {
    const made = await introduce();
    expect(made).toMatchObject({ status: 201, body: { note1: TO_DANIEL, note2: TO_FRIEDA } });
    expect(await received(daniel)).toMatchObject([
      {
        id: idOf(made),
        note: TO_DANIEL,
        saidYes: false,
        introducer: { name: 'rosa' },
        member: { name: 'frieda' },
      },
    ]);
    expect(await received(frieda)).toMatchObject([
      { note: TO_FRIEDA, introducer: { name: 'rosa' }, member: { name: 'daniel' } },
    ]);
    expect(await received(rosa)).toEqual([]);
    expect(JSON.stringify((await daniel.send('GET', '/api/introductions')).body)).not.toContain(
      TO_FRIEDA,
    );
  });

  test('connects the two once both have said yes, whoever says it first', async () => {
    const id = idOf(await introduce(rosa, frieda, daniel, { relationshipTypeId: 3 }));
    expect(await answer(frieda, id, 'yes')).toMatchObject({
      status: 200,
      body: { connectionId: null },
    });
    expect(await received(frieda)).toMatchObject([{ saidYes: true }]);
    expect(await received(daniel)).toMatchObject([{ saidYes: false }]);
    expect(await between(daniel, frieda)).toBeNull();
    const connectionId = connectionIn(await answer(daniel, id, 'yes'));
    expect(await between(daniel, frieda)).toMatchObject({
      ...{ id: connectionId, status: 'accepted', userId1: frieda.id, userId2: daniel.id },
      ...{ relationshipTypeId: 3, note: null, acceptedAt: clock.now() },
    });
    for (const one of [daniel, frieda]) {
      expect(await read(one)).toMatchObject({
        received: [],
        met: [{ connectionId, introducer: { name: 'rosa' } }],
      });
    }
    expect((await read(rosa)).made).toHaveLength(1);
  });

  test('can be said yes to and taken back, but a no stands', async () => {
    const id = idOf(await introduce());
    await answer(daniel, id, 'yes');
    expect(await answer(daniel, id, 'yes')).toMatchObject({ status: 200 });
    expect(await answer(daniel, id, 'no')).toMatchObject({ body: { connectionId: null } });
    expectProblem(await answer(daniel, id, 'yes'), 404, 'not_found');
    expect(await received(daniel)).toEqual([]);
    expect(await answer(frieda, id, 'yes')).toMatchObject({ body: { connectionId: null } });
    expect(await between(daniel, frieda)).toBeNull();
  });

  test('never comes back after a no, whoever introduces the two, for ninety days', async () => {
    const ada = await signUp(server.url, 'ada');
    await connectMembers(ada, daniel);
    await connectMembers(ada, frieda);
    clock.advance(HOUR);
    const first = idOf(await introduce());
    await answer(daniel, first, 'no');
    expect(await rosa.send('DELETE', `/api/introductions/${first}`)).toMatchObject({ status: 204 });
    for (const by of [rosa, ada]) expect(await introduce(by)).toMatchObject({ status: 201 });
    expect(await received(daniel)).toEqual([]);
    expect(await received(frieda)).toHaveLength(2);
    await waitDays(70, ada);
    expect(await introduce(ada)).toMatchObject({ status: 201 });
    expect(await received(daniel)).toEqual([]);
    await waitDays(20, ada);
    expect(await received(daniel)).toHaveLength(1);
  });

  test('never comes back after a no either once whoever made it is gone', async () => {
    const ada = await signUp(server.url, 'ada');
    await connectMembers(ada, daniel);
    await connectMembers(ada, frieda);
    clock.advance(HOUR);
    await answer(daniel, idOf(await introduce()), 'no');
    await deleteMember(server.storage, toMemberId(rosa.id));
    expect(await introduce(ada)).toMatchObject({ status: 201 });
    expect(await received(daniel)).toEqual([]);
    expect(await received(frieda)).toHaveLength(1);
  });

  test('is made by someone who knows both, of two people, with words that lead nowhere else', async () => {
    const ada = await signUp(server.url, 'ada');
    expectProblem(await introduce(rosa, daniel, ada), 404, 'not_found');
    expectProblem(await introduce(daniel, rosa, frieda), 404, 'not_found');
    await askToConnect(ada, rosa);
    expectProblem(await introduce(rosa, daniel, ada), 404, 'not_found');
    expectProblem(await introduce(rosa, daniel, rosa), 404, 'not_found');
    expectProblem(await introduce(rosa, daniel, daniel), 400, 'invalid_input');
    expectProblem(
      await introduce(rosa, daniel, frieda, { relationshipTypeId: 77 }),
      404,
      'not_found',
    );
    for (const note1 of [
      'Hello',
      `${TO_DANIEL} https://example.org`,
      `${TO_DANIEL} 0171 5553 2211`,
    ]) {
      expectProblem(await introduce(rosa, daniel, frieda, { note1 }), 400, 'invalid_input');
    }
    expect(await received(daniel)).toEqual([]);
  });

  test('is made by nobody who may not ask, or who takes a break', async () => {
    const known = toMemberId(rosa.id);
    await storeStanding(server.storage, known, { mayAsk: false });
    expectProblem(await introduce(), 403, 'may_not_ask');
    await storeStanding(server.storage, known, { mayAsk: true });
    await rosa.send('PUT', '/api/break', { isTold: false });
    expectProblem(await introduce(), 409, 'on_break');
    await rosa.send('DELETE', '/api/break');
    expect(await introduce()).toMatchObject({ status: 201 });
  });

  test('counts as a request for that bond and with a note, to whoever takes no others', async () => {
    const whoMayAsk = { relationshipTypes: [4], ageRange: null, onlyWithNote: true };
    await daniel.send('PATCH', `/api/users/${daniel.id}`, { whoMayAsk });
    await introduce(rosa, daniel, frieda, { relationshipTypeId: 4 });
    for (const one of [daniel, frieda]) expect(await received(one)).toHaveLength(1);
  });

  test('shows who has which words to who made it, whomever they name first', async () => {
    const words = { note1: TO_FRIEDA, note2: TO_DANIEL };
    const shown = {
      ...{ member1: { name: 'daniel' }, note1: TO_DANIEL },
      ...{ member2: { name: 'frieda' }, note2: TO_FRIEDA },
    };
    expect((await introduce(rosa, frieda, daniel, words)).body).toMatchObject(shown);
    expect((await read(rosa)).made).toMatchObject([shown]);
  });

  test('connects two of whom one had asked the other long ago, in the place of that request', async () => {
    const asked = await askToConnect(daniel, frieda);
    await waitDays(60);
    const id = idOf(await introduce());
    await answer(daniel, id, 'yes');
    const connectionId = connectionIn(await answer(frieda, id, 'yes'));
    expect(connectionId).not.toBe(asked);
    expect(await between(daniel, frieda)).toMatchObject({ id: connectionId, status: 'accepted' });
  });

  test('is not brought back by a new connection with who made it', async () => {
    const id = idOf(await introduce());
    const { id: known } = (await between(rosa, frieda)) as { readonly id: number };
    await rosa.send('DELETE', `/api/connections/${known}?status=accepted`);
    clock.advance(HOUR);
    await connectMembers(rosa, frieda);
    expect(await between(rosa, frieda)).toMatchObject({ status: 'accepted' });
    for (const one of [daniel, frieda]) {
      expect(await received(one)).toEqual([]);
      expectProblem(await answer(one, id, 'yes'), 404, 'not_found');
    }
  });

  test('is one of three that are open at a time, and of two people only once', async () => {
    const others = [];
    for (const name of ['ada', 'bodo', 'cleo']) {
      const other = await signUp(server.url, name);
      await connectMembers(rosa, other);
      others.push(other);
    }
    clock.advance(HOUR);
    const first = idOf(await introduce());
    expectProblem(await introduce(rosa, frieda, daniel), 409, 'already_introduced');
    await introduce(rosa, daniel, others[0]);
    await introduce(rosa, daniel, others[1]);
    expectProblem(await introduce(rosa, daniel, others[2]), 409, 'too_many_open_introductions');
    await answer(daniel, first, 'no');
    expectProblem(await introduce(rosa, daniel, others[2]), 409, 'too_many_open_introductions');
    await rosa.send('DELETE', `/api/introductions/${first}`);
    expect(await introduce(rosa, daniel, others[2])).toMatchObject({ status: 201 });
    await waitDays(30);
    expect(await introduce()).toMatchObject({ status: 201 });
  });

  test('is made one at a time, so that nobody gets past the limit', async () => {
    const others = await Promise.all(
      ['ada', 'bodo', 'cleo', 'dora', 'emil'].map((name) => signUp(server.url, name)),
    );
    for (const other of others) await connectMembers(rosa, other);
    clock.advance(HOUR);
    const made = await Promise.all(others.map((other) => introduce(rosa, daniel, other)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  test('ends after thirty days, when it’s withdrawn, and with either of the introducer’s connections', async () => {
    const ends: readonly (() => Promise<unknown>)[] = [
      () => waitDays(30),
      async () => rosa.send('DELETE', `/api/introductions/${(await read(rosa)).made[0]!.id}`),
      async () => {
        const { id } = (await between(rosa, frieda)) as { readonly id: number };
        await rosa.send('DELETE', `/api/connections/${id}?status=accepted`);
        // A new connection doesn't bring it back.
        await waitDays(91);
        await connectMembers(rosa, frieda);
      },
    ];
    for (const end of ends) {
      const id = idOf(await introduce());
      expect(await received(daniel)).toHaveLength(1);
      await end();
      for (const one of [daniel, frieda]) {
        expect(await received(one)).toEqual([]);
        expectProblem(await answer(one, id, 'yes'), 404, 'not_found');
      }
      expect((await read(rosa)).made).toEqual([]);
      clock.advance(HOUR);
    }
  });

  test('is taken back and answered by nobody else', async () => {
    const id = idOf(await introduce());
    for (const one of [daniel, frieda]) {
      expectProblem(await one.send('DELETE', `/api/introductions/${id}`), 404, 'not_found');
    }
    const ada = await signUp(server.url, 'ada');
    for (const one of [rosa, ada]) expectProblem(await answer(one, id, 'yes'), 404, 'not_found');
    expectProblem(await answer(daniel, id + 1, 'yes'), 404, 'not_found');
    expectProblem(await rosa.send('DELETE', `/api/introductions/${id + 1}`), 404, 'not_found');
    for (const _again of [1, 2]) {
      expect(await rosa.send('DELETE', `/api/introductions/${id}`)).toMatchObject({ status: 204 });
    }
  });

  test('is said yes to once, however often that is said', async () => {
    const id = idOf(await introduce());
    for (const _again of [1, 2]) await answer(daniel, id, 'yes');
    const answered = (await readEvents(server.storage)).filter(
      ({ type }) => type === 'introduction_answered',
    );
    expect(answered).toMatchObject([{ memberIds: [daniel.id] }]);
  });

  test('is told live to the two, and an answer to nobody but who gave it', async () => {
    const streams = await Promise.all(
      [rosa, daniel, frieda].map((one) =>
        openEventStream(server.url, { sessionToken: one.sessionToken() }),
      ),
    );
    await Promise.all(streams.map((stream) => stream.waitFor('ready')));
    const id = idOf(await introduce());
    await streams[1]!.waitFor('introductions_changed');
    await streams[2]!.waitFor('introductions_changed');
    await answer(daniel, id, 'no');
    await streams[1]!.waitFor('introductions_changed', 2);
    await answer(frieda, id, 'yes');
    await streams[2]!.waitFor('introductions_changed', 2);
    const types = streams.map(({ events }) => events.map(({ type }) => type));
    expect(types[0]).toEqual(['ready']);
    expect(types[1]).toEqual(['ready', 'introductions_changed', 'introductions_changed']);
    expect(types[2]).toEqual(['ready', 'introductions_changed', 'introductions_changed']);
    for (const stream of streams) stream.drop();
  });

  test('connects the two once, when both say yes at one moment', async () => {
    const id = idOf(await introduce());
    const answers = await Promise.all([answer(daniel, id, 'yes'), answer(frieda, id, 'yes')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await between(daniel, frieda)).toMatchObject({ status: 'accepted' });
    const accepted = (await readEvents(server.storage)).filter(
      ({ type }) => type === 'connection_accepted',
    );
    expect(accepted).toHaveLength(3);
  });

  test('connects nobody once one has blocked the other, at whatever moment', async () => {
    const id = idOf(await introduce());
    await answer(daniel, id, 'yes');
    await Promise.all([answer(frieda, id, 'yes'), daniel.send('PUT', `/api/blocks/${frieda.id}`)]);
    expect(await between(frieda, daniel)).toBeNull();
    expect(
      await server.storage.connections.findBetween(toMemberId(daniel.id), toMemberId(frieda.id)),
    ).toBeNull();
  });

  test('shows no more through whom the two met, once their connection has ended', async () => {
    const id = idOf(await introduce());
    await answer(daniel, id, 'yes');
    const connectionId = connectionIn(await answer(frieda, id, 'yes'));
    await frieda.send('DELETE', `/api/connections/${connectionId}?status=accepted`);
    for (const one of [daniel, frieda])
      expect(await read(one)).toMatchObject({ met: [], received: [] });
    // The introducer learns of neither.
    expect((await read(rosa)).made).toHaveLength(1);
  });
});

describe('where addresses have to be confirmed', () => {
  async function confirm({ id }: MemberClient, confirmedAt: string | null = clock.now()) {
    const address = (await server.storage.members.loadAddress(toMemberId(id)))!.value;
    await putAddress(server.storage, id, { ...address, confirmedAt });
  }

  test('who hasn’t may neither introduce nor say yes, and may say no', async () => {
    const environment = { MAIL_URL: 'memory:', CONFIRM_EMAIL: 'required' };
    server = await startTestServer({ storage: createMemoryStorage(), clock, environment });
    onTestFinished(server.close);
    rosa = await signUp(server.url, 'rosa');
    daniel = await signUp(server.url, 'daniel');
    frieda = await signUp(server.url, 'frieda');
    for (const one of [rosa, daniel, frieda]) await confirm(one);
    await connectMembers(rosa, daniel);
    await connectMembers(rosa, frieda);
    await confirm(rosa, null);
    expectProblem(await introduce(), 403, 'address_not_confirmed');
    await confirm(rosa);
    const id = idOf(await introduce());
    await confirm(daniel, null);
    expectProblem(await answer(daniel, id, 'yes'), 403, 'address_not_confirmed');
    expect(await answer(frieda, id, 'yes')).toMatchObject({ status: 200 });
    expect(await answer(daniel, id, 'no')).toMatchObject({ status: 200 });
    expect(await between(daniel, frieda)).toBeNull();
  });
});

/** What can lie between two people so that they don't meet. */
const HIDINGS: Readonly<
  Record<string, (one: MemberClient, other: MemberClient) => Promise<unknown>>
> = {
  'one blocks the other': (one, other) => one.send('PUT', `/api/blocks/${other.id}`),
  'one has declined the other': async (one, other) => {
    const id = await askToConnect(other, one);
    await one.send('DELETE', `/api/connections/${id}?status=pending`);
    clock.advance(HOUR);
  },
  'one has asked the other': (one, other) => askToConnect(one, other),
  'the two are connected': (one, other) => connectMembers(one, other),
  'one has ended what they had': async (one, other) => {
    const id = await connectMembers(one, other);
    await one.send('DELETE', `/api/connections/${id}?status=accepted`);
  },
  'one takes requests of some ages alone': (one) =>
    one.send('PATCH', `/api/users/${one.id}`, {
      whoMayAsk: { relationshipTypes: [], ageRange: { min: 90, max: 99 }, onlyWithNote: false },
    }),
  'one takes requests for other bonds alone': (one) =>
    one.send('PATCH', `/api/users/${one.id}`, {
      whoMayAsk: { relationshipTypes: [4], ageRange: null, onlyWithNote: false },
    }),
  'one may not ask': ({ id }) => storeStanding(server.storage, toMemberId(id), { mayAsk: false }),
  'one takes a break': (one) => one.send('PUT', '/api/break', { isTold: false }),
};

/** The same, with ways that the introducer is shown as well. */
const KNOWN_HIDINGS: typeof HIDINGS = {
  'one is suspended': ({ id }) =>
    storeStanding(server.storage, toMemberId(id), {
      account: { status: 'suspended', until: UNTIL },
    }),
  'one is removed': ({ id }) =>
    storeStanding(server.storage, toMemberId(id), { account: { status: 'removed' } }),
  'one waits for approval': ({ id }) =>
    storeStanding(server.storage, toMemberId(id), { account: { status: 'awaiting_approval' } }),
  'one is too young': ({ id }) =>
    storeStanding(server.storage, toMemberId(id), { account: { status: 'under_age' } }),
  'one leaves': ({ id }) => storeStanding(server.storage, toMemberId(id), { leavesOn: UNTIL }),
  'one blocks the introducer': (one) => one.send('PUT', `/api/blocks/${rosa.id}`),
  'the introducer blocks one': (one) => rosa.send('PUT', `/api/blocks/${one.id}`),
};

const MOMENTS = ['before it is made', 'before it is answered', 'after a yes'] as const;
const SIDES = ['of the lower id', 'of the higher id'] as const;

const cases = Object.entries({ ...HIDINGS, ...KNOWN_HIDINGS })
  .flatMap(([what, hide]) =>
    SIDES.flatMap((side) => MOMENTS.map((moment) => ({ what, hide, side, moment }))),
  )
  .filter(({ what, moment }) => what in HIDINGS || moment !== 'before it is made');

describe.each(cases)('while $what, $side, $moment', ({ what, hide, side, moment }) => {
  let id: number;
  let seenByIntroducer: unknown;

  beforeAll(async () => {
    await gather();
    const [one, other] =
      side === 'of the lower id' ? ([daniel, frieda] as const) : ([frieda, daniel] as const);
    if (moment === 'before it is made') await hide(one, other);
    const { status, body } = await introduce();
    expect({ status, body }).toMatchObject({ status: 201, body: { note1: TO_DANIEL } });
    id = idOf({ body });
    if (moment === 'after a yes')
      expect(await answer(other, id, 'yes')).toMatchObject({ status: 200 });
    seenByIntroducer = (await read(rosa)).made.map(({ id: made, note1, createdAt }) => ({
      made,
      note1,
      createdAt,
    }));
    if (moment !== 'before it is made') await hide(one, other);
  });
  afterAll(() => server.close());

  test('neither is shown it, or can answer it, and nothing comes of it', async () => {
    const before = await server.storage.connections.findBetween(
      toMemberId(daniel.id),
      toMemberId(frieda.id),
    );
    for (const by of [daniel, frieda]) {
      const listed = await by.send('GET', '/api/introductions');
      if (listed.status === 200) expect(listed.body).toMatchObject({ received: [] });
      for (const says of ['yes', 'no']) {
        const refused = await answer(by, id, says);
        expect([401, 403, 404]).toContain(refused.status);
        if (refused.status === 404) expectProblem(refused, 404, 'not_found');
      }
    }
    expect(
      await server.storage.connections.findBetween(toMemberId(daniel.id), toMemberId(frieda.id)),
    ).toEqual(before);
  });

  test('the introducer learns nothing that they aren’t told anyway', async () => {
    const { made } = await read(rosa);
    if (what in KNOWN_HIDINGS) expect(made).toEqual([]);
    else
      expect(
        made.map((one) => ({ made: one.id, note1: one.note1, createdAt: one.createdAt })),
      ).toEqual(seenByIntroducer);
  });
});
