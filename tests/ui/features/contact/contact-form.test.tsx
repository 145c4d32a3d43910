import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let storage: Storage;
let server: TestServer;

beforeEach(async () => {
  storage = createMemoryStorage();
  server = await startTestServer({ storage });
});
afterEach(() => server.close());

const sent = () => storage.contactMessages.listOpen({ after: 0, limit: 10 });
const findForm = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return {
    topic: (name: string) => screen.getByRole('radio', { name }),
    email: () => screen.getByLabelText(/^Email address for the answer/),
    message: () => screen.getByLabelText('Your message'),
    send: () => screen.getByRole('button', { name: 'Send message' }),
  };
};
const THANKS = 'Thank you. Your message has been sent to the people who run this site.';

test('a visitor writes, and is told that the message is sent', async () => {
  const { user } = renderPage('/contact', createBrowserFetch(server.url));
  const form = await findForm();
  expect(form.email()).toHaveValue('');
  await user.click(form.topic('My data'));
  await user.type(form.email(), 'visitor@example.org');
  await user.type(form.message(), ' Please send me my data. ');
  await user.click(form.send());
  const thanks = await screen.findByText(THANKS);
  expect(thanks).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  expect(await sent()).toMatchObject([
    {
      topic: 'data',
      memberId: null,
      email: 'visitor@example.org',
      text: 'Please send me my data.',
    },
  ]);
});

test('what is missing is said beside each field, and nothing is sent', async () => {
  const { user } = renderPage('/contact', createBrowserFetch(server.url));
  const form = await findForm();
  await user.click(form.send());
  expect(await screen.findByText('Choose what it’s about')).toBeVisible();
  expect(screen.getByText('Write a message first')).toBeVisible();
  await user.click(form.topic('Something else'));
  await user.type(form.message(), 'Hello');
  await user.click(form.send());
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(form.email()).toHaveFocus();
  expect(await sent()).toEqual([]);
  await user.type(form.email(), 'visitor@example.org');
  await user.click(form.send());
  expect(await screen.findByText(THANKS)).toBeVisible();
});

test('a member finds their address filled in, and may take it out', async () => {
  const browserFetch = createBrowserFetch(server.url);
  await signUp(server.url, 'rosa');
  await browserFetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'rosa', password: PASSWORD }),
  });
  const { user } = renderPage('/contact', browserFetch);
  const form = await findForm();
  await waitFor(() => {
    expect(form.email()).toHaveValue('rosa@example.org');
  });
  expect(screen.getByLabelText('Email address for the answer (optional)')).toBe(form.email());
  await user.clear(form.email());
  await user.click(form.topic('My account or my password'));
  await user.type(form.message(), 'Hello');
  await user.click(form.send());
  expect(await screen.findByText(THANKS)).toBeVisible();
  expect(await sent()).toMatchObject([{ topic: 'account', memberId: 1, email: null }]);
});

test('what was written stays when the server cannot be reached', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const { user } = renderPage('/contact', (input, init) =>
    init?.method === 'POST' ? Promise.reject(new TypeError('down')) : browserFetch(input, init),
  );
  const form = await findForm();
  await user.click(form.topic('Something else'));
  await user.type(form.email(), 'visitor@example.org');
  await user.type(form.message(), 'Hello');
  await user.click(form.send());
  const notice = (await screen.findByText('We couldn’t send your message')).closest('li');
  expect(notice).toHaveTextContent('Please try again.');
  expect(form.message()).toHaveValue('Hello');
  expect(form.send()).toBeEnabled();
});

test('the form says who reads it, and the address of the people who run the site stays', async () => {
  renderPage('/contact', createBrowserFetch(server.url));
  await findForm();
  const article = within(screen.getByRole('article'));
  expect(
    article.getByText(/^Only the people who run this site read what you send\./),
  ).toBeVisible();
  expect(article.getByRole('link', { name: OPERATOR.contactEmail })).toBeVisible();
});

test('no other page about the site has the form', async () => {
  renderPage('/about', createBrowserFetch(server.url));
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  expect(screen.queryByRole('heading', { name: 'Write to them here' })).toBeNull();
});
