import type { Page } from 'playwright-core';

/** Opens an address and waits until the page is alive and everything that it asks for has come. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilAlive(page);
}

/** An address that leads nowhere, and the heading there. */
const NOWHERE = { address: '/nothing-here', heading: '404 Page Not Found' };

/**
 * Goes to an address inside an open page that `noteRequests` knows, and waits as for one that was opened. It goes by way
 * of nowhere, so that nothing of the screen before is kept, and what is shown then is what was asked for.
 */
export async function goAlive(page: Page, address: string): Promise<void> {
  const nowhere = page.getByRole('heading', { level: 1, name: NOWHERE.heading });
  await follow(page, NOWHERE.address);
  await nowhere.waitFor();
  await follow(page, address);
  await nowhere.waitFor({ state: 'detached' });
  await untilAlive(page);
  await untilSettled(page);
}

/** Moves the page in its history as the buttons of the browser do, which its router follows. */
function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
}

/** In the page, what it has asked the server for. */
interface Requests {
  begun: number;
  underWay: number;
}

/** Makes the page's coming documents count what they ask the server for. */
export async function noteRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requests: Requests = { begun: 0, underWay: 0 };
    const fetch = window.fetch.bind(window);
    const end = () => {
      requests.underWay -= 1;
    };
    window.fetch = async (...parameters) => {
      requests.begun += 1;
      requests.underWay += 1;
      try {
        const response = await fetch(...parameters);
        response.clone().arrayBuffer().then(end, end);
        return response;
      } catch (error) {
        end();
        throw error;
      }
    };
    Object.assign(window, { requests });
  });
}

/** How long anything of a page may take, in milliseconds, before what it still waits for is told. */
const PATIENCE = 60_000;

/** How long a page is given to draw, in milliseconds. A busy headless browser may draw none at all, and says nothing of it. */
const DRAWING = 2_000;

/** Waits until the page has been drawn again, or had the time for it. */
export function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(
    (drawing) =>
      new Promise<void>((resolve) => {
        const end = () => {
          resolve();
        };
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(end)));
        setTimeout(end, drawing);
      }),
    DRAWING,
  );
}

/** Waits until a page that `noteRequests` knows has drawn all that it has asked for, and has nothing left to do. */
export async function untilSettled(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE;
  let { begun: seen } = await page.evaluate(findLoading, PLACEHOLDERS);
  for (;;) {
    await untilDrawn(page);
    const { begun, loading } = await page.evaluate(findLoading, PLACEHOLDERS);
    if (loading.length === 0 && begun === seen) return;
    if (Date.now() > end) throw new Error(`${page.url()} still waits: ${loading.join(', ')}.`);
    seen = begun;
  }
}

/** In the page: how many requests it has begun, and what of it is still coming. */
function findLoading(each: string): {
  readonly begun: number;
  readonly loading: readonly string[];
} {
  const { begun, underWay } = (window as unknown as { readonly requests: Requests }).requests;
  const placeholders = document.querySelectorAll(each).length;
  const images = [...document.images].filter(({ loading, complete }) => {
    return loading !== 'lazy' && !complete;
  });
  const loading = [
    ...(underWay > 0 ? [`${underWay} requests`] : []),
    ...(placeholders > 0 ? [`${placeholders} placeholders`] : []),
    ...images.map(({ src }) => src),
  ];
  return { begun, loading };
}

/** Loads the page again and waits as for one that was opened. */
export async function reloadAlive(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await untilAlive(page);
}

/**
 * Waits until the page is alive, knows who is signed in, and shows nothing that is still loading: on a slow
 * machine the network is quiet before the page has begun to ask.
 */
export async function untilAlive(page: Page): Promise<void> {
  const header = page.locator('header');
  // Until the page is alive, the menu of visitors is a link to the foot of the page; members have a menu of their own.
  const menus = 'button[aria-label="Open the menu"], button[aria-label="Your account"]';
  await header.locator(menus).first().waitFor({ state: 'attached' });
  const visitorsOrMembers = 'a[href="/login"], button[aria-label="Your account"]';
  await header.locator(visitorsOrMembers).first().waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await untilNothingLoads(page);
}

/** What the page shows where something is still coming. */
const PLACEHOLDERS = '.animate-pulse, .animate-spin';

/** Waits until nothing on the page is still loading: what loads late pushes down what is below it. */
export async function untilNothingLoads(page: Page): Promise<void> {
  await page.waitForFunction((each) => document.querySelector(each) === null, PLACEHOLDERS);
}
