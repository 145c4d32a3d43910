import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what the member has not told is one invitation', async () => {
  const member = await signUp(server.url, 'untold');
  const { user } = renderPage('/profile', member.fetch);
  await screen.findByRole('heading', { name: 'About you' });
  const invitation = screen.getByText(/^If you like, you can tell people more: /);
  for (const term of [
    'looking for',
    'interests',
    'reasons for being here',
    'activities you enjoy',
    'availability',
    'photos',
    'in your own words',
  ]) {
    expect(invitation).toHaveTextContent(term);
  }
  expect(invitation).not.toHaveTextContent('your side');
  const detail = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(detail('Email')).toHaveTextContent('untold@example.org');
  expect(detail('Ages you’d like to meet')).toHaveTextContent('18 to 80');
  await user.click(screen.getByRole('button', { name: 'Tell them more' }));
  const panel = await screen.findByRole('tabpanel', { name: 'Hopes' });
  expect(within(panel).getByRole('checkbox', { name: 'Family Support' })).toBeVisible();
});
