import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { signIn, startSeededServer } from '#tests/e2e/seeded-server.ts';
import { makeDetailedPhoto } from '#tests/support/photo-file.ts';
import { medianOf } from './median.ts';

/*
 * How soon and how steadily the landing page and a member's first screens appear on a slow phone. Chromium runs with a
 * processor four times slower and the network that its tools call "Slow 4G", with an empty cache, several times.
 */

const RUNS = 5;
const MEMBERS = 200;
/** What a member's page asks for once all that it shows is there. */
const STREAM = '/api/events';
const SLOWER = 4;
const LATENCY = 562.5;
const DOWNLOAD = (1.6 * 1024 * 1024 * 0.9) / 8;
const UPLOAD = (750 * 1024 * 0.9) / 8;
/** What a task may last before it counts as blocking, in milliseconds. */
const SHORT_TASK = 50;

interface Measurement {
  /** Milliseconds until the largest text or picture was painted. */
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
  /** Milliseconds by which tasks after the first paint were longer than 50, together. */
  readonly totalBlockingTime: number;
  readonly scripts: number;
  readonly scriptKilobytes: number;
  readonly allKilobytes: number;
  readonly pictureKilobytes: number;
}

type Goals = Readonly<Partial<Record<keyof Measurement, number>>>;

const LABELS: Readonly<Record<keyof Measurement, string>> = {
  largestContentfulPaint: 'LCP in ms',
  cumulativeLayoutShift: 'CLS',
  totalBlockingTime: 'TBT in ms',
  scripts: 'scripts',
  scriptKilobytes: 'scripts in KB as sent',
  allKilobytes: 'all in KB as sent',
  pictureKilobytes: 'pictures in KB as sent',
};

const LANDING: Goals = {
  largestContentfulPaint: 1800,
  cumulativeLayoutShift: 0.05,
  totalBlockingTime: 100,
  scriptKilobytes: 126,
  allKilobytes: 250,
};
const OF_MEMBERS: Goals = {
  largestContentfulPaint: 4000,
  cumulativeLayoutShift: 0.05,
  scripts: 12,
};
/** No goal for the largest paint: a search may come later than a first screen. */
const OF_PEOPLE: Goals = { cumulativeLayoutShift: 0.05, scripts: 12 };

const PHONE = { width: 412, height: 823 };
const DESKTOP = { width: 1280, height: 800 };

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const { url, stop } = await startSeededServer(MEMBERS);
  const browser = await launchBrowser({ whole: true });
  const visit: Visit = { browser, url, path: '/', viewport: PHONE };
  try {
    await measureRuns('landing page, phone', LANDING, visit);
    await measureRuns('landing page, desktop', LANDING, { ...visit, viewport: DESKTOP });
    const member = await browser.newContext({ baseURL: url });
    await signIn(member);
    for (const path of ['/dashboard', '/messages']) {
      await measureRuns(`${path}, phone`, OF_MEMBERS, { ...visit, path, member });
    }
    const people = { ...visit, path: '/advanced-search', member };
    await measureRuns('people with drawn pictures, phone', OF_PEOPLE, people);
    await givePhotos(browser, url, member);
    await measureRuns('people with photos, phone', OF_PEOPLE, people);
  } finally {
    await browser.close();
    await stop();
  }
}

/** Gives a photo, as detailed as a camera's, to each of the first 24 people that the member finds. */
async function givePhotos(browser: Browser, url: string, member: BrowserContext): Promise<void> {
  const headers = { Origin: url };
  const found = await member.request.get('/api/discovery?limit=24');
  const { members } = (await found.json()) as { members: { id: number; username: string }[] };
  for (const { id, username } of members) {
    const context = await browser.newContext({ baseURL: url });
    await signIn(context, username);
    const data = Buffer.from(await makeDetailedPhoto());
    const photo = { data, headers: { ...headers, 'Content-Type': 'image/jpeg' } };
    const kept = await context.request.post('/api/me/pictures', photo);
    const { picture } = (await kept.json()) as { picture: { address: string } };
    const profile = { data: { avatarUrl: picture.address }, headers };
    const saved = await context.request.patch(`/api/users/${id}`, profile);
    if (!saved.ok()) throw new Error(`The photo was answered with ${saved.status()}.`);
    await context.close();
  }
}

/** What is opened, where, and by whom, if not by a visitor. */
interface Visit {
  readonly browser: Browser;
  readonly url: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly member?: BrowserContext;
}

async function measureRuns(name: string, goals: Goals, visit: Visit): Promise<void> {
  const runs: Measurement[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(visit));
  process.stdout.write(`\n${name}: median of ${RUNS}, worst in brackets\n`);
  for (const [key, label] of Object.entries(LABELS) as [keyof Measurement, string][]) {
    const values = runs.map((run) => run[key]);
    report(label, goals[key], values);
  }
}

async function measure({ browser, url, path, viewport, member }: Visit): Promise<Measurement> {
  const context = await browser.newContext({
    viewport,
    ...(member && { storageState: await member.storageState() }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const received = await countKilobytes(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: DOWNLOAD,
    uploadThroughput: UPLOAD,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ path: join(import.meta.dirname, 'observe-page.mjs') });
  // A member's page keeps a stream open, so that the network is never idle.
  await page.goto(url + path, { waitUntil: member ? 'load' : 'networkidle' });
  if (member) await page.waitForRequest((request) => request.url().includes(STREAM));
  await page.waitForFunction(showsAll);
  const seen = await readObservations(page);
  await context.close();
  return { ...seen, ...received() };
}

/** In the page: whether all that it asked for is there, and every picture that can be seen. */
function showsAll(): boolean {
  const seen = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < window.innerHeight,
  );
  return document.querySelector('.animate-pulse') === null && seen.every((one) => one.complete);
}

/** Counts what comes over the wire; of all, pictures are counted apart. */
async function countKilobytes(session: CDPSession) {
  const types = new Map<string, string>();
  let scripts = 0;
  let scriptKilobytes = 0;
  let allKilobytes = 0;
  let pictureKilobytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script') {
      scripts += 1;
      scriptKilobytes += encodedDataLength / 1024;
    }
    if (type === 'Image') pictureKilobytes += encodedDataLength / 1024;
    else allKilobytes += encodedDataLength / 1024;
  });
  await session.send('Network.enable');
  return () => ({ scripts, scriptKilobytes, allKilobytes, pictureKilobytes });
}

/** What `observe-page.mjs` keeps. */
interface Observations {
  readonly paint: number;
  readonly shift: number;
  readonly tasks: readonly { readonly end: number; readonly duration: number }[];
}

async function readObservations(page: Page) {
  const { seen, firstPaint } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Observations }).seen,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const blocking = seen.tasks
    .filter(({ end }) => end > firstPaint)
    .map(({ duration }) => duration - SHORT_TASK);
  return {
    largestContentfulPaint: seen.paint,
    cumulativeLayoutShift: seen.shift,
    totalBlockingTime: blocking.reduce((sum, time) => sum + time, 0),
  };
}

function report(label: string, goal: number | undefined, values: readonly number[]): void {
  const worst = Math.max(0, ...values);
  const show = (value = 0) => (value < 1 ? value.toFixed(3) : value.toFixed(0)).padStart(6);
  const median = medianOf(values);
  const verdict = median <= (goal ?? Infinity) ? 'within' : 'over';
  const beside = goal === undefined ? '' : `  ${verdict} the goal of ${goal}`;
  process.stdout.write(`${label.padEnd(24)}${show(median)} [${show(worst)}]${beside}\n`);
}

await main();
