import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { INFORMATION_PAGES } from '#core/site/domain/information-pages.ts';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';
import { openAlive } from './alive.ts';
import { shareAmongFew } from './few-at-a-time.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';

const site = startJourneySite(startJourneyServer);

async function readDocument(path: string): Promise<Document> {
  return new JSDOM(await (await fetch(site.server.url + path)).text()).window.document;
}

describe('without JavaScript', () => {
  const open = async (path: string): Promise<Page> => {
    const context = await site.browser.newContext({
      baseURL: site.server.url,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const countWords = async (page: Page) =>
    ((await page.locator('main').textContent()) ?? '').split(/\s+/).length;

  test('the landing page reads whole', async () => {
    const page = await open('/');
    for (const id of ['how-it-works', 'relationship-types', 'stories']) {
      await expect.poll(() => page.locator(`#${id} h2`).isVisible()).toBe(true);
    }
    expect(await page.locator('h2').count()).toBeGreaterThanOrEqual(5);
    expect(await page.locator('blockquote').count()).toBe(5);
    await page.context().close();
  });

  test.each([...RESOURCES.map(({ url }) => url), ...INFORMATION_PAGES.map(({ path }) => path)])(
    '%s reads whole',
    async (path) => {
      const page = await open(path);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await countWords(page)).toBeGreaterThan(350);
      await page.context().close();
    },
  );

  test('an answer opens below its question', async () => {
    const page = await open('/help');
    const answer = page.getByText('Nothing. The site doesn’t take payments.');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('What does it cost?').click();
    await answer.waitFor();
    await page.context().close();
  });

  test.each(['/dashboard', '/messages', '/'])(
    '%s says to somebody who is logged in what to do',
    async (path) => {
      const page = await open('/help');
      const { url } = site.server;
      await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(43), url }]);
      await page.goto(path);
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: /JavaScript/ }).waitFor();
      expect(await main.innerText()).toMatch(/browser’s settings.*reload the page/s);
      expect(await page.evaluate(() => document.body.scrollWidth <= window.innerWidth)).toBe(true);
      await page.context().close();
    },
  );
});

