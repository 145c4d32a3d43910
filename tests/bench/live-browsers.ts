import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { openLive } from '#tests/e2e/live-streams.ts';
import type { Person } from '#tests/e2e/people.ts';
import {
  acceptConnection,
  logIn,
  openDevice,
  requestConnection,
  signUp,
} from '#tests/e2e/sign-up.ts';
import { printFigure, printTimes } from './live-figures.ts';

/*
 * How long it takes from the press on Send in one browser until the message is painted in another: two Chromium
 * processes, each with the built page. Each member may write 60 messages a minute, so pairs of members take turns.
 */

const PAIRS = 5;
const MESSAGES_OF_A_PAIR = 40;
/** Of each pair, while streams are blocked. */
const POLLED_MESSAGES = 6;
/** The longest pause between two polled messages: no message may keep time with the polling. */
const POLL_INTERVAL = 5_000;
const CLOCK_READINGS = 50;

/** The two browsers, and the servers that they talk to. */
interface Browsers {
  readonly writing: { readonly browser: Browser; readonly url: string };
  readonly reading: { readonly browser: Browser; readonly url: string };
}

/** The devices of two members who are signed in and connected. */
interface Pair {
  readonly writer: BrowserContext;
  readonly reader: BrowserContext;
  readonly address: string;
}

/** The same conversation on two screens. */
interface OpenPair {
  readonly writer: Page;
  readonly reader: Page;
}

/** In the pages, what `observe-messages.mjs` puts there. */
interface Observed {
  readonly now: () => number;
  readonly pressedAt: number;
  readonly untilPainted: (words: string) => Promise<number>;
}

/** Measures with a stream and without one; members write at the one address and read at the other. */
export async function measureBrowsers(urls: {
  readonly writing: string;
  readonly reading: string;
}): Promise<void> {
  const browsers: Browsers = {
    writing: { browser: await launchBrowser({ whole: true }), url: urls.writing },
    reading: { browser: await launchBrowser({ whole: true }), url: urls.reading },
  };
  try {
    const pairs: Pair[] = [];
    while (pairs.length < PAIRS) pairs.push(await signUpPair(browsers, pairs.length));
    await measureStream(pairs);
    await measurePolling(pairs);
  } finally {
    await Promise.all([browsers.writing.browser.close(), browsers.reading.browser.close()]);
  }
}

/** Signs up two members, logs them in on the login screen, and connects them. */
async function signUpPair({ writing, reading }: Browsers, number: number): Promise<Pair> {
  const writer = await openDevice(writing.browser, writing.url);
  const reader = await openDevice(reading.browser, reading.url);
  const from = await logInOn(writer, personOf('Writer', number));
  const to = await logInOn(reader, personOf('Reader', number));
  const connection = await requestConnection(writer, { from, to });
  await acceptConnection(reader, connection);
  return { writer, reader, address: `/messages?connection=${connection.id}` };
}

const personOf = (role: string, number: number): Person => ({
  name: `${role} Number ${number}`,
  username: `${role.toLowerCase()}-${number}`,
  password: 'plums and pears in the pantry',
});

async function logInOn(device: BrowserContext, person: Person) {
  const self = await signUp(device, person);
  await device.clearCookies();
  const page = await device.newPage();
  await page.goto('/login');
  await logIn(page, person);
  await page.close();
  return self;
}

async function measureStream(pairs: readonly Pair[]): Promise<void> {
  const times: number[] = [];
  let apart = 0;
  for (const pair of pairs) {
    const open = await openPair(pair);
    const before = await clocksApart(open);
    for (let turn = 0; turn < MESSAGES_OF_A_PAIR; turn += 1) {
      times.push(await timeMessage(open));
      await wait(Math.random() * 100);
    }
    apart = Math.max(apart, before, await clocksApart(open));
    await closePair(open);
  }
  printTimes(`pressed to painted, ${times.length} messages, two browsers`, times);
  printFigure('the clocks of the two browsers differ by at most', `${apart.toFixed(1)} ms`);
}

/** The same while the streams are blocked; all pairs at once, as most of the time is waiting. */
async function measurePolling(pairs: readonly Pair[]): Promise<void> {
  const times = await Promise.all(
    pairs.map(async (pair) => {
      await pair.reader.route('**/api/events*', (route) => route.abort());
      const open = await openPair(pair, { isBlocked: true });
      const own: number[] = [];
      while (own.length < POLLED_MESSAGES) {
        await wait(Math.random() * POLL_INTERVAL);
        own.push(await timeMessage(open));
      }
      await closePair(open);
      return own;
    }),
  );
  const all = times.flat();
  printTimes(`the same with the stream blocked, ${all.length} messages`, all);
}

async function openPair(
  { writer, reader, address }: Pair,
  { isBlocked = false } = {},
): Promise<OpenPair> {
  const open = async (device: BrowserContext, isLive: boolean) => {
    const page = await device.newPage();
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-messages.mjs') });
    if (isLive) await openLive(page, address);
    else await page.goto(address);
    await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    return page;
  };
  return { writer: await open(writer, true), reader: await open(reader, !isBlocked) };
}

async function closePair({ writer, reader }: OpenPair): Promise<void> {
  await Promise.all([writer.close(), reader.close()]);
}

let measured = 0;

/** Sends a message by the pointer; returns the milliseconds until it was painted at the other side. */
async function timeMessage({ writer, reader }: OpenPair): Promise<number> {
  measured += 1;
  const words = `Measured message ${measured}.`;
  const painted = reader.evaluate(
    (awaited) => (window as unknown as Observed).untilPainted(awaited),
    words,
  );
  await writer.getByRole('textbox', { name: /^Message to/ }).fill(words);
  await writer.getByRole('button', { name: 'Send' }).click();
  const paintedAt = await painted;
  return paintedAt - (await writer.evaluate(() => (window as unknown as Observed).pressedAt));
}

/** How many milliseconds the clocks of the two pages may differ, judged by that of this process. */
async function clocksApart({ writer, reader }: OpenPair): Promise<number> {
  const [one, other] = [await readClock(writer), await readClock(reader)];
  return Math.abs(one.ahead - other.ahead) + one.doubt + other.doubt;
}

/** How far ahead the page's clock is; the shortest of several questions leaves the least doubt. */
async function readClock(page: Page): Promise<{ readonly ahead: number; readonly doubt: number }> {
  let best = { ahead: 0, doubt: Infinity };
  for (let reading = 0; reading < CLOCK_READINGS; reading += 1) {
    const asked = performance.now();
    const there = await page.evaluate(() => (window as unknown as Observed).now());
    const doubt = (performance.now() - asked) / 2;
    const ahead = there - performance.timeOrigin - asked - doubt;
    if (doubt < best.doubt) best = { ahead, doubt };
  }
  return best;
}
