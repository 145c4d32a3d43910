import { afterEach, expect, test } from 'vitest';
import { createApiClient, expectProblem } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;

afterEach(() => server.close());

const logOut = (headers: Readonly<Record<string, string>>) =>
  createApiClient(server.url).send('POST', '/api/auth/logout', undefined, headers);

async function expectLetThrough(headers: Readonly<Record<string, string>>): Promise<void> {
  expect(await logOut(headers)).toMatchObject({ status: 204 });
}

async function expectRefused(headers: Readonly<Record<string, string>>): Promise<void> {
  expectProblem(await logOut(headers), 403, 'bad_origin');
}

test('clients that say nothing of where they come from are let through', async () => {
  server = await startTestServer();
  await expectLetThrough({});
});

test("without a public address, the request's own host is the site", async () => {
  server = await startTestServer();
  const { host, hostname } = new URL(server.url);
  await expectLetThrough({ Origin: `http://${host}` });
  await expectLetThrough({ Origin: `https://${host}` });
  for (const origin of [
    ...[`http://${hostname}`, `http://${hostname}:1`, `http://sub.${host}`, 'http://localhost'],
    ...[
      'null',
      '',
      'nonsense',
      `ftp://${host}`,
      `http://${host}.example`,
      `http://${host}@evil.example`,
    ],
    ...['https://elsewhere.example', `http://${host}, http://elsewhere.example`],
  ]) {
    await expectRefused({ Origin: origin });
  }
});

test('with a public address, only its own origin is the site', async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://hearthkin.example/' } });
  await expectLetThrough({ Origin: 'https://hearthkin.example' });
  for (const origin of [
    ...['http://hearthkin.example', 'https://hearthkin.example:8443', 'null', server.url],
    ...['https://www.hearthkin.example', 'https://hearthkin.example.evil.example'],
  ]) {
    await expectRefused({ Origin: origin });
  }
});

test('what the browser says of the site counts as well', async () => {
  server = await startTestServer();
  const origin = server.url;
  await expectLetThrough({ 'Sec-Fetch-Site': 'same-origin' });
  await expectLetThrough({ 'Sec-Fetch-Site': 'same-origin', Origin: origin });
  await expectLetThrough({ 'Sec-Fetch-Site': 'none' });
  for (const site of ['same-site', 'cross-site', 'Same-Origin', 'nonsense', '']) {
    await expectRefused({ 'Sec-Fetch-Site': site });
    await expectRefused({ 'Sec-Fetch-Site': site, Origin: origin });
  }
  await expectRefused({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' });
});

test('the host that a proxy passes on counts only when the proxy is trusted', async () => {
  const headers = { 'X-Forwarded-Host': 'hearthkin.example', Origin: 'https://hearthkin.example' };
  server = await startTestServer();
  await expectRefused(headers);
  await server.close();
  server = await startTestServer({ environment: { TRUST_PROXY: 'loopback' } });
  await expectLetThrough(headers);
});

test('other sites may read what anybody may, and are granted nothing more', async () => {
  server = await startTestServer();
  const client = createApiClient(server.url);
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await client.send('GET', '/api/resources', undefined, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
});
