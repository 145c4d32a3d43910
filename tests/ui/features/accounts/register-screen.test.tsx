import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { goToPreferences, NEW_PASSWORD } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an account is created with its preferences and can log in', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const { user, router } = renderPage('/register', browserFetch);
  await goToPreferences(user, { username: 'rosa', email: 'rosa@example.org' });
  const heading = screen.getByRole('heading', { name: 'Step 2 of 2 What you’re looking for' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('What you’re looking for', { selector: 'li' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Mentor Match' }));
  const sides = within(screen.getByRole('group', { name: 'Mentor Match: I’d like to' }));
  for (const side of sides.getAllByRole('radio')) expect(side).not.toBeChecked();
  await user.click(sides.getByRole('radio', { name: 'be a mentor to someone' }));
  await user.type(screen.getByRole('slider', { name: 'Youngest age' }), '{ArrowRight}{ArrowRight}');
  await user.type(screen.getByLabelText('Interests'), '  Crosswords {Enter}crosswords{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add Hiking' }));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(screen.getByText('Your account has been created. Please log in.')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
  expect(await screen.findByLabelText('Username or email')).toHaveValue('rosa');
  expect(screen.getByText('Your account is ready.')).toBeVisible();
  expect(screen.queryByText(/Welcome back/)).toBeNull();
  await waitFor(() => {
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
  const self = await server.storage.members.findById(toMemberId(1));
  expect(self).toMatchObject({ username: 'rosa', name: 'Rosa Whitfield' });
  expect(self?.preferences).toMatchObject({
    relationshipTypes: [3],
    roles: { 3: 'offer' },
    ageRange: { min: 20, max: 120 },
    interests: ['Crosswords', 'Hiking'],
  });
});

test('the first step asks for the fields of the specification, in their order', async () => {
  renderPage('/register', createBrowserFetch(server.url));
  const form = (await screen.findByLabelText('Username')).closest('form')!;
  expect([...form.elements].flatMap((field) => field.getAttribute('name') ?? [])).toEqual([
    'username',
    'email',
    'password',
    'confirmPassword',
    'name',
    'acceptTerms',
  ]);
  expect(screen.getByText('It’s free and takes under 2 minutes.')).toBeVisible();
});

test('what is sent leaves out the repeated password and the consent', async () => {
  const sent: unknown[] = [];
  const browserFetch = createBrowserFetch(server.url);
  const { user } = renderPage('/register', (input, init) => {
    if (init?.method === 'POST') sent.push(input, JSON.parse(init.body as string));
    return browserFetch(input, init);
  });
  await goToPreferences(user, { username: 'payload', email: 'payload@example.org' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText('Registration successful');
  const preferences = { relationshipTypes: [], ageRange: { min: 18, max: 120 }, interests: [] };
  expect(sent).toEqual([
    '/api/auth/register',
    {
      username: 'payload',
      email: 'payload@example.org',
      password: NEW_PASSWORD,
      name: 'Rosa Whitfield',
      preferences,
    },
  ]);
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

test('the terms and the privacy policy open beside the form, which stays as it is', async () => {
  renderPage('/register', createBrowserFetch(server.url));
  const terms = await screen.findByRole('link', { name: 'terms (opens in a new tab)' });
  const policy = screen.getByRole('link', { name: 'privacy policy (opens in a new tab)' });
  expect(terms).toHaveAttribute('href', '/terms');
  expect(policy).toHaveAttribute('href', '/privacy');
  for (const link of [terms, policy]) expect(link).toHaveAttribute('target', '_blank');
});

test('the second step asks for the preferences of the specification and starts with no upper age', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'defaults', email: 'defaults@example.org' });
  const types = within(screen.getByRole('group', { name: 'Relationship types' }));
  for (const type of types.getAllByRole('checkbox')) expect(type).not.toBeChecked();
  expect(types.getAllByRole('checkbox')).toHaveLength(4);
  const ages = within(screen.getByRole('group', { name: 'Their age' }));
  expect(ages.getByText('18 and over')).toBeVisible();
  expect(screen.getByLabelText('Interests')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Registration successful')).toBeVisible();
});
