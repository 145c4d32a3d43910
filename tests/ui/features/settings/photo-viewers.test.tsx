import { screen, waitFor } from '@testing-library/react';
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

test('everyone sees them at first, and one’s own photos say who sees them', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const photos = ['https://photos.example.org/rosa.png'];
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { preferences: { photos } });
  const settings = renderPage('/settings/reach', rosa.fetch);
  expect(await screen.findByRole('radio', { name: 'Everyone here' })).toBeChecked();
  await settings.user.click(screen.getByRole('radio', { name: 'Only my connections' }));
  await settings.user.click(screen.getByRole('button', { name: 'Save who sees my photos' }));
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Saved: This applies to all the photos on your profile.');
  });
  const { body } = await rosa.send('GET', '/api/auth/current');
  expect(body).toMatchObject({ photosSeenBy: 'connections' });
  settings.unmount();
  renderPage('/profile', rosa.fetch);
  expect(
    await screen.findByText(
      'Only your connections can see your photos. Others see a drawn picture.',
    ),
  ).toBeVisible();
});
