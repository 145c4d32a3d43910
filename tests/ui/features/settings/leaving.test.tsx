import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section')!);
};

test('a break is taken and ended in the settings, and shown on the dashboard', async () => {
  const { user } = renderPage('/settings/account', rosa.fetch);
  const card = await cardOf('Take a break');
  const told = await card.findByRole('checkbox', { name: /^Tell my connections/ });
  expect(told).toBeChecked();
  await user.click(told);
  await user.click(card.getByRole('button', { name: 'Take a break' }));
  expect(await card.findByRole('status')).toHaveTextContent(/^You’ve been taking a break since/);
  expect((await rosa.send('GET', '/api/break')).body).toMatchObject({ isTold: false });
  await user.click(card.getByRole('checkbox', { name: /^Tell my connections/ }));
  await waitFor(async () => {
    expect((await rosa.send('GET', '/api/break')).body).toMatchObject({ isTold: true });
  });
  await user.click(card.getByRole('button', { name: 'Come back' }));
  expect(await card.findByRole('button', { name: 'Take a break' })).toBeVisible();
  expect((await rosa.send('GET', '/api/break')).body).toBe(null);
});

test('the dashboard says that one is taking a break, and is the way back', async () => {
  await rosa.send('PUT', '/api/break', { isTold: true });
  const { user } = renderPage('/dashboard', rosa.fetch);
  const notice = await screen.findByRole('region', { name: 'Your break' });
  expect(notice).toHaveTextContent('You’re taking a break.');
  await user.click(within(notice).getByRole('button', { name: 'Come back' }));
  await waitFor(() => {
    expect(notice).not.toBeInTheDocument();
  });
  expect((await rosa.send('GET', '/api/break')).body).toBe(null);
});

test('leaving asks for the password, and the login says how to come back', async () => {
  const { user } = renderPage('/settings/account', rosa.fetch);
  const card = await cardOf('Leave Hearthkin');
  await user.click(card.getByRole('button', { name: /^Leave Hearthkin/ }));
  const password = card.getByLabelText('Your password');
  expect(password).toHaveFocus();
  await user.type(password, 'not their password{Enter}');
  expect(await card.findByText(/password/i, { selector: '[aria-live]' })).not.toBeEmptyDOMElement();
  await waitFor(() => {
    expect(password).toBeInvalid();
  });
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(200);
  await user.clear(password);
  await user.type(password, PASSWORD);
  await user.click(card.getByRole('button', { name: 'Leave Hearthkin' }));
  expect(await screen.findByText('You’ve left')).toBeVisible();
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(401);
});

test('a page that hears of the end first says how to come back all the same', async () => {
  const fetch: typeof rosa.fetch = async (input, init) => {
    const answer = await rosa.fetch(input, init);
    if (input === '/api/leaving') {
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => {
        expect(refused).toBe(true);
      });
    }
    if (answer.status === 401) refused = true;
    return answer;
  };
  let refused = false;
  const { user } = renderPage('/settings/account', fetch);
  const card = await cardOf('Leave Hearthkin');
  await user.click(card.getByRole('button', { name: /^Leave Hearthkin/ }));
  await user.type(card.getByLabelText('Your password'), PASSWORD);
  await user.click(card.getByRole('button', { name: 'Leave Hearthkin' }));
  expect(await screen.findByText('You’ve left')).toBeVisible();
});

test('whoever changes their mind stays', async () => {
  const { user } = renderPage('/settings/account', rosa.fetch);
  const card = await cardOf('Leave Hearthkin');
  await user.click(card.getByRole('button', { name: /^Leave Hearthkin/ }));
  await user.click(card.getByRole('button', { name: 'Stay' }));
  expect(card.queryByLabelText('Your password')).toBe(null);
});
