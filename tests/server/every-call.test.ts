import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createApiClient,
  expectProblem,
  signUp,
  type ApiClient,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { CONTRACT_CALLS, nameOf, type ContractCall } from '#tests/support/contract-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeModerator } from '#tests/support/writes.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const UNKNOWN_ID = '999999';

let server: TestServer;
let visitor: ApiClient;
/** A moderator, who may make every call. */
let member: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createApiClient(server.url);
  member = await signUp(server.url, 'rosa');
  await storeModerator(server.storage, member.id);
});
afterAll(() => server.close());

const all = CONTRACT_CALLS.map((call) => [nameOf(call), call] as const);
const paths = [...new Set(all.map(([, { path }]) => path))];
const methodsOf = (path: string) => {
  const methods: string[] = all.filter(([, call]) => call.path === path).map(([, it]) => it.method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
};
const addressOf = (path: string) => path.replace('{id}', UNKNOWN_ID);

/**
 * Calls of three shapes, of which everything is asked: a member's with an id and a body, one with an id and a query,
 * and a visitor's that takes a form. All calls come through the same steps, so that of the others one thing of each
 * kind is asked: whether they come through those steps at all.
 */
const ASKED_EVERYTHING = [
  'PATCH /api/users/{id}',
  'DELETE /api/connections/{id}',
  'POST /api/mail-preferences/stop',
];

/** All of the probes for the calls that are asked everything, and the first few for the others. */
function probesFor<Probe>(call: ContractCall, probes: readonly Probe[], few = 1): readonly Probe[] {
  return ASKED_EVERYTHING.includes(nameOf(call)) ? probes : probes.slice(0, few);
}

/** Sends bytes just as they are. */
async function sendRaw(
  client: ApiClient,
  { method, path }: ContractCall,
  init: RequestInit & { duplex?: 'half' },
) {
  const response = await client.fetch(addressOf(path), { method, ...init });
  const body = (await response.json()) as unknown;
  return { status: response.status, headers: response.headers, body };
}

/** What mail programs call by themselves, with a form (RFC 8058). */
const FORM_CALLS = ['POST /api/mail-preferences/stop', 'POST /api/newsletter/stop'];
const isForm = (type = '') =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type);

const json = { 'Content-Type': 'application/json' };

/** Types beside that of a form which are not JSON's. */
const OTHER_TYPES = [
  undefined,
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json-seq',
  'application/problem+json',
  'application/json; charset=latin1',
  'nonsense',
];

