import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '../render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Account {
  readonly username: string;
  readonly email: string;
}

async function fillInAccount(user: UserEvent, { username, email }: Account): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), 'a quiet garden gate');
  await user.type(screen.getByLabelText('Confirm password'), 'a quiet garden gate');
  await user.type(screen.getByLabelText('Name'), 'Rosa Whitfield');
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
}

async function goToPreferences(user: UserEvent, account: Account): Promise<void> {
  await fillInAccount(user, account);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'What you are looking for' });
}

test('an account is created with its preferences and can log in', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const { user, router } = renderPage('/register', browserFetch);
  await goToPreferences(user, { username: 'rosa', email: 'rosa@example.org' });
  expect(screen.getByRole('heading', { name: 'What you are looking for' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Mentor Match' }));
  await user.type(screen.getByRole('slider', { name: 'Youngest age' }), '{ArrowRight}{ArrowRight}');
  await user.type(screen.getByLabelText('Interests'), '  Crosswords {Enter}crosswords{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add Hiking' }));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(screen.getByText('Your account has been created. Please log in.')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  const self = await server.storage.members.findById(1);
  expect(self).toMatchObject({ username: 'rosa', name: 'Rosa Whitfield' });
  expect(self?.preferences).toMatchObject({
    relationshipTypes: [3],
    ageRange: { min: 20, max: 80 },
    interests: ['Crosswords', 'Hiking'],
  });
});

test('Continue stays on the first step, says what is wrong and focuses the first wrong field', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await user.type(await screen.findByLabelText('Username'), 'x');
  await user.type(screen.getByLabelText('Password'), 'password123');
  await user.type(screen.getByLabelText('Name'), 'Rosa');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  const username = screen.getByLabelText('Username');
  await waitFor(() => {
    expect(username).toHaveAccessibleDescription(
      expect.stringContaining(
        'Username must be 3 to 30 letters, digits, dots, dashes or underscores',
      ),
    );
  });
  expect(username).toBeInvalid();
  expect(username).toHaveFocus();
  expect(screen.getByText('Enter a valid email address')).toBeVisible();
  expect(screen.getByText('This password is too common')).toBeVisible();
  expect(screen.getByText('Please confirm your password')).toBeVisible();
  expect(screen.getByText('You must accept the terms and privacy policy')).toBeVisible();
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
});

test('a field is judged when it is left, and the repeated password again when the first changes', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await user.type(await screen.findByLabelText('Password'), 'a quiet garden gate');
  await user.type(screen.getByLabelText('Confirm password'), 'a quiet garden');
  expect(screen.queryByText('Passwords do not match')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(screen.queryByText('Enter a valid email address')).toBeNull();

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a quiet garden');
  await waitFor(() => {
    expect(screen.queryByText('Passwords do not match')).toBeNull();
  });
});

test('going back keeps both steps as they were filled in', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'back', email: 'back@example.org' });
  await user.click(screen.getByRole('checkbox', { name: 'Sibling Connection' }));
  await user.type(screen.getByLabelText('Interests'), 'Read');
  await user.click(screen.getByRole('button', { name: 'Add Reading' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(screen.getByLabelText('Username')).toHaveValue('back');
  expect(screen.getByLabelText('Confirm password')).toHaveValue('a quiet garden gate');
  expect(screen.getByRole('checkbox', { name: /accept the terms/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('checkbox', { name: 'Sibling Connection' })).toBeChecked();
  const interests = screen.getByRole('list', { name: 'Your interests' });
  expect(within(interests).getByText('Reading')).toBeVisible();
  expect(within(interests).queryByText('Read')).toBeNull();
});

test('a taken username is said beside its field, and nothing is lost', async () => {
  await signUp(server.url, 'Taken');
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'taken', email: 'other@example.org' });
  await user.click(screen.getByRole('checkbox', { name: 'Family Support' }));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  const refusal = 'This username is already taken; please choose another.';
  const username = await screen.findByLabelText('Username');
  expect(username).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await waitFor(() => {
    expect(username).toHaveFocus();
  });
  expect(screen.getByText('Registration failed')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('a quiet garden gate');

  await user.type(username, '2');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('checkbox', { name: 'Family Support' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Registration successful')).toBeVisible();
});

test('a taken e-mail address is said beside its field', async () => {
  await signUp(server.url, 'owner');
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'newcomer', email: 'Owner@Example.org' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(
    expect.stringContaining('An account with this email address already exists.'),
  );
});

test('browsers and password managers are told what the fields are, and a password is shown on demand', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  const password = await screen.findByLabelText('Password');
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(password).toHaveAttribute('type', 'text');
});

test('members are sent to their profile, and visitors find the way to the login', async () => {
  const page = renderPage('/register', createBrowserFetch(server.url));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  page.unmount();

  const member = await signUp(server.url, 'inside');
  const { router } = renderPage('/register', member.fetch);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/profile');
  });
});
