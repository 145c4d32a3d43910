import { expect, test } from 'vitest';
import { createMailPreview } from '#server/pages/mail-preview.ts';
import { MAIL_SITE } from '#tests/support/mail-site.ts';
import { emptyPage, startTestServer } from '#tests/support/running-server.ts';

test('every kind of mail is shown to those who work on them, in frames of this site', async () => {
  const files = createMailPreview(MAIL_SITE, emptyPage.files);
  const server = await startTestServer({ page: { ...emptyPage, files } });
  const index = await (await fetch(`${server.url}/mail-preview`)).text();
  const frames = [...index.matchAll(/<iframe title="\w+" src="([^"]+)"/g)].map(([, path]) => path);
  expect(frames.length).toBeGreaterThan(10);
  for (const path of frames) {
    const response = await fetch(`${server.url}${path}`);
    expect(response.headers.get('X-Frame-Options')).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/);
    expect(await response.text()).toContain('Rosa');
  }
  expect((await fetch(`${server.url}/mail-preview/nothing`)).status).toBe(404);
  await server.close();
});
