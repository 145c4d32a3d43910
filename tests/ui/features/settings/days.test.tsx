import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { signUpPair } from '#tests/ui/features/messaging/open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: createSettableClock('2026-12-17T09:00:00.000Z') });
});
afterAll(() => server.close());

test('a day is added for someone, seen where the two of them keep things and on their dashboard, and hidden again', async () => {
  const { frieda, rosa, connection, address } = await signUpPair(server);
  const stored = () => server.storage.keptDays.listOf(toMemberId(rosa.id));
  const settings = renderPage('/settings/days', rosa.fetch);
  const { user } = settings;
  await user.click(await screen.findByRole('button', { name: 'Add a day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a day' }));
  await user.click(dialog.getByRole('radio', { name: 'Another day' }));
  await user.selectOptions(dialog.getByLabelText('Day'), '31');
  await user.selectOptions(dialog.getByLabelText('Month'), 'February');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Say in a few words what day it is')).toBeVisible();
  await user.type(dialog.getByLabelText('In a few words'), 'The day Tom died');
  await user.click(dialog.getByRole('radio', { name: 'A quiet day' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Frieda' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please choose a month and a day that it has')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Day'), '24');
  await user.selectOptions(dialog.getByLabelText('Month'), 'December');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('24 December · One person may see it')).toBeVisible();
  const meaning = { kind: 'own', text: 'The day Tom died', tone: 'quiet' };
  expect(await stored()).toMatchObject([{ date: '12-24', meaning, shownTo: [connection.id] }]);
  settings.unmount();

  const dashboard = renderPage('/dashboard', frieda.fetch);
  const heading = await screen.findByRole('heading', { name: /^A quiet day for Rosa is on/ });
  expect(heading).toHaveTextContent('A quiet day for Rosa is on Thursday next week');
  expect(screen.getByText('The day Tom died')).toBeVisible();
  dashboard.unmount();

  const place = renderPage(`${address}&together=`, rosa.fetch);
  const box = await screen.findByRole('checkbox', { name: /^The day Tom died, 24 December/ });
  expect(screen.getByText('The day you met here')).toBeVisible();
  expect(box).toBeChecked();
  await place.user.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  await waitFor(async () => {
    expect(await stored()).toMatchObject([{ shownTo: [] }]);
  });
});