const BROKEN_BODIES: readonly (readonly [what: string, body: string | Uint8Array<ArrayBuffer>])[] =
  [
    ['cut off', '{"name":'],
    ['not JSON', 'name=rosa'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['nested beyond sense', '['.repeat(60_000)],
  ];

/** What is no number, what is too large to be an id, and what is no text; and then others. */
const NO_IDS = [
  ...['01', '9'.repeat(16), '%ZZ'],
  ...['x', '0', '-1', '1.5', '1e3', '+1', '%201', '1%20', '%20', 'null', '0x1', '１'],
  ...['9'.repeat(400), '%00', '%E0%A4%A', '..;', "1'--"],
];

describe.each(paths)('%s', (path) => {
  const address = addressOf(path);

  test('answers OPTIONS with its methods and grants other origins nothing', async () => {
    const { status, headers, body } = await visitor.send('OPTIONS', address, undefined, {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
    });
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect(headers.get('Allow')?.split(', ').sort()).toEqual(
      [...methodsOf(path), 'OPTIONS'].sort(),
    );
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('refuses every other method with 405, to anyone from anywhere', async () => {
    for (const method of METHODS.filter((name) => !methodsOf(path).includes(name))) {
      const headers = { Origin: 'https://elsewhere.example' };
      const answer = await visitor.send(method, address, undefined, headers);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toContain('OPTIONS');
      if (method !== 'HEAD') expectProblem(answer, 405, 'method_not_allowed');
    }
  });

  test('is another, unknown address with more at its end, or in capital letters', async () => {
    const shouted = address.toUpperCase().replace('/API', '/api');
    for (const other of [`${address}/`, `${address}/x/y/z`, shouted]) {
      expectProblem(await visitor.send('GET', other), 404, 'not_found');
    }
  });
});

/** What stays open has no length, and tests of its own. */
const STREAM = '/api/events';

/** What clients keep is compressed and asked for again, which its own tests show. */
const KEPT = '/api/openapi.json';

const gets = all.filter(
  ([, { method, path }]) => method === 'GET' && path !== STREAM && path !== KEPT,
);
test.each(gets)('%s answers HEAD as GET, without the body', async (_name, { path }) => {
  const address = `${addressOf(path)}${path.endsWith('status') ? `?userId1=${member.id}&userId2=2` : ''}`;
  const got = await member.fetch(address);
  const body = await got.arrayBuffer();
  const head = await member.fetch(address, { method: 'HEAD' });
  expect(await head.arrayBuffer()).toHaveProperty('byteLength', 0);
  expect(head.status).toBe(got.status);
  expect(head.headers.get('Content-Type')).toBe(got.headers.get('Content-Type'));
  expect(head.headers.get('Content-Length')).toBe(String(body.byteLength));
  expect(got.headers.get('Cache-Control')).toBe('no-store');
  expect(got.headers.get('ETag')).toBeNull();
});

const memberOnly = all.filter(([, { access }]) => access !== 'public');
test.each(memberOnly)('%s answers a visitor 401, whatever they send', async (_name, call) => {
  expectProblem(await visitor.send(call.method, addressOf(call.path)), 401, 'not_signed_in');
  if (call.method === 'GET') return;
  const malformed = { ...call, path: call.path.replace('{id}', 'x') };
  const answer = await sendRaw(visitor, malformed, { headers: json, body: '{' });
  expectProblem(answer, 401, 'not_signed_in');
  const large = await sendRaw(visitor, call, { body: 'x'.repeat(70_000) });
  expectProblem(large, 401, 'not_signed_in');
});

const open = all.filter(([, { access }]) => access === 'public');
test.each(open)('%s is open to visitors', async (_name, { method, path }) => {
  const { status } = await visitor.send(method, path);
  expect([200, 204, 400]).toContain(status);
});

/** What takes a file takes more, and no JSON; that has tests of its own. */
const UPLOADS: readonly string[] = [
  'POST /api/me/pictures',
  'POST /api/conversations/{id}/pictures',
  'POST /api/conversations/{id}/voices',
];

const writes = all.filter(([name, { method }]) => method !== 'GET' && !UPLOADS.includes(name));
describe.each(writes)('%s', (_name, call) => {
  test('refuses other sites before anything else', async () => {
    for (const client of [visitor, member]) {
      const headers = { 'Sec-Fetch-Site': 'cross-site' };
      const answer = await sendRaw(client, call, { headers, body: 'x'.repeat(70_000) });
      expectProblem(answer, 403, 'bad_origin');
    }
  });

  test('refuses a body that is too large, whatever it is and however it comes', async () => {
    const body = 'x'.repeat(64 * 1024 + 1);
    expectProblem(await sendRaw(member, call, { body }), 413, 'too_large');
    const stream = () => new Blob([body]).stream();
    for (const headers of probesFor(call, [json, {}, { 'Content-Encoding': 'gzip' }])) {
      const chunked = await sendRaw(member, call, { headers, body: stream(), duplex: 'half' });
      expectProblem(chunked, 413, 'too_large');
    }
  });

  const types = ['application/x-www-form-urlencoded', ...OTHER_TYPES];
  test.each(probesFor(call, types))('refuses a body of the type %s', async (type) => {
    const headers: HeadersInit = type === undefined ? [] : { 'Content-Type': type };
    const answer = await sendRaw(member, call, { headers, body: new TextEncoder().encode('{') });
    // Where a form is taken, what is missing is the token of the link.
    const isTaken = isForm(type) && FORM_CALLS.includes(nameOf(call));
    if (isTaken) expectProblem(answer, 400, 'invalid_input');
    else expectProblem(answer, 415, 'unsupported_media_type');
  });

  const encodings = probesFor(call, ['gzip', 'br', 'deflate', 'unheard-of']);
  test.each(encodings)('refuses a body in %s', async (encoding) => {
    const headers = { ...json, 'Content-Encoding': encoding };
    const answer = await sendRaw(member, call, { headers, body: '{' });
    expectProblem(answer, 415, 'unsupported_media_type');
  });

  const broken = probesFor(call, BROKEN_BODIES);
  test.each(broken)('refuses a body that is %s before it looks for the id', async (_what, body) => {
    const malformed = { ...call, path: call.path.replace('{id}', 'x') };
    const answer = await sendRaw(member, malformed, { headers: json, body });
    expectProblem(answer, 400, 'invalid_input');
    expect(JSON.stringify(answer.body)).not.toMatch(/position|token|unexpected/i);
  });
});

const withBody = all.filter(([, { reads }]) => reads.includes('body'));
describe.each(withBody)('%s', (_name, call) => {
  const address = call.path.replace('{id}', 'x');

  const bodies = probesFor(call, [undefined, [], null, 'text', 1, true, [{}]], 2);
  test.each(bodies)('refuses %j in place of an object before it looks for the id', async (body) => {
    const answer = await member.send(call.method, address, body);
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path: '', message: /object/ }] });
  });
});

