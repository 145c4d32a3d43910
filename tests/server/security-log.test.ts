import { expect, test } from 'vitest';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test('members read what happened with their own account alone, with the device in words', async () => {
  const server = await startTestServer();
  const rosa = await signUp(server.url, 'rosa');
  const greta = await signUp(server.url, 'greta');
  const elsewhere = createApiClient(server.url);
  const headers = { 'User-Agent': FIREFOX };
  await elsewhere.send(
    'POST',
    '/api/auth/login',
    { username: 'rosa', password: PASSWORD },
    headers,
  );
  await elsewhere.send('DELETE', '/api/sessions', undefined, headers);
  const seen = await elsewhere.send('GET', '/api/security-log');
  expect(seen.body).toMatchObject([
    { fact: 'other_sessions_ended', device: 'Firefox on Linux', count: 1 },
    { fact: 'logged_in_by_password', device: 'Firefox on Linux', count: 1 },
    { fact: 'logged_in_by_password' },
  ]);
  const others = await greta.send('GET', '/api/security-log');
  expect(others.body).toMatchObject([{ fact: 'logged_in_by_password' }]);
  expect(await rosa.send('GET', '/api/security-log')).toMatchObject({ status: 401 });
  expect(JSON.stringify(seen.body)).not.toContain('127.0.0.1');
  await server.close();
});
