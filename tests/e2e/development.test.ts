import { expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServerProcess } from './server-process.ts';

test('npm run dev serves the page from its sources and stays in touch with it', async () => {
  const command = ['npm', 'run', '--silent', 'dev'] as const;
  const server = await startServerProcess({ databaseUrl: 'memory:', command });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: server.url });
    // What the page is made of is translated when it is first asked for.
    page.setDefaultTimeout(60_000);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const connected = page.waitForEvent('console', {
      predicate: (message) => message.text() === '[vite] connected.',
    });
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: /welcome back|login|log in/i }).waitFor();
    await connected;
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.kill();
  }
});
