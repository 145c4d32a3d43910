import { beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { deskReportSchema } from '#core/moderation/desk/report-schemas.ts';
import { deskEndpoints } from '#core/moderation/desk/schemas.ts';
import { reportSchema } from '#core/moderation/reports/schemas.ts';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiAnswer,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { CONTRACT_CALLS } from '#tests/support/contract-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { storeModerator, storeStanding } from '#tests/support/writes.ts';
import { readAllPages } from './read-all-pages.ts';

const clock = createSettableClock();
const UNTIL = '2999-01-01T00:00:00.000Z';
const BECAUSE = { reason: 'money', words: 'Please never ask for money.' };

let server: TestServer;
let rosa: MemberClient;
let steve: MemberClient;
let mo: MemberClient;

beforeEach(async () => {
  server = await startTestServer({ clock });
  rosa = await signUp(server.url, 'rosa');
  steve = await signUp(server.url, 'steve', { bio: 'I run a gold mine.' });
  mo = await signUpModerator('moritz');
  return () => server.close();
});

async function signUpModerator(name: string): Promise<MemberClient> {
  const client = await signUp(server.url, name);
  await storeModerator(server.storage, client.id);
  return client;
}

const person = ({ id, self }: MemberClient) => ({ id, name: self.name });

/** Reports Steve, and returns the address of the report at the desk. */
async function report(given: object = {}, by = rosa): Promise<string> {
  const draft = { memberId: steve.id, reason: 'money', words: 'He asked for money.' };
  const choices = { attachMessages: true, block: false };
  const { body } = await by.send('POST', '/api/reports', { ...draft, ...choices, ...given });
  return `/api/desk/reports/${reportSchema.parse(body).id}`;
}

const decide = (address: string, decision: object, by = mo) =>
  by.send('POST', `${address}/decision`, decision);
const list = async (by: MemberClient, path: string) => (await by.send('GET', path)).body;

/** What the call sends, which is just what it is described to. */
function parse<Name extends keyof typeof deskEndpoints>(
  name: Name,
  { status, body }: ApiAnswer,
): z.output<(typeof deskEndpoints)[Name]['response']> {
  expect(status).toBe(200);
  const parsed = deskEndpoints[name].response.parse(body);
  expect(parsed).toEqual(body);
  return parsed as z.output<(typeof deskEndpoints)[Name]['response']>;
}

const DESK_CALLS = CONTRACT_CALLS.filter(({ access }) => access === 'moderator');
/** What the calls take whose body is looked at first. */
const BODIES: Readonly<Record<string, object>> = {
  decision: { measure: 'dismiss', outcome: 'upheld', decision: 'decline', reportIds: [1] },
  measures: { measure: 'lift' },
  'member-search': { text: 'steve' },
};

function bodyFor(path: string) {
  const given = BODIES[path.split('/').at(-1)!];
  return given && { words: 'Welcome', ...given };
}

describe('whoever is no moderator', () => {
  test.each(DESK_CALLS)('learns nothing by $method $path', async ({ method, path }) => {
    const known = await report();
    const id = known.split('/').at(-1)!;
    const body = bodyFor(path);
    const suspended = await signUpModerator('mia');
    const account = { status: 'suspended', until: UNTIL } as const;
    await storeStanding(server.storage, suspended.id, { account });
    const answers = [];
    for (const there of [id, '999999']) {
      const address = path.replace('{id}', there);
      const visitor = createApiClient(server.url);
      expectProblem(await visitor.send(method, address, body), 401, 'not_signed_in');
      for (const caller of [rosa, steve, suspended]) {
        const answer = await caller.send(method, address, body);
        expectProblem(answer, 403, 'forbidden');
        answers.push(JSON.stringify(answer.body));
      }
    }
    expect(new Set(answers).size).toBe(1);
  });
});

test('the desk is shut to a moderator whose password alone lets them in, and says what opens it', async () => {
  await storeStanding(server.storage, rosa.id, { role: 'moderator' });
  for (const { method, path } of DESK_CALLS) {
    const answer = await rosa.send(method, path.replace('{id}', '1'), bodyFor(path));
    expectProblem(answer, 403, 'second_step_needed');
  }
});

describe('the reports at the desk', () => {
  test('are listed the gravest first, page by page', async () => {
    const [first, grave, last] = [
      await report(),
      await report({ reason: 'danger' }),
      await report({ reason: 'other' }),
    ];
    const pages = await readAllPages(mo, '/api/desk/reports?limit=1', deskReportSchema);
    const addresses = pages.flat().map(({ id }) => `/api/desk/reports/${id}`);
    expect(addresses).toEqual([grave, first, last]);
    await decide(grave, { measure: 'dismiss', words: null });
    expect(await list(mo, '/api/desk/reports')).toHaveLength(2);
    expect(await list(mo, '/api/desk/reports?state=answered')).toMatchObject([
      { state: 'answered', decision: { by: person(mo), outcome: 'no_action', words: null } },
    ]);
  });

  test('show the note that came with the request of the member', async () => {
    const wish = { relationshipTypeId: null, note: 'You look as lonely as I am. Write to me.' };
    const pair = { userId1: steve.id, userId2: rosa.id };
    expect((await steve.send('POST', '/api/connections', { ...pair, ...wish })).status).toBe(201);
    const shown = parse('showDeskReport', await mo.send('GET', await report()));
    expect(shown.evidence.note).toEqual({ senderId: steve.id, content: wish.note });
  });

  test('show their evidence, and what is known of the member', async () => {
    const earlier = await report({ reason: 'other' });
    await decide(earlier, { measure: 'unlist', ...BECAUSE });
    const address = await report();
    const shown = parse('showDeskReport', await mo.send('GET', address));
    expect(shown).toMatchObject({
      report: { member: person(steve), state: 'open', claim: null, proposal: null },
      reporter: person(rosa),
      evidence: { profile: { bio: 'I run a gold mine.' }, messages: [] },
      standing: { role: 'member', status: 'active', until: null, isListed: false, mayAsk: true },
      otherReports: [{ reason: 'other', decision: { outcome: 'acted' } }],
      log: [
        { action: 'unlist', reason: 'money', actor: { kind: 'moderator', member: person(mo) } },
      ],
      removalNeedsTwo: false,
    });
    await signUpModerator('mia');
    expect(await mo.send('GET', address)).toMatchObject({ body: { removalNeedsTwo: true } });
    expectProblem(await mo.send('GET', '/api/desk/reports/999'), 404, 'not_found');
  });

  test('are not there for a moderator whom they concern', async () => {
    const mia = await signUpModerator('mia');
    for (const address of [await report({ memberId: mia.id }), await report({}, mia)]) {
      expectProblem(await mia.send('GET', address), 404, 'not_found');
      expectProblem(await mia.send('PUT', `${address}/claim`), 404, 'not_found');
      expectProblem(await decide(address, { measure: 'dismiss' }, mia), 404, 'not_found');
      await decide(address, { measure: 'warn', ...BECAUSE });
    }
    expect(await list(mia, '/api/desk/reports')).toEqual([]);
    expect(await list(mia, '/api/desk/reports?state=answered')).toEqual([]);
    expect(await list(mia, '/api/desk/log')).toEqual([]);
    expect(await list(mo, '/api/desk/log')).toHaveLength(2);
  });

  test('are claimed by one moderator, and released', async () => {
    const mia = await signUpModerator('mia');
    const address = await report();
    const claimed = parse('claimReport', await mo.send('PUT', `${address}/claim`));
    expect(claimed.claim).toEqual({ by: person(mo), at: clock.now() });
    expectProblem(await mia.send('PUT', `${address}/claim`), 409, 'claimed_by_another');
    expectProblem(await mia.send('DELETE', `${address}/claim`), 409, 'claimed_by_another');
    expectProblem(await decide(address, { measure: 'dismiss' }, mia), 409, 'claimed_by_another');
    const released = parse('releaseReport', await mo.send('DELETE', `${address}/claim`));
    expect(released.claim).toBeNull();
    expect(await mia.send('PUT', `${address}/claim`)).toMatchObject({ status: 200 });
  });

  test('lead to a measure, of which both are told', async () => {
    const [address, another] = [await report(), await report()];
    const id = Number(address.split('/').at(-1));
    const until = new Date(Date.parse(clock.now()) + HOUR).toISOString();
    const suspend = { measure: 'suspend', until, ...BECAUSE };
    const decided = parse('decideReport', await decide(address, suspend));
    const decision = { by: person(mo), at: clock.now(), outcome: 'acted', words: BECAUSE.words };
    expect(decided).toMatchObject({ id, state: 'answered', decision });
    expect(await steve.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
    expect(await list(rosa, '/api/notices')).toEqual([
      {
        id: expect.any(Number) as unknown,
        at: clock.now(),
        reportId: id,
        kind: 'report_answered',
        name: steve.self.name,
        outcome: 'acted',
        appeal: null,
        mayAppeal: false,
      },
    ]);
    expectProblem(await decide(address, { measure: 'dismiss' }), 409, 'already_answered');
    const past = { ...suspend, until: clock.now() };
    expectProblem(await decide(another, past), 400, 'invalid_input');
  });

  test('about an operator are dismissed, or left to whoever runs the server', async () => {
    await storeStanding(server.storage, steve.id, { role: 'operator' });
    const address = await report();
    const warn = { measure: 'warn', ...BECAUSE };
    expectProblem(await decide(address, warn), 409, 'about_operator');
    expect(await steve.send('GET', '/api/notices')).toMatchObject({ body: [] });
    expect(await decide(address, { measure: 'dismiss' })).toMatchObject({
      body: { state: 'answered' },
    });
  });

  test('remove a member once two moderators say so', async () => {
    const mia = await signUpModerator('mia');
    const address = await report();
    const remove = { measure: 'remove', ...BECAUSE };
    const proposed = parse('decideReport', await decide(address, remove));
    expect(proposed).toMatchObject({
      state: 'open',
      proposal: { by: person(mo), at: clock.now() },
    });
    expect(await steve.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
    expectProblem(await decide(address, remove), 409, 'second_moderator_needed');
    expect(await decide(address, remove, mia)).toMatchObject({ body: { state: 'answered' } });
    expect(await steve.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
  });
});

describe('the reports about one member', () => {
  test('stand in one row, open together, and are answered by one decision', async () => {
    const lia = await signUp(server.url, 'lia');
    const addresses = [
      await report({ reason: 'other' }),
      await report({ reason: 'danger' }, lia),
      await report({}, lia),
    ];
    const ids = addresses.map((address) => Number(address.split('/').at(-1)));
    const [oldest, gravest, left] = ids as [number, number, number];
    await report({ memberId: rosa.id, reason: 'threats' }, steve);
    const element = deskEndpoints.listReportedMembers.response.element;
    const pages = await readAllPages(mo, '/api/desk/reported-members?limit=1', element);
    expect(pages.flat()).toMatchObject([
      { id: steve.id, first: { id: gravest }, open: 3, taken: 0, proposed: 0 },
      { id: rosa.id, open: 1 },
    ]);
    const about = `/api/desk/members/${steve.id}`;
    const claimed = parse('claimReportsAbout', await mo.send('PUT', `${about}/claim`));
    expect(claimed.map(({ claim }) => claim?.by)).toEqual(Array(3).fill(person(mo)));
    const shown = parse('showDeskMember', await mo.send('GET', about));
    expect(shown).toMatchObject({
      ...{ member: person(steve), hasMore: false, otherReports: [], removalNeedsTwo: false },
      reports: [
        { report: { id: gravest }, reporter: person(lia) },
        { report: { id: left }, evidence: { profile: { bio: 'I run a gold mine.' } } },
        { report: { id: oldest }, reporter: person(rosa) },
      ],
      standing: { status: 'active' },
    });
    const decision = { measure: 'warn', ...BECAUSE, reportIds: [gravest, oldest] };
    const decided = parse('decideReportsAbout', await decide(about, decision));
    expect(decided.map(({ id, state }) => [id, state])).toEqual([
      [gravest, 'answered'],
      [oldest, 'answered'],
    ]);
    for (const reporter of [rosa, lia]) {
      expect(await list(reporter, '/api/notices')).toMatchObject([{ outcome: 'acted' }]);
    }
    expect(await list(mo, '/api/desk/log')).toHaveLength(1);
    const released = parse('releaseReportsAbout', await mo.send('DELETE', `${about}/claim`));
    expect(released).toMatchObject([{ id: left, claim: null }]);
    const after = parse('showDeskMember', await mo.send('GET', about));
    expect(after).toMatchObject({ reports: [{ report: { id: left } }], log: [{ action: 'warn' }] });
    expect(after.otherReports.map(({ id }) => id)).toEqual([gravest, oldest]);
    expectProblem(await decide(about, decision), 409, 'already_answered');
  });

  test('are not there for whom they concern, and not decided without naming any', async () => {
    const mia = await signUpModerator('mia');
    await report({ memberId: mia.id });
    const own = await report({}, mia);
    const ids = [Number(own.split('/').at(-1))];
    expectProblem(await mia.send('GET', `/api/desk/members/${mia.id}`), 404, 'not_found');
    const about = `/api/desk/members/${steve.id}`;
    expect(await mia.send('GET', about)).toMatchObject({ body: { reports: [] } });
    const dismiss = { measure: 'dismiss', words: null };
    expectProblem(await decide(about, { ...dismiss, reportIds: ids }, mia), 404, 'not_found');
    expectProblem(await mia.send('PUT', `${about}/claim`), 404, 'not_found');
    expect(await list(mia, '/api/desk/reported-members')).toEqual([]);
    for (const reportIds of [[], Array.from({ length: 51 }, (_, place) => place + 1), undefined]) {
      expectProblem(await decide(about, { ...dismiss, reportIds }), 400, 'invalid_input');
    }
    expectProblem(await mo.send('GET', '/api/desk/members/999'), 404, 'not_found');
  });
});

describe('an appeal at the desk', () => {
  /** Warns Steve, who appeals; returns the address of the appeal. */
  async function appeal(): Promise<string> {
    await decide(await report(), { measure: 'unlist', ...BECAUSE });
    const [notice] = (await list(steve, '/api/notices')) as { readonly id: number }[];
    const words = { words: 'It was a joke.' };
    await steve.send('POST', `/api/notices/${notice!.id}/appeal`, words);
    return `/api/desk/appeals/${notice!.id}`;
  }

  test('is answered by another moderator, and the member is told', async () => {
    const mia = await signUpModerator('mia');
    const address = await appeal();
    const own = parse('listDeskAppeals', await mo.send('GET', '/api/desk/appeals'));
    expect(own).toMatchObject([{ mayDecide: false, member: person(steve), kind: 'unlist' }]);
    expect(await list(mia, '/api/desk/appeals')).toMatchObject([
      { mayDecide: true, appeal: { words: 'It was a joke.', answer: null } },
    ]);
    expect(await list(rosa, '/api/notices')).toHaveLength(1);
    const answer = { outcome: 'reversed', words: 'You were right.' };
    expectProblem(await decide(address, answer), 409, 'own_decision');
    const answered = parse('decideAppeal', await decide(address, answer, mia));
    expect(answered).toMatchObject({
      mayDecide: false,
      appeal: { answer: { ...answer, at: clock.now() } },
    });
    expectProblem(await decide(address, answer, mia), 409, 'appeal_already_answered');
    expect(await list(mia, '/api/desk/appeals')).toEqual([]);
    expect(await list(steve, '/api/notices')).toMatchObject([
      { kind: 'appeal_answered', ...answer, mayAppeal: false },
      { kind: 'unlist', reportId: null, appeal: { answer: { ...answer, at: clock.now() } } },
    ]);
  });
});

describe('members at the desk', () => {
  const find = async (text: string, by = mo) =>
    parse('findDeskMembers', await by.send('POST', '/api/desk/member-search', { text }));

  test('are found by username, address or how their name begins, which is noted', async () => {
    const other = await signUp(server.url, 'stella', { name: 'Stella Marsh' });
    expect(await find('steve')).toMatchObject([{ id: steve.id, username: 'steve' }]);
    expect(await find(steve.self.email.toUpperCase())).toMatchObject([{ id: steve.id }]);
    expect(await find('STELL')).toMatchObject([{ id: other.id, standing: { status: 'active' } }]);
    for (const text of ['st', '', 'nobody', mo.self.username]) expect(await find(text)).toEqual([]);
    expect(JSON.stringify(await find('stella'))).not.toContain(other.self.email);
    expect((await mo.send('GET', `/api/desk/members/${rosa.id}`)).status).toBe(200);
    const log = parse('listDeskSecurityLog', await mo.send('GET', '/api/desk/security-log'));
    const looked = log.filter(({ fact }) => fact === 'member_looked_up');
    expect(looked.map(({ member, about }) => [member, about])).toEqual([
      [person(mo), person(rosa)],
      [person(mo), person(other)],
      [person(mo), person(steve)],
    ]);
  });

  test('are not noted as looked up by whoever answers reports about them', async () => {
    const address = await report();
    await mo.send('GET', `/api/desk/members/${steve.id}`);
    await decide(address, { measure: 'dismiss', words: null });
    await mo.send('GET', `/api/desk/members/${steve.id}`);
    const log = parse('listDeskSecurityLog', await mo.send('GET', '/api/desk/security-log'));
    expect(log.map(({ fact }) => fact)).not.toContain('member_looked_up');
  });

  test('are warned without a report, but not removed', async () => {
    const about = `/api/desk/members/${steve.id}`;
    const shown = parse('showDeskMember', await mo.send('GET', about));
    expect(shown).toMatchObject({ reports: [], profile: { bio: 'I run a gold mine.' } });
    expect(JSON.stringify(shown)).not.toContain(steve.self.email);
    const take = (measure: string) => mo.send('POST', `${about}/measures`, { measure, ...BECAUSE });
    expect(parse('endMeasure', await take('unlist'))).toMatchObject({
      standing: { isListed: false },
    });
    expectProblem(await take('remove'), 400, 'invalid_input');
    expect(await list(steve, '/api/notices')).toMatchObject([{ kind: 'unlist', reportId: null }]);
    const own = await mo.send('POST', `/api/desk/members/${mo.id}/measures`, {
      measure: 'warn',
      ...BECAUSE,
    });
    expectProblem(own, 403, 'forbidden');
  });
});

test('a measure ends early, and the member is told', async () => {
  await decide(await report(), { measure: 'stop_requests', ...BECAUSE });
  const end = (measure: string) =>
    mo.send('POST', `/api/desk/members/${steve.id}/measures`, { measure, words: 'All is well.' });
  expectProblem(await end('lift'), 409, 'measure_not_in_force');
  expect(parse('endMeasure', await end('allow_requests'))).toMatchObject({
    member: person(steve),
    standing: { mayAsk: true },
  });
  expect(await list(steve, '/api/notices')).toMatchObject([
    { kind: 'measure_ended', measure: 'allow_requests', words: 'All is well.' },
    { kind: 'stop_requests' },
  ]);
});

test('the log is read page by page, and of one member', async () => {
  await decide(await report(), { measure: 'warn', ...BECAUSE });
  await decide(await report({ memberId: rosa.id }, steve), { measure: 'dismiss', words: null });
  const pages = await readAllPages(
    mo,
    '/api/desk/log?limit=1',
    deskEndpoints.listDeskLog.response.element,
  );
  expect(pages.flat()).toMatchObject([{ action: 'dismiss' }, { action: 'warn' }]);
  const about = parse('listDeskLog', await mo.send('GET', `/api/desk/log?memberId=${steve.id}`));
  expect(about).toMatchObject([{ action: 'warn', member: person(steve) }]);
});

test('the figures count what was reported and decided within the last year', async () => {
  const empty = parse('showDeskFigures', await mo.send('GET', '/api/desk/figures'));
  expect(empty).toMatchObject({ reports: { open: 0, answered: 0 }, medianHours: null });
  const [one, other] = [await report(), await report({ reason: 'danger' })];
  await report();
  clock.advance(HOUR);
  await decide(one, { measure: 'warn', ...BECAUSE });
  clock.advance(HOUR);
  await decide(other, { measure: 'dismiss', words: null });
  const figures = parse('showDeskFigures', await mo.send('GET', '/api/desk/figures'));
  expect(figures).toMatchObject({
    reports: {
      open: 1,
      answered: 2,
      byReason: { money: 2, danger: 1, other: 0 },
      byOutcome: { acted: 1, no_action: 1 },
    },
    medianHours: 1.5,
    actions: { warn: 1, dismiss: 1, remove: 0 },
  });
  expect(Date.parse(clock.now()) - Date.parse(figures.since)).toBe(365 * 24 * HOUR);
});

test('whoever is locked out appeals against what locks them out, whatever they were told since', async () => {
  const address = await report({ memberId: rosa.id }, steve);
  await decide(await report(), { measure: 'suspend', until: UNTIL, ...BECAUSE });
  await decide(address, { measure: 'dismiss', words: null });
  const { username } = steve.self;
  const appeal = { username, password: 'a quiet garden gate', words: 'It was not me.' };
  const visitor = createApiClient(server.url);
  expect(await visitor.send('POST', '/api/appeals', appeal)).toMatchObject({ status: 204 });
  expect(await list(mo, '/api/desk/appeals')).toMatchObject([{ kind: 'suspend' }]);
});
