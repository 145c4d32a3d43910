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

test('that photos stay blurred is kept with the account, so that other devices know it', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const LABEL = 'Always keep photos blurred until I tap them';
  const one = renderPage('/settings/reach', rosa.fetch);
  const box = await screen.findByRole('checkbox', { name: LABEL });
  expect(box).not.toBeChecked();
  await one.user.click(box);
  await one.user.click(screen.getByRole('button', { name: 'Save photos in messages' }));
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Saved: This applies wherever you’re signed in.');
  });
  one.unmount();
  localStorage.clear();
  renderPage('/settings/reach', rosa.fetch);
  expect(await screen.findByRole('checkbox', { name: LABEL })).toBeChecked();
});
