import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { settingsOf } from '#tests/support/site-settings.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { makeInvite } from '#core/accounts/invitations/use-cases/invite.ts';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import { en } from '#core/texts/en.ts';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { fillInAccount, goToPreferences } from './fill-in-account.ts';

const ROSA = { username: 'rosa', email: 'rosa@example.org' };

let server: TestServer;

afterEach(() => server.close());

/** Opens a page of a site where one becomes a member in that way. */
async function open(path: string, REGISTRATION: RegistrationMode) {
  server = await startTestServer({ environment: { REGISTRATION } });
  return renderPage(path, createBrowserFetch(server.url), REGISTRATION);
}

function makeCode(storage: TestServer['storage']) {
  const invitationCodes = createRandomSessionTokens();
  const clock = createSystemClock();
  return makeInvite({ ...storage, invitationCodes, clock, liveSettings: settingsOf() })(null);
}

describe.each(['/', '/register'])('%s', (path) => {
  test('says nothing of invitations where anybody may register', async () => {
    await open(path, 'open');
    await screen.findAllByRole('link', { name: /Login/ });
    expect(screen.queryByText(/invitation|new account/i)).toBeNull();
    expect(screen.queryByLabelText('Invitation code')).toBeNull();
  });

  test.each(['invitation', 'approval'] as const)('says how it is by %s', async (mode) => {
    await open(path, mode);
    const notes = await screen.findAllByText(en.registrationNotes[mode]);
    for (const note of notes) expect(note).toBeVisible();
  });
});

describe('where newcomers need an invitation', () => {
  test('the code comes from the link, stays through both steps, and lets in', async () => {
    const storage = createMemoryStorage();
    server = await startTestServer({ storage, environment: { REGISTRATION: 'invitation' } });
    const { code } = valueOf(await makeCode(storage));
    const path = `/register?invitation=${code}&from=Olive`;
    const { user, router } = renderPage(path, createBrowserFetch(server.url), 'invitation');
    expect(await screen.findByText(/invited you/)).toHaveTextContent('Olive invited you. Welcome!');
    expect(screen.queryByText(en.registrationNotes.invitation)).toBeNull();
    expect(screen.queryByLabelText('Invitation code')).toBeNull();
    await goToPreferences(user, ROSA);
    expect(router.state.location.search).toBe(`?invitation=${code}&from=Olive`);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByLabelText('Username');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Your account has been created. Please log in.')).toBeVisible();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
  });

  test('a code of the link that is not valid is shown, to be mended', async () => {
    const { user } = await open('/register?invitation=nonsense&from=kin.example', 'invitation');
    expect(await screen.findByText(/You’ve been invited/)).toBeVisible();
    await goToPreferences(user, ROSA);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    const field = await screen.findByLabelText('Invitation code');
    expect(field).toHaveValue('nonsense');
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(en.refusals.invitation_not_valid as string),
    );
  });

  test('a missing code and a wrong one are said beside the field', async () => {
    const { user } = await open('/register', 'invitation');
    await goToPreferences(user, ROSA);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    const field = await screen.findByLabelText('Invitation code');
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(en.refusals.invitation_required as string),
    );
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    await user.type(field, 'nonsense');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(await screen.findByLabelText('Invitation code')).toHaveAccessibleDescription(
      expect.stringContaining(en.refusals.invitation_not_valid as string),
    );
  });
});

test('where new members are approved, they are thanked, and told why they cannot log in', async () => {
  const { user, router } = await open('/register', 'approval');
  await goToPreferences(user, ROSA);
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  const heading = await screen.findByRole('heading', { name: 'Thank you' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(
    screen.getByText('Your account has been created. We’ll look at it before you can log in.'),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('link', { name: 'log in' }));
  await user.type(await screen.findByLabelText('Username or email'), 'rosa');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(main.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(en.refusals.awaiting_approval as string)).toBeVisible();
});

/** Opens the form of the profile of a new member. */
async function editProfile(username: string) {
  server = await startTestServer();
  const member = await signUp(server.url, username);
  const page = renderPage('/profile', member.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const age = await screen.findByLabelText('Age');
  const save = async (typed: string) => {
    await page.user.clear(age);
    await page.user.type(age, typed);
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };
  const loadStanding = () => server.storage.safety.loadStanding(toMemberId(member.id));
  return { ...page, member, age, save, loadStanding };
}

const TOO_YOUNG = 'Must be at least 18 years old';

test('an age of 13 to 17 closes the account once it is confirmed, with a kind word', async () => {
  const { user, router, save, loadStanding } = await editProfile('young');
  await save('17');
  const dialog = await screen.findByRole('dialog', { name: 'You’ve typed 17' });
  expect(dialog).toHaveAccessibleDescription('If that’s your age, we have to close your account.');
  await waitFor(() => {
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });
  expect((await loadStanding()).version).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Yes, I’m 17' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Your account is closed for now');
  expect(router.state.location.pathname).toBe('/login');
  expect(await loadStanding()).toMatchObject({ value: { account: { status: 'under_age' } } });
  await user.type(await screen.findByLabelText('Username or email'), 'young');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  expect(screen.queryByText('Logged out')).toBeNull();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(en.refusals.account_under_age as string)).toBeVisible();
});

test.each(['It’s a mistake', 'Close'])(
  'who answers the question about their age with “%s” is back in the field, and stays a member',
  async (answer) => {
    const { user, age, save, loadStanding, member } = await editProfile('slipped');
    await save('16');
    await screen.findByRole('dialog', { name: 'You’ve typed 16' });
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => {
      expect(age).toHaveFocus();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(age).toHaveValue('16');
    expect(age).toHaveAccessibleDescription(TOO_YOUNG);
    expect((await loadStanding()).version).toBe(0);
    await save('61');
    await screen.findByRole('button', { name: 'Edit Profile' });
    expect((await member.send('GET', '/api/auth/current')).body).toMatchObject({ age: 61 });
  },
);

test('a closing that fails leaves the member where they were, with what they typed', async () => {
  const { user, age, save } = await editProfile('unheard');
  await save('15');
  await server.close();
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m 15' }));
  expect(await screen.findByText('Error updating profile')).toBeVisible();
  await waitFor(() => {
    expect(age).toHaveFocus();
  });
  expect(age).toHaveValue('15');
});

test('an age below 13 is a slip: it is refused like any other, and nobody is asked', async () => {
  const { age, save, loadStanding } = await editProfile('careful');
  for (const typed of ['7', '0', '12']) {
    await save(typed);
    await waitFor(() => {
      expect(age).toHaveAccessibleDescription(TOO_YOUNG);
    });
    expect(age).toHaveValue(typed);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect((await loadStanding()).version).toBe(0);
});

test('an age that is no age, or that another fault stands beside, closes nothing', async () => {
  const { user, age, save, loadStanding } = await editProfile('careless');
  for (const [typed, name] of [
    ['121', 'Careless'],
    ['-5', 'Careless'],
    ['x', 'Careless'],
    ['17', ' '],
  ] as const) {
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), name);
    await save(typed);
    await waitFor(() => {
      expect(age).toBeInvalid();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect((await loadStanding()).version).toBe(0);
});

test('fields of the form stay in their order, the code first', async () => {
  const { user } = await open('/register', 'invitation');
  await fillInAccount(user, ROSA);
  const form = screen.getByLabelText('Username').closest('form')!;
  const names = [...form.elements].flatMap((field) => field.getAttribute('name') ?? []);
  expect(names.slice(0, 2)).toEqual(['invitationCode', 'username']);
});
