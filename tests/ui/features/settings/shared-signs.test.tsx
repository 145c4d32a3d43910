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

test('both are off at first, and each can be turned on and off again', async () => {
  const member = await signUp(server.url, 'rosa');
  const { user } = renderPage('/settings/messages', member.fetch);
  await screen.findByRole('heading', { name: 'Typing and reading' });
  const typing = screen.getByRole('checkbox', { name: 'Show each other when you’re typing' });
  const reading = screen.getByRole('checkbox', {
    name: 'Show each other when you’ve read messages',
  });
  const save = () => user.click(screen.getByRole('button', { name: 'Save typing and reading' }));
  const expectStored = (sharedSigns: object) =>
    waitFor(async () => {
      const { body } = await member.send('GET', '/api/auth/current');
      expect(body).toMatchObject({ sharedSigns });
    });
  expect(typing).not.toBeChecked();
  expect(reading).not.toBeChecked();
  await user.click(reading);
  await save();
  await expectStored({ typing: false, reading: true });
  await waitFor(() => {
    expect(readNotice()).toBe(
      'neutral: Saved: This applies to all your conversations from now on.',
    );
  });
  await user.click(typing);
  await user.click(reading);
  await save();
  await expectStored({ typing: true, reading: false });
});
