import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('languages, a listed town, ways to meet and the device’s time zone are saved', async () => {
  const { user, save } = await editProfile('layla');
  const language = screen.getByLabelText('Add a language');
  await user.selectOptions(language, 'Arabic');
  await user.selectOptions(screen.getByLabelText('How well you speak it'), 'Native');
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  expect(within(language).queryByRole('option', { name: 'Arabic' })).toBeNull();
  await user.selectOptions(language, 'German');
  await user.selectOptions(screen.getByLabelText('How well you speak it'), 'Learning');
  expect(screen.getByLabelText('Town')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  await user.type(screen.getByLabelText('Town'), 'Manchester');
  await waitFor(() => {
    expect(document.querySelector('datalist option')).toHaveAttribute('value', 'Manchester');
  });
  await user.click(screen.getByRole('checkbox', { name: 'By letter' }));
  await user.click(screen.getByRole('checkbox', { name: 'Online' }));
  await user.click(screen.getByRole('button', { name: 'Use my device’s time zone' }));

  expect(await save()).toMatchObject({
    languages: [
      { tag: 'ar', level: 'native' },
      { tag: 'de', level: 'learning' },
    ],
    country: 'GB',
    town: 'Manchester',
    meeting: ['online', 'letters'],
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const said = ['Speaks Arabic (native), learning German', 'Likes to meet online and by letter'];
  for (const text of said) expect(await screen.findByText(text)).toBeVisible();
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
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Not given');
  const nothing = { languages: [], country: null, town: null, meeting: [], timeZone: null };
  expect(await save()).toMatchObject(nothing);
});
