import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePictureAddress, sizeAddress } from '#core/media/domain/picture-address.ts';
import { endpoints } from '#core/contract.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { makePhoto } from '#tests/support/photo-file.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;
let photo: File;

beforeAll(async () => {
  server = await startTestServer();
  photo = new File([await makePhoto(640, 480)], 'me.jpg', { type: 'image/jpeg' });
});
afterAll(() => server.close());

async function openForm(username: string, profile: object = {}) {
  const member = await signUp(server.url, username, { name: username, ...profile });
  const network = createUnreliableNetwork(member.fetch);
  const page = renderPage('/profile', network.fetch);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('button', { name: /^Choose a(nother)? photo$/ });
  const find = () => server.storage.members.findById(toMemberId(member.id));
  return { ...page, member, network, find };
}

/** What the browser shows of a picture once it has read it, which jsdom does not. */
function showChosen(dialog: HTMLElement, width = 640, height = 480): void {
  const image = dialog.querySelector('img')!;
  Object.defineProperties(image, {
    naturalWidth: { value: width },
    naturalHeight: { value: height },
  });
  fireEvent.load(image);
}

async function listPictures(member: MemberClient) {
  const { body } = await member.send('GET', '/api/me/pictures');
  return endpoints.listPictures.response.parse(body).pictures;
}

const save = { name: 'Save Changes' };

test('a photo is chosen, moved by keys, described, sent and shown to others', async () => {
  const { user, member, find } = await openForm('chooser');
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  const dialog = await screen.findByRole('dialog', { name: 'Your profile photo' });
  showChosen(dialog);
  const inDialog = within(dialog);
  const frame = inDialog.getByRole('group', {
    name: 'Your photo: arrow keys move it, plus and minus zoom',
  });
  const status = inDialog.getAllByRole('status')[0]!;
  expect(status).toHaveTextContent(
    'Upright. Zoom 100 %. In the middle: 50 % from the left, 50 % from the top.',
  );
  frame.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}++');
  expect(status).toHaveTextContent('Zoom 156 %. In the middle: 38 % from the left');
  await user.click(inDialog.getByRole('button', { name: 'Turn right' }));
  expect(status).toHaveTextContent('Turned by 90 degrees.');
  await user.type(
    inDialog.getByLabelText('Describe it for people who can’t see it'),
    'Me & my dog, 100 % happy',
  );
  await user.click(inDialog.getByRole('button', { name: 'Use this photo' }));
  const described = { name: 'Me & my dog, 100 % happy' };
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const form = within(screen.getByRole('form', { name: 'Edit your profile' }));
  expect(await form.findByRole('img', described)).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/media\/[\w-]+\/320$/),
  );
  expect(screen.getByRole('button', { name: 'Choose another photo' })).toHaveFocus();
  expect((await find())?.avatarUrl).toBeNull();
  await user.click(screen.getByRole('button', save));
  await screen.findByText('Profile updated');
  const address = (await find())?.avatarUrl ?? '';
  const kept = parsePictureAddress(address)!;
  expect(kept.description).toBe(described.name);
  expect(kept.width).toBe(kept.height);
  const viewer = await signUp(server.url, 'viewer-of-chooser');
  const shown = await viewer.fetch(sizeAddress(kept, 96));
  expect(shown.status).toBe(200);
  expect(await listPictures(member)).toHaveLength(1);
});

test('what was sent and got no answer is sent again, and kept once', async () => {
  const { user, member, network } = await openForm('patient');
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile photo' }));
  network.loseAnswers(/POST .*pictures/);
  await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Sorry, we couldn’t send your photo. Nothing’s lost: you can try again.',
  );
  network.recover();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(await listPictures(member)).toHaveLength(1);
});

