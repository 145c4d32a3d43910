import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what the member has not told is said plainly', async () => {
  const member = await signUp(server.url, 'untold');
  renderPage('/profile', member.fetch);
  await screen.findByRole('heading', { name: 'About you' });
  const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  for (const term of [
    'Looking for',
    'Interests',
    'Reasons for being here',
    'Activities you enjoy',
    'Availability',
    'Photos',
  ]) {
    expect(detail(term)).toHaveTextContent(/^Nothing yet$/);
  }
  expect(detail('Email')).toHaveTextContent('untold@example.org');
  expect(detail('Ages you’d like to meet')).toHaveTextContent('18 to 80');
});
