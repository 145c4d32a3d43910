import { toMemberId } from '#tests/support/ids.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ENTRIES = {
  Interests: 'Brass bands',
  Reasons: 'I miss teaching.',
  Activities: 'Fell walking',
};
const LABELS = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];
const partOf = (label: keyof typeof ENTRIES) => (label === 'Interests' ? 'wishes' : 'further');

async function editProfile(username: string) {
  const member = await signUp(server.url, username, { preferences: { interests: ['Cooking'] } });
  const page = renderPage('/profile', member.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const form = await screen.findByRole('form', { name: 'Edit your profile' });
  const find = () => server.storage.members.findById(toMemberId(member.id));
  return { ...page, member, form, find };
}

test.each(LABELS)('what is written into %s and not added yet is saved too', async (label) => {
  const { user, form, find } = await editProfile(`saver-${label}`);
  await openPart(user, partOf(label));
  await user.type(screen.getByLabelText(label), ` ${ENTRIES[label]} `);
  fireEvent.submit(form);
  expect(await screen.findByText('Profile updated')).toBeVisible();
  const saved = (await find())?.preferences;
  expect(saved?.[label.toLowerCase() as Lowercase<typeof label>]).toContain(ENTRIES[label]);
  expect(saved?.interests).toContain('Cooking');
});

test('what is listed already is not saved twice', async () => {
  const { user, form, find } = await editProfile('doubler');
  await openPart(user, 'wishes');
  await user.type(screen.getByLabelText('Interests'), 'COOKING');
  fireEvent.submit(form);
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect((await find())?.preferences.interests).toEqual(['Cooking']);
});

test.each(LABELS)('it counts as an unsaved change: %s', async (label) => {
  const { user, router } = await editProfile(`leaver-${label}`);
  await openPart(user, partOf(label));
  const input = screen.getByLabelText(label);
  await user.type(input, ENTRIES[label]);
  expect(input).toHaveFocus();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await router.navigate('/explore');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/profile');

  await openPart(user, 'person');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Rosa');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, partOf(label));
  expect(screen.getByRole('button', { name: `Remove ${ENTRIES[label]}` })).toBeVisible();
});

test('a text that was taken back is no change', async () => {
  const { user, router } = await editProfile('wavering');
  await openPart(user, 'wishes');
  await user.type(screen.getByLabelText('Interests'), 'B{Backspace}');
  await router.navigate('/explore');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/explore');
  });
});

test('a text that cannot be added is said beside its field, and nothing is saved without it', async () => {
  const { user, find } = await editProfile('mistaken');
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  await openPart(user, 'further');
  const activities = screen.getByLabelText('Activities');
  const long = 'x'.repeat(81);
  await user.type(activities, long);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => {
    expect(activities).toHaveFocus();
  });
  const wrong = 'Activity must be at most 80 characters';
  expect(activities).toHaveAccessibleDescription(wrong);
  expect(activities).toHaveValue(long);
  expect(await find()).toMatchObject({ location: null });

  await user.clear(activities);
  expect(activities).not.toHaveAccessibleDescription(wrong);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(await find()).toMatchObject({ location: 'Leeds', preferences: { activities: [] } });
});

test('it is kept when the session ends', async () => {
  const { user, member, find } = await editProfile('ended');
  await openPart(user, 'further');
  await user.type(screen.getByLabelText('Reasons'), 'I miss');
  const tab = createApiClient(server.url, member.sessionToken());
  await tab.send('POST', '/api/auth/logout');
  fireEvent.focus(window);
  await user.type(await screen.findByLabelText('Username or email'), 'ended');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const reasons = await screen.findByLabelText('Reasons');
  await waitFor(() => {
    expect(reasons).toHaveValue('I miss');
  });
  await user.type(reasons, ' teaching.{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect((await find())?.preferences.reasons).toEqual(['I miss teaching.']);
});