test('sending shows how far it is, and can be stopped', async () => {
  const { user, network, find } = await openForm('stopper');
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile photo' }));
  network.hold(/POST .*pictures/);
  await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
  expect(await dialog.findByRole('progressbar')).toHaveAccessibleName('Sending your photo…');
  await user.click(dialog.getByRole('button', { name: 'Stop sending' }));
  expect(dialog.queryByRole('progressbar')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Choose a photo' })).toHaveFocus();
  network.recover();
  expect((await find())?.avatarUrl).toBeNull();
});

test('what isn’t a picture is told at once, or once the server has looked, and can’t be sent again', async () => {
  const { user, member } = await openForm('mistaken');
  const input = screen.getByLabelText('Choose a photo');
  // As where the browser lets whoever chooses see all files.
  const choosing = userEvent.setup({ delay: null, applyAccept: false });
  await choosing.upload(input, new File(['x'], 'x.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('That file isn’t a picture.')).toBeVisible();
  const huge = new File(['x'], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(huge, 'size', { value: 15_000_001 });
  await choosing.upload(input, huge);
  expect(
    await screen.findByText('That picture’s too large: it can have up to 15 MB.'),
  ).toBeVisible();

  await user.upload(input, new File(['no picture'], 'no.jpg', { type: 'image/jpeg' }));
  const element = await screen.findByRole('dialog', { name: 'Your profile photo' });
  const dialog = within(element);
  fireEvent.error(element.querySelector('img')!);
  expect(
    dialog.getByText(
      'This browser can’t show this kind of photo yet. You’ll see it once it’s sent.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/\w/);
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDisabled();
  expect(await listPictures(member)).toEqual([]);
});

test('a photo can be dropped or pasted', async () => {
  const { user } = await openForm('dropper');
  fireEvent.drop(screen.getByRole('button', { name: 'Choose a photo' }), {
    dataTransfer: { files: [photo] },
  });
  await screen.findByRole('dialog', { name: 'Your profile photo' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
  expect(await screen.findByRole('dialog', { name: 'Your profile photo' })).toBeVisible();
});

async function addPhoto(user: ReturnType<typeof renderPage>['user'], label: string, words: string) {
  await user.upload(screen.getByLabelText(label), photo);
  const dialog = within(await screen.findByRole('dialog', { name: 'A photo for your profile' }));
  expect(dialog.getByRole('checkbox', { name: 'Use the whole picture' })).toBeChecked();
  await user.type(dialog.getByLabelText('Describe it for people who can’t see it'), words);
  await user.click(dialog.getByRole('button', { name: 'Use this photo' }));
  await screen.findByText(words);
}

test('photos are added, put in order, described, removed and brought back', async () => {
  const elsewhere = 'https://pictures.example/old.jpg';
  const { user, find } = await openForm('album', { preferences: { photos: [elsewhere] } });
  await openPart(user, 'further');
  await screen.findByRole('button', { name: 'Add a photo' });
  await addPhoto(user, 'Add a photo', 'The garden');
  await addPhoto(user, 'Add another photo', 'The kitchen');
  const order = () =>
    within(screen.getByRole('list', { name: 'Your photos' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p')?.textContent);
  expect(order()).toEqual(['Photo 1: The garden', 'Photo 2: The kitchen']);
  expect(screen.getByRole('button', { name: 'Move photo 1 earlier' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Move photo 2 earlier' }));
  expect(order()).toEqual(['Photo 1: The kitchen', 'Photo 2: The garden']);
  expect(screen.getByText('Photo moved to place 1 of 2.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move photo 1 later' })).toHaveFocus();

  const describe = await screen.findByRole('button', { name: 'Description of photo 2' });
  await waitFor(() => {
    expect(describe).toBeEnabled();
  });
  await user.click(describe);
  const dialog = within(await screen.findByRole('dialog', { name: 'What’s in this photo?' }));
  await user.type(dialog.getByRole('textbox'), ' in May');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The garden in May');

  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(order()).toEqual(['Photo 1: The garden in May']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(order()).toEqual(['Photo 1: The kitchen', 'Photo 2: The garden in May']);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(screen.getByRole('button', save));
  await screen.findByText('Profile updated');
  const [kept = '', ...others] = (await find())?.preferences.photos ?? [];
  expect(parsePictureAddress(kept)?.description).toBe('The garden in May');
  expect(others).toEqual([elsewhere]);
});

test('photos are opened large, turned by key and closed, and the focus returns', async () => {
  const owner = await openForm('opened');
  await openPart(owner.user, 'further');
  await screen.findByRole('button', { name: 'Add a photo' });
  await addPhoto(owner.user, 'Add a photo', 'The garden');
  await addPhoto(owner.user, 'Add another photo', 'The kitchen');
  await owner.user.click(screen.getByRole('button', save));
  await screen.findByText('Profile updated');
  owner.unmount();

  const viewer = await signUp(server.url, 'looker');
  const { user } = renderPage(`/profile/${owner.member.id}`, viewer.fetch);
  await user.click(await screen.findByRole('tab', { name: 'Photos' }));
  const garden = screen.getByRole('button', { name: 'The garden' });
  expect(within(garden).getByRole('img')).toHaveAttribute(
    'srcset',
    expect.stringMatching(/^\/media\/[\w-]+\/320 320w, \/media\/[\w-]+\/960 640w$/),
  );
  await user.click(garden);
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2 of opened' });
  await user.keyboard('{ArrowRight}');
  expect(dialog).toHaveAccessibleName('Photo 2 of 2 of opened');
  expect(within(dialog).getByRole('img', { name: 'The kitchen' })).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(dialog).toHaveAccessibleName('Photo 1 of 2 of opened');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(garden).toHaveFocus();
  });
});

test('one finger moves a photo, and two that move apart make it larger', async () => {
  const { user } = await openForm('pincher');
  await user.upload(screen.getByLabelText('Choose a photo'), photo);
  const dialog = await screen.findByRole('dialog', { name: 'Your profile photo' });
  showChosen(dialog);
  const frame = within(dialog).getByRole('group', { name: /^Your photo/ });
  Object.defineProperty(frame, 'clientWidth', { value: 240 });
  const status = within(dialog).getAllByRole('status')[0]!;
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 124, clientY: 100 });
  expect(status).toHaveTextContent(/Zoom 100 %. In the middle: 4[2-3] % from the left/);
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 124, clientY: 200 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 124, clientY: 250 });
  expect(status).toHaveTextContent('Zoom 150 %.');
  fireEvent.pointerUp(frame, { pointerId: 2 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 124, clientY: 400 });
  expect(status).toHaveTextContent('Zoom 150 %.');
  fireEvent.pointerUp(frame, { pointerId: 1 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 0, clientY: 0 });
  expect(status).toHaveTextContent(/Zoom 150 %. In the middle: 4\d % from the left/);
});
