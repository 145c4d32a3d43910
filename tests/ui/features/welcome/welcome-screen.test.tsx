import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberSchema } from '#core/members/schemas.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { makePhoto } from '#tests/support/photo-file.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;
const clock = createSettableClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const stepShown = (name: string) => screen.findByRole('heading', { level: 2, name });

async function profileOf(member: MemberClient) {
  return memberSchema.parse((await member.send('GET', '/api/auth/current')).body);
}

test('a newcomer writes a few words, chooses a picture, says where they live and meets people', async () => {
  const interests = ['Tuba'];
  const kin = await signUp(server.url, 'tuba-kin', {
    name: 'Tuba Kin',
    preferences: { interests, prompts: { hope: 'A brass band.' } },
  });
  clock.advance(7 * DAY);
  const member = await signUp(server.url, 'newcomer', {
    name: 'Edith Moss',
    preferences: { interests },
  });
  const { user } = renderPage('/welcome', member.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Edith' });
  await stepShown('A few words about you');
  expect(screen.getByText('You can stop here and come back.')).toBeVisible();
  await user.type(screen.getByLabelText('I hope for'), 'A second chair at my table.');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));

  expect(await stepShown('A picture to know you by')).toHaveFocus();
  await user.click(screen.getAllByRole('radio')[0]!);
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));

  expect(await stepShown('Who might be near you')).toHaveFocus();
  await user.type(screen.getByLabelText('Age'), '72');
  await user.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  await user.type(screen.getByLabelText('Town'), 'Leeds');
  await user.click(screen.getByRole('checkbox', { name: 'By letter' }));
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));

  expect(await stepShown('Say hello to someone')).toHaveFocus();
  const { age, preferences, avatarUrl } = await profileOf(member);
  expect(age).toBe(72);
  expect(preferences).toMatchObject({ country: 'GB', town: 'Leeds', meeting: ['letters'] });
  expect(preferences.prompts).toEqual({ hope: 'A second chair at my table.' });
  expect(avatarUrl).toMatch(/^\/pictures\//);
  expect(await screen.findByRole('heading', { level: 3, name: 'Tuba Kin' })).toBeVisible();
  expect(screen.getByText('A brass band.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Connect with Tuba Kin' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'View Profile of Tuba Kin' })).toHaveAttribute(
    'href',
    `/profile/${kin.id}`,
  );
});

