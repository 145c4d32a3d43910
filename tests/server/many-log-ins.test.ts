import { expect, test } from 'vitest';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { gatePasswordHasher, HASHING } from '#adapters/system/gated-password-hasher.ts';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer } from '#tests/support/running-server.ts';

const TIMES = 600;

test('600 log-ins at once are answered, or refused until later; none of them fails', async () => {
  const server = await startTestServer({
    passwordHasher: gatePasswordHasher(createArgon2PasswordHasher(), HASHING),
  });
  await signUp(server.url, 'rosa');
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, number) => {
      const username = number % 3 === 2 ? `nobody${number}` : 'rosa';
      const password = number % 3 === 0 ? PASSWORD : 'not the password';
      return createApiClient(server.url).send('POST', '/api/auth/login', { username, password });
    }),
  );
  const statuses = answers.map(({ status }) => status);
  const times = (status: number) => statuses.filter((other) => other === status).length;
  expect(times(200) + times(401) + times(503)).toBe(TIMES);
  expect(times(200)).toBeGreaterThan(0);
  expect(times(401)).toBeGreaterThan(0);
  expect(times(503)).toBeGreaterThan(0);
  for (const { status, headers } of answers) {
    expect(headers.get('Retry-After')).toBe(status === 503 ? '5' : null);
  }
  const client = createApiClient(server.url);
  const after = { username: 'rosa', password: PASSWORD };
  expect(await client.send('POST', '/api/auth/login', after)).toMatchObject({ status: 200 });
  await server.close();
});

test('an attempt for which there is no room does not count', async () => {
  let isFull = false;
  const gated = gatePasswordHasher(cheapPasswordHasher, HASHING);
  // There is never room in it.
  const full = gatePasswordHasher(cheapPasswordHasher, { atOnce: 1, waiting: -1 });
  const server = await startTestServer({
    passwordHasher: {
      hash: (password) => gated.hash(password),
      verify: (hash, password) => (isFull ? full : gated).verify(hash, password),
    },
    environment: { RATE_LIMITS: 'on' },
  });
  await signUp(server.url, 'rosa');
  const logIn = () =>
    createApiClient(server.url).send('POST', '/api/auth/login', {
      username: 'rosa',
      password: PASSWORD,
    });
  isFull = true;
  for (let time = 0; time < 12; time += 1) expect(await logIn()).toMatchObject({ status: 503 });
  isFull = false;
  expect(await logIn()).toMatchObject({ status: 200 });
  await server.close();
});
