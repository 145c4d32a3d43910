import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toProfileFile } from '#core/data-export/domain/profile-file.ts';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  server = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
  rosa = await signUp(server.url, 'rosa', { location: 'York' });
});
afterEach(() => server.close());

const openSettings = () => renderPage('/settings/account', rosa.fetch);
const choose = async (user: ReturnType<typeof renderPage>['user'], text: string) => {
  const file = new File([text], 'profile.json', { type: 'application/json' });
  await user.upload(await screen.findByLabelText('Your profile file'), file);
};
const storedProfile = async () => (await server.storage.members.findById(toMemberId(rosa.id)))!;

test('a member makes a copy of their data, and is led to it when it is ready', async () => {
  const { user } = openSettings();
  await user.click(await screen.findByRole('button', { name: 'Make a copy of my data' }));
  await user.type(await screen.findByLabelText('Your password'), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(await screen.findByText('That isn’t your password')).toBeVisible();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(await screen.findByText(/waiting to be made|We’re making your copy/)).toBeVisible();
  const link = await screen.findByRole('link', { name: /^Download my copy \(\d+ KB\)$/ });
  expect(screen.getByText(/^Your copy is ready until/)).toBeVisible();
  const response = await rosa.fetch(link.getAttribute('href')!);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(screen.getByRole('button', { name: 'Make a new copy' })).toBeEnabled();
});

test('a copy that could not be made says what to do', async () => {
  const { storage } = server;
  const memberId = toMemberId(rosa.id);
  const at = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const act = { events: [], actorId: null, at };
  const added = {
    type: 'add_data_export',
    dataExport: { memberId, requestedAt: at },
    replaces: null,
  } as const;
  await storage.commit({ ...act, changes: [added] });
  const { value, version } = (await storage.dataExports.findOf(memberId))!;
  const dataExport = { ...value, state: { status: 'failed', at, expiresAt } } as const;
  await storage.commit({ ...act, changes: [{ type: 'put_data_export', dataExport, version }] });
  openSettings();
  const sentence = await screen.findByText(/^We couldn’t make your copy/);
  expect(within(sentence).getByRole('link', { name: 'write to us' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a copy of my data' })).toBeEnabled();
});

test('a member brings a profile, looks through it and saves it', async () => {
  const { preferences } = await storedProfile();
  const carried = toProfileFile({
    bio: 'Keeps bees.\nAnd <b>hens</b>.',
    location: null,
    age: 61,
    preferences: { ...preferences, interests: ['Knots', 'Bees'], relationshipTypes: [3] },
  });
  const { user } = openSettings();
  await choose(user, JSON.stringify(carried));
  const review = within(await screen.findByRole('region', { name: 'What’s in the file' }));
  expect(review.getByText('Knots, Bees')).toBeVisible();
  expect(review.getByText('Mentor Match')).toBeVisible();
  expect((await storedProfile()).bio).toBeNull();
  await user.click(review.getByRole('button', { name: 'Save to my profile' }));
  expect(await screen.findByText('Profile updated')).toBeVisible();
  const { bio, location, age, preferences: saved, username, email } = await storedProfile();
  expect(toProfileFile({ bio, location, age, preferences: saved })).toEqual(carried);
  expect({ username, email }).toEqual({ username: 'rosa', email: 'rosa@example.org' });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'What’s in the file' })).toBeNull();
  });
});

test('what does not fit is named, and nothing is saved without being asked for', async () => {
  const profile = { bio: 'Hello', age: 7, preferences: { interests: ['x'.repeat(41)] } };
  const { user } = openSettings();
  await choose(user, JSON.stringify({ format: 'hearthkin-profile', version: 1, profile }));
  const review = within(await screen.findByRole('region', { name: 'What’s in the file' }));
  const leftOut = review.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(leftOut).toEqual([
    'Age: Must be at least 18 years old',
    'Interests: Interest must be at most 40 characters',
  ]);
  await user.click(review.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'What’s in the file' })).toBeNull();
  expect((await storedProfile()).bio).toBeNull();
});

test('a file that is none, or too large, is refused at the field', async () => {
  const { user } = openSettings();
  await choose(user, 'anything');
  expect(await screen.findByText(/^This isn’t a profile file/)).toBeVisible();
  await choose(user, JSON.stringify({ format: 'hearthkin-profile', profile: 'x'.repeat(65_537) }));
  expect(await screen.findByText(/^This file is too large/)).toBeVisible();
  expect(screen.getByLabelText('Your profile file')).toHaveAccessibleDescription(/too large/);
});
