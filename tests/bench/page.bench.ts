import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { startServerProcess } from '#tests/e2e/server-process.ts';

/*
 * How soon and how steadily the landing page appears on a slow phone. Chromium runs with a processor four
 * times slower and the network that its tools call "Slow 4G", with an empty cache, several times.
 */

const RUNS = 5;
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
  readonly scriptKilobytes: number;
  readonly allKilobytes: number;
}

const GOALS: readonly [keyof Measurement, string, number][] = [
  ['largestContentfulPaint', 'LCP in ms', 1800],
  ['cumulativeLayoutShift', 'CLS', 0.05],
  ['totalBlockingTime', 'TBT in ms', 100],
  ['scriptKilobytes', 'scripts in KB as sent', 126],
  ['allKilobytes', 'all in KB as sent', 250],
];

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const server = await startServerProcess({ databaseUrl: 'memory:' });
  const browser = await launchBrowser({ whole: true });
  try {
    for (const [name, viewport] of [
      ['phone', { width: 412, height: 823 }],
      ['desktop', { width: 1280, height: 800 }],
    ] as const) {
      const runs: Measurement[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await measure(browser, server.url, viewport));
      }
      process.stdout.write(`\n${name}: median of ${RUNS}, worst in brackets\n`);
      for (const [key, label, goal] of GOALS) {
        const values = runs.map((run) => run[key]);
        report(label, goal, values);
      }
    }
  } finally {
    await browser.close();
    await server.kill();
  }
}

async function measure(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Measurement> {
  const context = await browser.newContext({ viewport });
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
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await readObservations(page);
  await context.close();
  return { ...seen, ...received() };
}

/** Counts what comes over the wire, without pictures. */
async function countKilobytes(session: CDPSession) {
  const types = new Map<string, string>();
  let scriptKilobytes = 0;
  let allKilobytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script') scriptKilobytes += encodedDataLength / 1024;
    if (type !== 'Image') allKilobytes += encodedDataLength / 1024;
  });
  await session.send('Network.enable');
  return () => ({ scriptKilobytes, allKilobytes });
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

function report(label: string, goal: number, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const show = (value = 0) => (value < 1 ? value.toFixed(3) : value.toFixed(0)).padStart(6);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const verdict = median <= goal ? 'within' : 'over';
  process.stdout.write(
    `${label.padEnd(24)}${show(median)} [${show(sorted.at(-1))}]  ${verdict} the goal of ${goal}\n`,
  );
}

await main();
