import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { introductionEndpoints } from '#core/introductions/schemas.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TO_DANIEL = 'Frieda keeps bees as you do, and she never runs out of stories.';
const TO_FRIEDA = 'Daniel keeps bees as you do, and he has just caught a swarm.';
const KEEPS_BEES = { preferences: { interests: ['Beekeeping'] } };

/** The first knows the other two, who don't know each other. */
async function gather(suffix: string) {
  const [rosa, daniel, frieda] = [
    await signUp(server.url, `rosa${suffix}`, KEEPS_BEES),
    await signUp(server.url, `daniel${suffix}`, KEEPS_BEES),
    await signUp(server.url, `frieda${suffix}`, KEEPS_BEES),
  ];
  await connectMembers(rosa, daniel);
  await connectMembers(frieda, rosa);
  return { rosa, daniel, frieda };
}

const introduce = async (by: MemberClient, one: MemberClient, other: MemberClient) => {
  const to = { memberId1: one.id, note1: TO_DANIEL, memberId2: other.id, note2: TO_FRIEDA };
  const { body } = await by.send('POST', '/api/introductions', to);
  return introductionEndpoints.introduceMembers.response.parse(body).id;
};
const read = async (by: MemberClient) =>
  introductionEndpoints.listIntroductions.response.parse(
    (await by.send('GET', '/api/introductions')).body,
  );

test('a member introduces two of their people, with words to begin with from what those share', async () => {
  const { rosa, daniel, frieda } = await gather('1');
  const { user } = renderPage('/connections', rosa.fetch);
  await user.click(await screen.findByRole('button', { name: 'More for daniel1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Introduce daniel1 to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Introduce daniel1' }));
  await user.click(await dialog.findByRole('button', { name: 'Introduce them' }));
  expect(await dialog.findByText('Choose one of your people')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('To whom?'), 'frieda1');
  const words = await dialog.findByLabelText('What daniel1 reads');
  expect(words).toHaveValue(
    'I’d like you to meet frieda1. You share Beekeeping. I think the two of you would get on.',
  );
  await user.clear(words);
  await user.type(words, 'Call her');
  await user.click(dialog.getByRole('button', { name: 'Introduce them' }));
  expect(await dialog.findByText('Write at least 40 characters')).toBeVisible();
  await user.clear(words);
  await user.type(words, TO_DANIEL);
  await user.click(dialog.getByRole('button', { name: 'Introduce them' }));
  const made = await screen.findByRole('heading', { name: 'Introductions you’ve made' });
  expect(made).toBeVisible();
  expect(await read(daniel)).toMatchObject({ received: [{ note: TO_DANIEL }] });
  expect((await read(frieda)).received[0]?.note).toContain('meet daniel1');
  await user.click(
    screen.getByRole('button', { name: 'Take back the introduction of daniel1 and frieda1' }),
  );
  await waitFor(async () => {
    expect((await read(daniel)).received).toEqual([]);
  });
});

test('whoever is introduced is led to it, says yes, and is connected once the other does', async () => {
  const { rosa, daniel, frieda } = await gather('2');
  const id = await introduce(rosa, daniel, frieda);
  const { user, unmount } = renderPage('/dashboard', daniel.fetch);
  const lead = within(await screen.findByRole('region', { name: 'To begin with' }));
  expect(await lead.findByRole('heading')).toHaveTextContent(
    'rosa2 would like you to meet frieda2',
  );
  await user.click(lead.getByRole('link', { name: 'Read and answer' }));
  expect(await screen.findByText(TO_DANIEL)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I’d like to meet' }));
  expect(await screen.findByText(/You’ll be connected if they do too/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take back my yes' }));
  await waitFor(() => {
    expect(screen.queryByText(TO_DANIEL)).toBeNull();
  });
  unmount();
  expect(await read(daniel)).toMatchObject({ received: [] });
  expect(
    await frieda.send('PUT', `/api/introductions/${id}/answer`, { answer: 'yes' }),
  ).toMatchObject({
    body: { connectionId: null },
  });
});

test('people who met through someone are told so beside their connection', async () => {
  const { rosa, daniel, frieda } = await gather('3');
  const id = await introduce(rosa, daniel, frieda);
  await frieda.send('PUT', `/api/introductions/${id}/answer`, { answer: 'yes' });
  const { user } = renderPage('/connections', daniel.fetch);
  await user.click(await screen.findByRole('button', { name: 'I’d like to meet' }));
  expect(await screen.findByText('You’re connected')).toBeVisible();
  const row = (await screen.findByRole('heading', { name: 'frieda3' })).parentElement;
  expect(row).toHaveTextContent('Introduced by rosa3');
});
