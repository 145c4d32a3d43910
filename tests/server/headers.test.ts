import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { THEME_SCRIPT } from '#core/site/domain/theme-script.ts';
import { createApiClient, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

let server: TestServer;

afterEach(() => server.close());

const headersOf = async (path: string) => (await createApiClient(server.url).fetch(path)).headers;

function readPolicy(headers: Headers): Record<string, string> {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const directives = policy.split(';').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources.join(' ')];
  });
  return Object.fromEntries(directives);
}

test.each(['/', '/api/resources', '/api/users', '/api/nothing', '/nothing'])(
  '%s tells browsers how little it needs',
  async (path) => {
    server = await startTestServer();
    const headers = await headersOf(path);
    expect(readPolicy(headers)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' 'sha256-${createHash('sha256').update(THEME_SCRIPT).digest('base64')}'`,
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'media-src': "'self' blob:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toBe(
      'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    );
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Server')).toBeNull();
  },
);

test('with a public address in https, browsers are told to keep to https', async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://hearthkin.example' } });
  const headers = await headersOf('/');
  expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}/);
  expect(readPolicy(headers)).toHaveProperty('upgrade-insecure-requests');
});

test('every answer of a call has a number of its own and is kept by nobody', async () => {
  server = await startTestServer();
  const client = await signUp(server.url, 'rosa');
  const numbers = new Set<string>();
  const paths = [
    '/api/users',
    '/api/users',
    '/api/nothing',
    '/api/relationship-types',
    '/api/readyz',
  ];
  for (const path of paths) {
    const { headers } = await client.send('GET', path, undefined, { 'X-Request-Id': 'mine' });
    expect(headers.get('Cache-Control')).toBe('no-store');
    numbers.add(headers.get('X-Request-Id') ?? '');
  }
  expect(numbers.size).toBe(paths.length);
  for (const number of numbers) expect(number).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