test('no link of a public page is broken', async () => {
  const broken: string[] = [];
  const answers = new Map<string, Document | null>();
  const find = async (path: string) => {
    if (!answers.has(path)) {
      const response = await fetch(site.server.url + path);
      const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
      const text = await response.text();
      answers.set(path, response.ok ? new JSDOM(isHtml ? text : '').window.document : null);
    }
    return answers.get(path) ?? null;
  };
  for (const path of [...PUBLIC_PATHS, '/nothing-here']) {
    const document = await readDocument(path);
    for (const element of document.querySelectorAll('[href], [src], [srcset]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const url = new URL(address, site.server.url + path);
      if (url.origin !== site.server.url) {
        if (!/^(https:|mailto:|tel:|sms:)$/.test(url.protocol)) broken.push(`${path}: ${address}`);
        continue;
      }
      const target = url.pathname === path ? document : await find(url.pathname);
      const id = decodeURIComponent(url.hash.slice(1));
      const isTab = url.pathname === '/resources';
      const isFound = id === '' || isTab || target?.getElementById(id);
      if (target === null || !isFound) broken.push(`${path}: ${address}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every public page says what it is, where it is, and how it looks when it is shared', async () => {
  const titles = new Set<string>();
  for (const path of PUBLIC_PATHS) {
    const document = await readDocument(path);
    const meta = (name: string) =>
      document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content') ?? '';
    expect(document.head.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
    titles.add(document.title);
    expect(meta('description').length).toBeGreaterThan(40);
    expect(meta('description').length).toBeLessThanOrEqual(160);
    expect(meta('og:title')).toBe(document.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('og:image')).toBe(`${site.server.url}/open-graph.png`);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect([canonical, meta('og:url')]).toEqual([site.server.url + path, site.server.url + path]);
  }
  expect(titles.size).toBe(PUBLIC_PATHS.length);
});

test('the page comes alive without a complaint, and follows links without loading anew', async () => {
  await shareAmongFew(PUBLIC_PATHS, async (waiting) => {
    for (const path of waiting) {
      const page = await site.browser.newPage({ baseURL: site.server.url });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const isExpected = message.text().includes('401');
        if (message.type() === 'error' && !isExpected) complaints.push(message.text());
      });
      await openAlive(page, path);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      expect({ path, complaints }).toEqual({ path, complaints: [] });
      await page.close();
    }
  });
});

test('every page says who runs the site, before and after it comes alive', async () => {
  const OPERATOR_LINE = 'Run by Example operator, United Kingdom';
  for (const path of [...PUBLIC_PATHS, '/nothing-here']) {
    const html = await (await fetch(site.server.url + path)).text();
    expect(html).not.toContain('.operator.invalid');
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('footer')?.textContent).toContain(OPERATOR_LINE);
  }
  const page = await site.browser.newPage({ baseURL: site.server.url });
  await openAlive(page, '/contact');
  const address = { name: 'operator@hearthkin.example' };
  const footer = page.getByRole('contentinfo');
  await expect.poll(() => footer.innerText()).toContain(OPERATOR_LINE);
  for (const part of [footer, page.getByRole('article')]) {
    const link = part.getByRole('link', address);
    expect(await link.getAttribute('href')).toBe(`mailto:${address.name}`);
  }
  await page.close();
});

interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = () =>
  JSON.parse(readFileSync('dist/page/manifest.json', 'utf8')) as Readonly<Record<string, Chunk>>;

/** The address of the file that the build has called so. */
const fileNamed = (name: string) =>
  `/${Object.values(manifest()).find((chunk) => chunk.name === name)?.file}`;

test('a visitor of the landing page downloads the scripts of no other screen', async () => {
  const chunks = manifest();
  const page = await site.browser.newPage({ baseURL: site.server.url });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await openAlive(page, '/');
  const landing = Object.values(chunks).find(({ name }) => name === 'landing');
  const start = chunks['index.html'];
  const needed = [landing, start].flatMap((chunk) => [
    chunk?.file,
    ...(chunk?.imports ?? []).map((key) => chunks[key]?.file),
  ]);
  const scripts = new Set(loaded.filter((path) => path.endsWith('.js')));
  expect([...scripts].toSorted()).toEqual(
    [...new Set(needed.map((file) => `/${file}`))].toSorted(),
  );
  await page.close();
});

describe('a link brings its screen before it is followed', () => {
  const open = async () => {
    const context = await site.browser.newContext({
      baseURL: site.server.url,
      viewport: { width: 1280, height: 800 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await openAlive(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Resources' });
    const screenComes = () =>
      page.waitForRequest((request) => new URL(request.url()).pathname === fileNamed('reading'));
    return { page, link, screenComes };
  };

  test('when the mouse is over it', async () => {
    const { page, link, screenComes } = await open();
    await Promise.all([screenComes(), link.hover()]);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  test('when the keyboard comes to it', async () => {
    const { page, link, screenComes } = await open();
    await Promise.all([screenComes(), link.focus()]);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });

  test('when a finger is on it', async () => {
    const { page, link, screenComes } = await open();
    const { x, y, width, height } = (await link.boundingBox())!;
    const devTools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await Promise.all([
      screenComes(),
      devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    ]);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.context().close();
  });
});

describe('the colours', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const openWith = async (colorScheme: 'light' | 'dark', javaScriptEnabled = true) => {
    const context = await site.browser.newContext({
      baseURL: site.server.url,
      colorScheme,
      javaScriptEnabled,
    });
    return context.newPage();
  };

  test.each([true, false])('follow the device, with JavaScript: %s', async (hasScripts) => {
    const pictures: Buffer[] = [];
    for (const scheme of ['light', 'light', 'dark'] as const) {
      const page = await openWith(scheme, hasScripts);
      await page.goto('/about', { waitUntil: 'networkidle' });
      pictures.push(await page.screenshot());
      await page.context().close();
    }
    const [light, lightAgain, dark] = pictures;
    expect(light?.equals(lightAgain!)).toBe(true);
    expect(light?.equals(dark!)).toBe(false);
  });

  test('are the chosen ones from the first paint on', async () => {
    const page = await openWith('light');
    await page.goto('/');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const dark = await paper(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await paper(page)).toBe(dark);
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await page.context().close();
  });
});

test('who asks for less motion gets none', async () => {
  const context = await site.browser.newContext({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openAlive(page, '/#stories');
  const top = () =>
    page.locator('#stories').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
        .length,
  );
  expect(running).toBe(0);
  await context.close();
});

describe.each([
  ['320 pixels wide', { width: 320, height: 640 }, 1],
  ['1280 pixels wide at 200 %', { width: 640, height: 400 }, 2],
] as const)('%s', (_name, viewport, deviceScaleFactor) => {
  test('no public page scrolls sideways', async () => {
    const context = await site.browser.newContext({
      baseURL: site.server.url,
      viewport,
      deviceScaleFactor,
    });
    const page = await context.newPage();
    for (const path of [...PUBLIC_PATHS, '/nothing-here']) {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
    await context.close();
  });
});