/** What the query needs before an id is looked for. */
const QUERIES: Readonly<Record<string, string>> = {
  'POST /api/conversations/{id}/voices': `?waveform=${'A'.repeat(86)}`,
};

const withId = all
  .filter(([, { path }]) => path.includes('{id}'))
  .map(([name, call]) => [name, { ...call, path: `${call.path}${QUERIES[name] ?? ''}` }] as const);
describe.each(withId)('%s', (name, call) => {
  const soundBodies: Readonly<Record<string, unknown>> = {
    'PATCH /api/users/{id}': {},
    'PATCH /api/connections/{id}': { status: 'accepted' },
    'PATCH /api/messages/{id}': { content: 'Hello' },
    'PATCH /api/conversations/{id}': { pinned: true },
    'POST /api/conversations/{id}/questions': { name: 'old_object' },
    'PUT /api/conversations/{id}/questions/answer': { name: 'old_object', content: 'A kettle' },
    'PUT /api/conversations/{id}/activities/open': { name: 'same_soup', day: '2026-12-01' },
    'PUT /api/conversations/{id}/activities/done': { name: 'same_soup' },
    'PUT /api/conversations/{id}/bond': { relationshipTypeId: 2 },
    'PUT /api/conversations/{id}/rhythm': { every: 'week' },
    'PUT /api/days/{id}': { date: '12-24', meaning: { kind: 'birthday' }, shownTo: [] },
    'PUT /api/introductions/{id}/answer': { answer: 'yes' },
    'PUT /api/conversations/{id}/vouch': { said: null },
    'PUT /api/conversations/{id}/note': { text: 'Her sister is Joan.' },
    'PATCH /api/me/pictures/{id}': { description: 'A pear tree' },
    'POST /api/connections/{id}/messages': { content: 'Good evening' },
    'POST /api/notices/{id}/appeal': { words: 'It was not me' },
    'POST /api/desk/reports/{id}/decision': { measure: 'dismiss', words: null },
    'POST /api/desk/appeals/{id}/decision': { outcome: 'upheld', words: 'It was' },
    'POST /api/desk/registrations/{id}/decision': { decision: 'approve' },
    'POST /api/desk/recovery-requests/{id}/decision': { decision: 'agree' },
    'POST /api/desk/members/{id}/decision': { measure: 'dismiss', reportIds: [1] },
    'POST /api/desk/members/{id}/measures': { measure: 'lift', words: 'Welcome back' },
  };
  const body = soundBodies[name];

  test.each(probesFor(call, NO_IDS, 3))('answers 404 to the id %j', async (id) => {
    const answer = await member.send(call.method, call.path.replace('{id}', id), body);
    expectProblem(answer, 404, 'not_found');
  });

  test('answers an id of nothing as one that is hidden', async () => {
    const answer = UPLOADS.includes(name)
      ? await sendRaw(member, call, { headers: { 'Content-Type': 'image/jpeg' }, body: 'x' })
      : await member.send(call.method, addressOf(call.path), body);
    // Whoever is blocked can block back, and must not learn by it that there is somebody.
    if (call.path === '/api/blocks/{id}') expect(answer.status).toBe(204);
    else expectProblem(answer, 404, 'not_found');
  });
});

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/auth',
  '/api/users/1/x',
  '/api//users',
  '/api/desk',
  '/api/desk/reports/',
])('there is nothing at %s, for any method', async (path) => {
  for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
    expectProblem(await visitor.send(method, path), 404, 'not_found');
  }
});

test('takes JSON with a byte order mark, with its charset in any case, and up to 64 KiB of it', async () => {
  const headers = { 'Content-Type': 'Application/JSON; Charset="UTF-8"' };
  const start = '\uFEFF{"bio":"Hello","padding":"';
  const padding = 'x'.repeat(64 * 1024 - new TextEncoder().encode(start).byteLength - 2);
  const response = await member.fetch(`/api/users/${member.id}`, {
    method: 'PATCH',
    headers,
    body: `${start}${padding}"}`,
  });
  expect(await response.json()).toMatchObject({ bio: 'Hello' });
});

test('keys that mean something to JavaScript mean nothing here', async () => {
  const response = await member.fetch(`/api/users/${member.id}`, {
    method: 'PATCH',
    headers: json,
    body: '{"__proto__":{"email":"evil@example.org"},"constructor":{"prototype":{"evil":1}},"preferences":{"__proto__":{"evil":1}}}',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ email: 'rosa@example.org' });
  expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  const query = '/api/users?__proto__=1&constructor=2&limit[]=3';
  expect(await member.send('GET', query)).toMatchObject({ status: 200 });
});
