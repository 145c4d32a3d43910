import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function openSettings(username: string, whoMayAsk?: object) {
  const member = await signUp(server.url, username);
  if (whoMayAsk) await member.send('PATCH', `/api/users/${member.id}`, { whoMayAsk });
  const { user } = renderPage('/settings/reach', member.fetch);
  await screen.findByRole('heading', { name: 'Who may ask me' });
  const limits = async () => {
    const { body } = await member.send('GET', '/api/auth/current');
    return (body as { whoMayAsk: unknown }).whoMayAsk;
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, limits, save };
}

test('everyone may ask at first, and every limit can be set', async () => {
  const { user, limits, save } = await openSettings('rosa');
  const boxes = screen.getAllByRole('checkbox', { name: /^Only/ });
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect(box).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Only for certain bonds' }));
  const bonds = within(await screen.findByRole('group', { name: 'Relationship types' }));
  await user.click(bonds.getByRole('checkbox', { name: 'Mentor Match' }));
  await user.click(screen.getByRole('checkbox', { name: /^Only from certain ages/ }));
  screen.getByRole('slider', { name: 'Youngest age' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(screen.getByRole('checkbox', { name: /^Only with a note/ }));
  await save();
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Saved: This applies to every request from now on.');
  });
  expect(await limits()).toEqual({
    relationshipTypes: [3],
    ageRange: { min: 20, max: 120 },
    onlyWithNote: true,
  });
});

test('what is set is shown, and can be taken back', async () => {
  const { user, limits, save } = await openSettings('daniel', {
    relationshipTypes: [2],
    ageRange: { min: 30, max: 40 },
    onlyWithNote: true,
  });
  expect(screen.getByText('30 to 40')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox', { name: /^Only/ })) {
    expect(box).toBeChecked();
    await user.click(box);
  }
  await save();
  await waitFor(async () => {
    expect(await limits()).toEqual({ relationshipTypes: [], ageRange: null, onlyWithNote: false });
  });
});

test('bonds must be named where only some are meant', async () => {
  const { user, limits, save } = await openSettings('maya');
  const box = screen.getByRole('checkbox', { name: 'Only for certain bonds' });
  await user.click(box);
  await save();
  expect(box).toHaveAccessibleDescription('Choose at least one bond, or clear the tick.');
  expect(await limits()).toMatchObject({ relationshipTypes: [] });
  await user.click(box);
  expect(box).not.toHaveAccessibleDescription();
});
