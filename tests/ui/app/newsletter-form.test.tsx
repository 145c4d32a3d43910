import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ASKED = 'Thank you. Please open the email we’ve sent you, and confirm your address there.';

/** The form, and the calls that the page has made since. */
async function showForm() {
  const calls: string[] = [];
  const browserFetch = createBrowserFetch(server.url);
  const { user } = renderPage('/nowhere', (input, init) => {
    calls.push(
      `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`,
    );
    return browserFetch(input, init);
  });
  const form = within(await screen.findByRole('form', { name: 'Newsletter' }));
  await screen.findByRole('link', { name: 'Sign Up' });
  calls.length = 0;
  return { user, calls, form, address: form.getByLabelText('Email address') };
}

test('a valid address is mailed a link, and stored by no browser', async () => {
  const { user, calls, form, address } = await showForm();
  expect(address).toHaveAttribute('type', 'email');
  await user.type(address, 'rosa@example.org');
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => {
    expect(form.getByRole('status')).toHaveTextContent(ASKED);
  });
  expect(calls).toEqual([expect.stringMatching(/^POST .*\/api\/newsletter$/)]);
  await expect.poll(() => server.mails.map(({ to }) => to)).toContain('rosa@example.org');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('rosa');
});

test.each([
  ['', 'Email is required'],
  ['rosa', 'Enter a valid email address'],
  ['rosa@', 'Enter a valid email address'],
])('the address "%s" is sent back to be mended', async (text, fault) => {
  const { user, form, address } = await showForm();
  if (text) await user.type(address, text);
  await user.keyboard('{Enter}');
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  expect(await form.findByText(fault)).toBeVisible();
  expect(address).toBeInvalid();
  expect(address).toHaveAccessibleDescription(fault);
  await waitFor(() => {
    expect(address).toHaveFocus();
  });
  expect(form.getByRole('status')).toBeEmptyDOMElement();
});

test('a mended address takes the fault away', async () => {
  const { user, form, address } = await showForm();
  await user.type(address, 'rosa@{Enter}');
  await form.findByText('Enter a valid email address');
  await user.type(address, 'example.org{Enter}');
  await waitFor(() => {
    expect(form.getByRole('status')).toHaveTextContent(ASKED);
  });
  expect(address).toBeValid();
  expect(form.queryByText('Enter a valid email address')).toBeNull();
});
