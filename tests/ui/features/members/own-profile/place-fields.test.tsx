import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import { signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
});

async function editProfile(username: string, preferences: object = {}) {
  const member = await signUp(server.url, username, { preferences });
  const { user } = renderPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('form', { name: 'Edit your profile' });
  await openPart(user, 'place');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated');
    return (await server.storage.members.findById(toMemberId(member.id)))?.preferences;
  };
  return { user, save };
}

function suggestionsOf(input: HTMLElement): readonly string[] {
  const list = (input as HTMLInputElement).list?.options ?? [];
  return [...list].map(({ value }) => value);
}

test('languages, a listed town, ways to meet and the device’s time zone are saved', async () => {
  const { user, save } = await editProfile('layla');
  const language = screen.getByLabelText('Add a language');
  await user.type(language, 'arabic');
  await user.selectOptions(screen.getByLabelText('How well you speak it'), 'Native');
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  expect(suggestionsOf(language)).not.toContain('Arabic');
  await user.type(language, 'German');
  await user.selectOptions(screen.getByLabelText('How well you speak it'), 'Learning');
  expect(screen.getByLabelText('Town')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  await user.type(screen.getByLabelText('Town'), 'Manchester');
  await waitFor(() => {
    expect(suggestionsOf(screen.getByLabelText('Town'))).toContain('Manchester');
  });
  await user.click(screen.getByRole('checkbox', { name: 'By letter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Online' }));
  await user.click(screen.getByRole('button', { name: /^Use my device’s/ }));

  expect(await save()).toMatchObject({
    languages: [
      { tag: 'ar', level: 'native' },
      { tag: 'de', level: 'learning' },
    ],
    country: 'GB',
    town: 'Manchester',
    meeting: ['online', 'letters'],
    timeZone: presentTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  const said = ['Speaks Arabic (native), learning German', 'Likes to meet online and by letter'];
  for (const text of said) expect(await screen.findByText(text)).toBeVisible();
});

test('the browser’s languages are a touch away, and one that isn’t in the list is refused', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fa-AF', 'ar-MA', 'tlh', 'ar']);
  const { user, save } = await editProfile('farid');
  const suggested = within(screen.getByRole('list', { name: 'Suggested languages' }));
  expect(suggested.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Arabic',
    'Dari',
  ]);
  await user.click(suggested.getByRole('button', { name: 'Add Dari' }));
  expect(suggested.queryByRole('button', { name: 'Add Dari' })).toBeNull();
  const language = screen.getByLabelText('Add a language');
  await user.type(language, 'Klingon{Enter}');
  expect(language).toHaveAccessibleDescription('Choose a language from the list');
  await user.clear(language);
  await user.type(language, 'german{Enter}');
  expect(await save()).toMatchObject({
    languages: [
      { tag: 'fa-AF', level: 'fluent' },
      { tag: 'de', level: 'fluent' },
    ],
  });
});

test('a time zone is found by the place that it is named for, by its present name', async () => {
  const { user, save } = await editProfile('olena', { timeZone: 'Europe/Kiev' });
  const zone = screen.getByLabelText('Time zone');
  expect(zone).toHaveValue('Kyiv (Europe)');
  expect(suggestionsOf(zone)).toContain('Kolkata (Asia)');
  expect(suggestionsOf(zone)).not.toContain('Calcutta (Asia)');
  await user.clear(zone);
  await user.type(zone, 'Kolkat');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(zone).toHaveAccessibleDescription('Choose a time zone from the list');
  });
  await user.type(zone, 'a (asia)');
  expect(zone).toHaveValue('Kolkata (Asia)');
  expect(await save()).toMatchObject({ timeZone: 'Asia/Kolkata' });
  expect(await screen.findByText('Kolkata (Asia)')).toBeVisible();
});

test('a town that is not listed is refused beside its field', async () => {
  const { user } = await editProfile('lost', { country: 'GB' });
  await user.type(screen.getByLabelText('Town'), 'Atlantis');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription(
      'Choose a town from the list',
    );
  });
  expect(screen.getByLabelText('Town')).toHaveFocus();
});

test('a place in words of one’s own is shown until a town is saved, and kept', async () => {
  const member = await signUp(server.url, 'settling', { location: 'By the canal' });
  const { user } = renderPage('/profile', member.fetch);
  expect(await screen.findByText('By the canal')).toBeVisible();
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await openPart(user, 'place');
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Profile' });
  };
  await edit();
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  await user.type(screen.getByLabelText('Town'), 'Leeds');
  expect(screen.getByLabelText('Location')).toHaveValue('By the canal');
  await save();
  expect(screen.queryByText('By the canal')).toBeNull();
  expect(screen.getAllByText('Leeds, United Kingdom').length).toBeGreaterThan(0);

  await edit();
  expect(screen.queryByLabelText('Location')).toBeNull();
  await user.clear(screen.getByLabelText('Town'));
  expect(screen.getByLabelText('Location')).toHaveValue('By the canal');
  await save();
  expect(await screen.findByText('By the canal')).toBeVisible();
});

test('all of it can be taken back', async () => {
  const { user, save } = await editProfile('quiet', {
    languages: [{ tag: 'cy', level: 'native' }],
    country: 'GB',
    town: 'Swansea',
    meeting: ['near'],
    timeZone: 'Europe/London',
  });
  await user.click(screen.getByRole('button', { name: 'Remove Welsh (native)' }));
  await user.selectOptions(screen.getByLabelText('Country'), 'Choose a country');
  expect(screen.getByLabelText('Town')).toHaveValue('');
  await user.click(screen.getByRole('checkbox', { name: 'Near where I live' }));
  await user.clear(screen.getByLabelText('Time zone'));
  const nothing = { languages: [], country: null, town: null, meeting: [], timeZone: null };
  expect(await save()).toMatchObject(nothing);
});
