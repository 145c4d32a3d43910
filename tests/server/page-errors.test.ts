import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;
afterEach(() => server.close());

const REPORT = { message: 'TypeError: x is null', address: '/explore', stack: 'at Explore:1:2' };

/** Starts the server and answers with a reader of what it has logged about pages. */
async function startLogging(environment: Readonly<Record<string, string>> = {}) {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  server = await startTestServer({ logger, environment });
  return () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((entry) => 'pageError' in entry);
}

const report = (body: unknown, headers = {}) =>
  createApiClient(server.url).send('POST', '/api/page-errors', body, headers);

test('a failure of the page is one warning in the log, from visitors and members alike', async () => {
  const read = await startLogging();
  expect(await report(REPORT)).toMatchObject({ status: 204, body: undefined });
  expect(read()).toMatchObject([{ level: 40, msg: 'a page failed', pageError: REPORT }]);
  const member = await signUp(server.url, 'rosa');
  const { message, address } = REPORT;
  await member.send('POST', '/api/page-errors', { message, address });
  expect(read()[1]).toMatchObject({ level: 40, pageError: { message, address } });
});

test('only what the contract names is logged, and nothing of who told it', async () => {
  const read = await startLogging();
  await report({ ...REPORT, level: 60, member: 'rosa' }, { 'User-Agent': 'Quux/1' });
  expect(read()).toHaveLength(1);
  expect(Object.keys(read()[0] ?? {}).sort()).toEqual(
    ['hostname', 'level', 'msg', 'pageError', 'pid', 'time'].sort(),
  );
  expect(read()[0]?.['pageError']).toEqual(REPORT);
});

test('control characters in a report forge no line of the log', async () => {
  const read = await startLogging();
  const message = 'x\n{"level":60,"pageError":{"message":"forged"}}\r\n\u001b[31m\u0000';
  expect(await report({ ...REPORT, message })).toMatchObject({ status: 204 });
  expect(read().map(({ pageError }) => pageError)).toEqual([{ ...REPORT, message }]);
});

test('a report that is out of bounds is refused and not logged', async () => {
  const read = await startLogging();
  expectProblem(await report({ ...REPORT, message: '' }), 400, 'invalid_input');
  expectProblem(await report({ ...REPORT, address: '/explore?a=b' }), 400, 'invalid_input');
  expectProblem(await report({ ...REPORT, stack: 'x'.repeat(4_001) }), 400, 'invalid_input');
  expect(read()).toEqual([]);
});

test('another site cannot report, and one network reports twenty times in ten minutes', async () => {
  const read = await startLogging({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const from = (address: string) => report(REPORT, { 'X-Forwarded-For': address });
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expectProblem(await report(REPORT, foreign), 403, 'bad_origin');
  for (let time = 0; time < 20; time += 1) {
    expect(await from(`2001:db8:0:1::${time}`)).toMatchObject({ status: 204 });
  }
  const refused = await from('2001:db8:0:1:ffff::1');
  expectProblem(refused, 429, 'too_many_requests');
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(10 * 60);
  expect(await from('2001:db8:0:2::1')).toMatchObject({ status: 204 });
  expect(read()).toHaveLength(21);
});
