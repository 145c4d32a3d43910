import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selfSchema } from '#core/members/schemas.ts';
import { createApiClient, expectProblem, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An account that nobody has yet, with these fields. */
function account(fields: Readonly<Record<string, unknown>> = {}) {
  count += 1;
  const username = `member${count}`;
  return {
    username,
    email: `${username}@example.org`,
    password: PASSWORD,
    name: 'Rosa',
    ...fields,
  };
}

const register = (fields?: Readonly<Record<string, unknown>>) =>
  createApiClient(server.url).send('POST', '/api/auth/register', account(fields));

describe('POST /api/auth/register', () => {
  test('creates a member with the usual preferences and signs nobody in', async () => {
    const client = createApiClient(server.url);
    const given = account({ username: 'Rosa.W', email: ' rosa@example.org ', name: '  Rosa W ' });
    const { status, headers, body } = await client.send('POST', '/api/auth/register', given);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'Rosa.W',
      email: 'rosa@example.org',
      name: 'Rosa W',
      bio: null,
      location: null,
      age: null,
      avatarUrl: null,
      preferences: {
        relationshipTypes: [],
        ageRange: { min: 18, max: 80 },
        location: null,
        interests: [],
        reasons: [],
        photos: [],
        activities: [],
        availability: null,
        languages: [],
        country: null,
        town: null,
        meeting: [],
        timeZone: null,
      },
    });
    expect(headers.getSetCookie()).toEqual([]);
    expectProblem(await client.send('GET', '/api/auth/current'), 401, 'not_signed_in');
  });

  test('keeps the preferences that are given and ignores what the caller may not set', async () => {
    const { body } = await register({
      id: 1_000,
      createdAt: '1999-01-01T00:00:00.000Z',
      passwordHash: 'x',
      confirmPassword: 'y',
      preferences: { relationshipTypes: [2, 4], interests: ['Chess'] },
    });
    const self = selfSchema.parse(body);
    expect(self.id).toBeLessThan(1_000);
    expect(self.createdAt > '2000').toBe(true);
    expect(self.preferences).toMatchObject({
      relationshipTypes: [2, 4],
      interests: ['Chess'],
      ageRange: { min: 18, max: 80 },
    });
  });

  test.each([
    ['username', 'ab', 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
    [
      'username',
      'a'.repeat(31),
      'Username must be 3 to 30 letters, digits, dots, dashes or underscores',
    ],
    ['username', '-rosa', 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
    ['email', 'rosa@example', 'Enter a valid email address'],
    ['email', `${'r'.repeat(250)}@example.org`, 'Enter a valid email address'],
    ['password', 'short', 'Password must be at least 10 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['password', 'password123', 'This password is too common'],
    ['password', 'Hearthkin123!', 'This password is too common'],
    ['password', 'monkey monkey', 'This password is too common'],
    ['name', '   ', 'Name is required'],
    ['name', 'n'.repeat(81), 'Name must be at most 80 characters'],
    ['name', 'Ro\u0000sa', 'Name must not contain control characters'],
    ['name', undefined, 'Name is required'],
    ['name', '\u3164\u200b', 'Name must have letters other people can see'],
    ['name', 'Hearthkin Support', 'This name is kept for the people who run this site'],
    ['username', 'supp0rt', 'This username is kept for the people who run this site'],
  ])('refuses %s %j', async (path, value, message) => {
    const answer = await register({ [path]: value });
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ detail: message, errors: [{ path, message }] });
  });

  test('names nested fields by dotted paths, and every field that is wrong', async () => {
    const answer = await register({
      name: '',
      preferences: { ageRange: { min: 17, max: 30 }, interests: ['Chess', 'chess'] },
    });
    expect(answer.body).toMatchObject({
      errors: [
        { path: 'name' },
        { path: 'preferences.ageRange.min', message: 'Must be at least 18 years old' },
        { path: 'preferences.interests' },
      ],
    });
  });

  test('takes the longest and shortest that is allowed', async () => {
    const longest = {
      username: `${'a'.repeat(29)}${count % 10}`,
      name: '𝒞'.repeat(80),
      password: `k3!vQ9${'🌳'.repeat(122)}`,
    };
    expect(await register(longest)).toMatchObject({ status: 201 });
    expect(await register({ username: 'a_1', name: 'R', password: 'q9!ä(Tz)x.' })).toMatchObject({
      status: 201,
    });
  });

  test('refuses a password that is the username or the email address', async () => {
    const own = { username: 'lantern.walk', password: 'Lantern.Walk' };
    expectProblem(await register(own), 400, 'invalid_input');
    const mail = { email: 'lantern@example.org', password: 'LANTERN@example.org' };
    expectProblem(await register(mail), 400, 'invalid_input');
  });

  test('refuses a username and an email address that are taken, in whatever case', async () => {
    await register({ username: 'Daniel', email: 'Daniel@example.org' });
    expectProblem(await register({ username: 'dANIEL' }), 409, 'username_taken');
    expectProblem(await register({ email: 'daniel@EXAMPLE.org' }), 409, 'email_taken');
  });

  test('gives one name to one of many who want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => register({ username: 'wanted' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('POST /api/auth/login', () => {
  test('takes the username or the email address in any case, and spaces around them', async () => {
    const rosa = await signUp(server.url, 'Rosa.Login');
    for (const username of ['rosa.login', ' ROSA.LOGIN ', 'Rosa.Login@Example.ORG']) {
      const client = createApiClient(server.url);
      const answer = await client.send('POST', '/api/auth/login', { username, password: PASSWORD });
      expect(answer).toMatchObject({ status: 200, body: { id: rosa.id, username: 'Rosa.Login' } });
      expect(await client.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
    }
  });

  test('takes the password in either Unicode form, and otherwise exactly', async () => {
    await register({ username: 'zoe', password: 'café au lait ' });
    const logIn = (password: string) =>
      createApiClient(server.url).send('POST', '/api/auth/login', { username: 'zoe', password });
    expect(await logIn('cafe\u0301 au lait ')).toMatchObject({ status: 200 });
    expectProblem(await logIn('café au lait'), 401, 'bad_credentials');
    expectProblem(await logIn('Café au lait '), 401, 'bad_credentials');
  });

  test('says the same to an unknown name and a wrong password', async () => {
    await signUp(server.url, 'known');
    const client = createApiClient(server.url);
    const [unknown, wrong] = await Promise.all(
      ['unknown', 'known'].map((username) =>
        client.send('POST', '/api/auth/login', { username, password: 'not the password' }),
      ),
    );
    expectProblem(unknown!, 401, 'bad_credentials');
    expect(wrong!.body).toEqual(unknown!.body);
    expect([...wrong!.headers.keys()]).toEqual([...unknown!.headers.keys()]);
    expect(unknown!.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    [{ password: 'x' }, 'username', 'Username is required'],
    [{ username: ' ', password: 'x' }, 'username', 'Username is required'],
    [{ username: 'rosa' }, 'password', 'Password is required'],
    [{ username: 'rosa', password: '' }, 'password', 'Password is required'],
    [{ username: { $ne: null }, password: 'x' }, 'username', 'Username is required'],
  ])('refuses %j', async (body, path, message) => {
    const answer = await createApiClient(server.url).send('POST', '/api/auth/login', body);
    expectProblem(answer, 400, 'invalid_input');
    expect(answer.body).toMatchObject({ errors: [{ path, message }] });
  });
});

describe('POST /api/auth/logout', () => {
  test('ends the session, with or without a body', async () => {
    for (const body of [undefined, {}]) {
      const rosa = await signUp(server.url, `leaving${body ? 1 : 2}`);
      expect(await rosa.send('POST', '/api/auth/logout', body)).toMatchObject({ status: 204 });
      expect(rosa.sessionToken()).toBeNull();
    }
  });

  test('answers the same when nobody is signed in', async () => {
    const visitor = createApiClient(server.url);
    expect(await visitor.send('POST', '/api/auth/logout')).toMatchObject({ status: 204 });
  });
});

test('GET /api/auth/current tells members who they are', async () => {
  const rosa = await signUp(server.url, 'current');
  const { body } = await rosa.send('GET', '/api/auth/current');
  expect(body).toEqual(rosa.self);
});