test('a photo of one’s own is the picture, once it is saved', async () => {
  const member = await signUp(server.url, 'pictured');
  const { user } = renderPage('/welcome?step=picture', member.fetch);
  await screen.findByRole('button', { name: 'Choose a photo' });
  const photo = new File([await makePhoto()], 'me.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  await user.click(await screen.findByRole('button', { name: 'Use this photo' }));
  await screen.findByRole('button', { name: 'Remove photo' });
  expect((await profileOf(member)).avatarUrl).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await stepShown('Who might be near you');
  expect((await profileOf(member)).avatarUrl).toMatch(/^\/media\//);
});

test('every step can be skipped, and what is written and not saved is still there', async () => {
  const member = await signUp(server.url, 'hesitant');
  const { user } = renderPage('/welcome?step=words', member.fetch);
  await user.type(await screen.findByLabelText('I could give'), 'Time');
  await user.click(screen.getByRole('link', { name: 'Skip for now' }));
  await stepShown('A picture to know you by');
  await user.click(screen.getByRole('link', { name: 'Skip for now' }));
  await stepShown('Who might be near you');
  await user.type(screen.getByLabelText('Age'), '72');
  await user.click(screen.getByRole('link', { name: 'Skip for now' }));
  await stepShown('Say hello to someone');
  await user.click(screen.getByRole('link', { name: '3. Near you' }));
  expect(await screen.findByLabelText('Age')).toHaveValue('72');
  await user.click(screen.getByRole('link', { name: '1. A few words' }));
  expect(await screen.findByLabelText('I could give')).toHaveValue('Time');
  const { age, preferences } = await profileOf(member);
  expect([age, preferences.prompts]).toEqual([null, {}]);
});

test.each([
  ['has written and has no picture', { bio: 'I bake.' }, 'A picture to know you by'],
  [
    'has written and has a picture',
    { bio: 'I bake.', avatarUrl: '/favicon.svg' },
    'Who might be near you',
  ],
  [
    'has said how old they are',
    { bio: 'I bake.', avatarUrl: '/favicon.svg', age: 72 },
    'Say hello to someone',
  ],
])('who %s goes on where they stopped', async (_who, profile, heading) => {
  const member = await signUp(server.url, `back-${heading.length}`, profile);
  renderPage('/welcome?step=unknown', member.fetch);
  await stepShown(heading);
  expect(screen.getByRole('link', { current: 'step' })).toBeVisible();
});

test.each(['7', '12'])(
  '%s is taken for a slip of the key: nothing is asked or saved',
  async (typed) => {
    const member = await signUp(server.url, `slip-${typed}`);
    const { user } = renderPage('/welcome?step=place', member.fetch);
    const age = await screen.findByLabelText('Age');
    await user.type(age, typed);
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => {
      expect(age).toHaveAccessibleDescription('Must be at least 18 years old');
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await profileOf(member)).age).toBeNull();
  },
);

test('an age below 18 is asked about once, and a mistake loses nothing', async () => {
  const member = await signUp(server.url, 'young');
  const { user } = renderPage('/welcome?step=place', member.fetch);
  const age = await screen.findByLabelText('Age');
  await user.type(age, '16');
  await user.selectOptions(screen.getByLabelText('Country'), 'Ireland');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await screen.findByRole('dialog', { name: 'You’ve typed 16' });
  await user.click(screen.getByRole('button', { name: 'It’s a mistake' }));
  await waitFor(() => {
    expect(age).toHaveFocus();
  });
  await user.type(age, '{Backspace}{Backspace}61');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await stepShown('Say hello to someone');
  expect(await profileOf(member)).toMatchObject({ age: 61, preferences: { country: 'IE' } });
});

test('who is 16 and says so is logged out, with the account closed', async () => {
  const member = await signUp(server.url, 'sixteen');
  const { user } = renderPage('/welcome?step=place', member.fetch);
  await user.type(await screen.findByLabelText('Age'), '16');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m 16' }));
  await screen.findByRole('heading', { name: 'Login' });
  expect((await member.send('GET', '/api/auth/current')).status).toBe(401);
});

test('a town that is not listed is refused beside its field', async () => {
  const member = await signUp(server.url, 'lost');
  const { user } = renderPage('/welcome?step=place', member.fetch);
  await user.selectOptions(await screen.findByLabelText('Country'), 'United Kingdom');
  await user.type(screen.getByLabelText('Town'), 'Atlantis');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Town')).toHaveAccessibleDescription(
      'Choose a town from the list',
    );
  });
  expect((await profileOf(member)).preferences.town).toBeNull();
});

test('words that cannot be saved stay, and the step with them', async () => {
  const member = await signUp(server.url, 'unlucky');
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage('/welcome', network.fetch);
  const give = await screen.findByLabelText('I could give');
  await user.type(give, 'Time');
  network.fail(/^PATCH/);
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  expect(await screen.findByText('Error updating profile')).toBeVisible();
  expect(give).toHaveValue('Time');
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await stepShown('A picture to know you by');
});

test('nobody to introduce is said, with the way on, and a failure with another try', async () => {
  const member = await signUp(server.url, 'alone', {
    preferences: { ageRange: { min: 119, max: 120 } },
  });
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/recommendations/);
  const { user } = renderPage('/welcome?step=hello', network.fetch);
  await screen.findByText('Sorry, we couldn’t load the people we’d like you to meet.');
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There’s nobody to introduce just yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse profiles' })).toHaveAttribute('href', '/explore');
});

test('visitors are sent to the login', async () => {
  renderPage('/welcome', createBrowserFetch(server.url));
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});
