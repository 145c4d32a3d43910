import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thingFor } from '#core/members/domain/drawn-pictures.ts';
import { createWebPictureFetcher } from '#adapters/web/web-picture-fetcher.ts';
import { reachOf, startPictureSite, type PictureSite } from '#tests/support/picture-site.ts';
import { plainPictureMaker } from '#tests/support/plain-picture-maker.ts';
import { signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let site: PictureSite;
let server: TestServer;

beforeAll(async () => {
  site = await startPictureSite(({ url }, response) => {
    response.writeHead(url === '/gone.jpg' ? 404 : 200).end('a picture');
  });
  server = await startTestServer({
    pictureMaker: plainPictureMaker,
    pictureFetcher: createWebPictureFetcher(reachOf(site)),
  });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

async function openForm(username: string, profile: object = {}) {
  const member = await signUp(server.url, username, { name: username, ...profile });
  const page = renderPage('/profile', member.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const choice = within(await screen.findByRole('group', { name: 'Or a drawn picture' }));
  const findPicture = async () =>
    (await server.storage.members.findById(toMemberId(member.id)))?.avatarUrl;
  return { ...page, member, choice, findPicture };
}

test('whoever has chosen nothing is shown as a thing of a house, which says nothing aloud', async () => {
  const member = await signUp(server.url, 'plain', { name: 'Plain' });
  const { container } = renderPage('/profile', member.fetch);
  await screen.findByRole('button', { name: 'Edit Profile' });
  const picture = container.querySelector('main header img');
  expect(picture).toHaveAttribute('src', thingFor(member.id).address);
  expect(picture).toHaveAttribute('alt', '');
});

test('a thing is chosen with the keyboard, is shown in words, and counts as a picture', async () => {
  const { user, choice, findPicture } = await openForm('keys');
  expect(choice.getAllByRole('radio')).toHaveLength(10);
  expect(choice.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(choice.getByRole('radio', { name: 'Teapot' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(choice.getByRole('radio', { name: 'Lamp' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('img', { name: 'Picture: Lamp' })).toBeVisible();
  expect(await findPicture()).toBe('/pictures/lamp.svg');
  expect(screen.queryByRole('button', { name: 'Add a profile photo' })).toBeNull();
});

test('faces are there for those who ask for them', async () => {
  const { user, choice, findPicture } = await openForm('faced');
  expect(choice.queryByRole('radio', { name: /face/i })).toBeNull();
  await user.click(choice.getByRole('button', { name: 'Choose a drawn face instead' }));
  expect(choice.getAllByRole('radio', { name: /^Face / })).toHaveLength(10);
  await user.click(choice.getByRole('radio', { name: 'Face with dark curls' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('img', { name: 'Picture: Face with dark curls' })).toBeVisible();
  expect(await findPicture()).toBe('/pictures/face-1.svg');
});

test('an address given before isn’t lost, can be removed and brought back, and gives way to a thing', async () => {
  const elsewhere = 'https://pictures.example/me.jpg';
  const { user, choice, findPicture } = await openForm('both', { avatarUrl: elsewhere });
  const form = within(screen.getByRole('form', { name: 'Edit your profile' }));
  const link = { name: 'Photo from pictures.example: show' };
  expect(await form.findByRole('link', link)).toHaveAttribute('href', elsewhere);
  await user.click(form.getByRole('button', { name: 'Remove the picture from pictures.example' }));
  expect(form.queryByRole('link', link)).toBeNull();
  expect(form.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(form.getByRole('link', link)).toBeVisible();
  await user.click(choice.getByRole('radio', { name: 'Kettle' }));
  expect(form.queryByRole('link', link)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated');
  expect(await findPicture()).toBe('/pictures/kettle.svg');
});

test('an address given before is fetched once, and kept here when the profile is saved', async () => {
  const profile = {
    avatarUrl: `${site.origin}/me.jpg`,
    preferences: { photos: [`${site.origin}/gone.jpg`, `${site.origin}/garden.jpg`] },
  };
  const { user, findPicture, member } = await openForm('keeper', profile);
  const form = within(screen.getByRole('form', { name: 'Edit your profile' }));
  expect(site.asked).toEqual([]);
  const keepButtons = () =>
    form.findAllByRole('button', { name: /^Keep it here: the picture from 127/ });
  await user.click((await keepButtons())[0]!);
  const [kept] = await form.findAllByText(/is kept here now/);
  expect(kept).toHaveFocus();
  await user.click(form.getByRole('tab', { name: 'More' }));
  const [gone, garden] = await keepButtons();
  await user.click(gone!);
  expect(await form.findByText(/^We couldn’t get the picture from that site/)).toBeVisible();
  await user.click(garden!);
  await waitFor(async () => {
    expect(await keepButtons()).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Profile updated');
  expect(site.asked).toEqual(['/me.jpg', '/gone.jpg', '/garden.jpg']);
  expect(await findPicture()).toMatch(/^\/media\//);
  const photos = (await server.storage.members.findById(toMemberId(member.id)))?.preferences.photos;
  expect(photos).toEqual([expect.stringMatching(/^\/media\//), `${site.origin}/gone.jpg`]);
});
