import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { goToPreferences } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { characters } = PROFILE_FIELDS['preferences.interests'];
const TOO_LONG = 'a'.repeat(characters + 1);
const WRONG = `Interest must be at most ${characters} characters`;

async function writeInterest(username: string, text: string) {
  const page = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(page.user, { username, email: `${username}@example.org` });
  const interests = screen.getByLabelText('Interests');
  await page.user.click(interests);
  await page.user.paste(text);
  const find = async () => {
    const { members } = server.storage;
    const credentials = await members.findCredentials(username);
    return credentials && members.findById(credentials.memberId);
  };
  return { ...page, interests, find };
}

/** Sends the form as a voice or a key of the browser does, which leaves focus where it is. */
const submit = (input: HTMLElement) => fireEvent.submit(input.closest('form')!);

test('an interest that is written and not added yet is saved with the account', async () => {
  const { user, interests, find } = await writeInterest('hasty', '');
  await user.click(screen.getByRole('button', { name: 'Add Hiking' }));
  await user.type(interests, ' Brass bands ');
  submit(interests);
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect((await find())?.preferences.interests).toEqual(['Hiking', 'Brass bands']);
});

test('one that is listed already is not saved twice', async () => {
  const { user, interests, find } = await writeInterest('doubler', '');
  await user.type(interests, 'Hiking{Enter}HIKING');
  submit(interests);
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect((await find())?.preferences.interests).toEqual(['Hiking']);
});

test('one that cannot be added is said beside its field, and no account is created', async () => {
  const { user, router, interests, find } = await writeInterest('mistaken', TOO_LONG);
  submit(interests);
  await waitFor(() => {
    expect(interests).toHaveAccessibleDescription(expect.stringContaining(WRONG));
  });
  expect(interests).toHaveFocus();
  expect(interests).toHaveValue(TOO_LONG);
  expect(await find()).toBeNull();
  expect(router.state.location.pathname).toBe('/register');

  await user.clear(interests);
  expect(interests).not.toHaveAccessibleDescription(expect.stringContaining(WRONG));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect((await find())?.preferences.interests).toEqual([]);
});

test('leaving it for Create Account does not drop it either', async () => {
  const { user, interests, find } = await writeInterest('clicking', TOO_LONG);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => {
    expect(interests).toHaveFocus();
  });
  expect(interests).toHaveAccessibleDescription(expect.stringContaining(WRONG));
  expect(await find()).toBeNull();
});

test('going back keeps what is written', async () => {
  const { user } = await writeInterest('turning', TOO_LONG);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Interests')).toHaveValue(TOO_LONG);
});

test('refused for another reason, it is in the list', async () => {
  const first = await writeInterest('occupied', '');
  submit(first.interests);
  expect(await screen.findByText('Registration successful')).toBeVisible();
  first.unmount();

  const { user, interests } = await writeInterest('occupied', 'Bees');
  submit(interests);
  await user.type(await screen.findByLabelText('Username'), '2');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const list = within(await screen.findByRole('list', { name: 'Your interests' }));
  expect(list.getByText('Bees')).toBeVisible();
  expect(screen.getByLabelText('Interests')).toHaveValue('');
});
