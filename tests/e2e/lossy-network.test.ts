import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { createChoices, type Choices } from '#server/commands/seed/choices.ts';
import { openLossyProxy, type LossyProxy } from '#tests/support/lossy-proxy.ts';
import { putToSleep } from '#tests/support/sleeping-processes.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { countStreams, openLive } from './live-streams.ts';
import { openDevice } from './sign-up.ts';
import { sendSurely, storeCrowd, wordsOf, type Receiver, type Sender } from './writing-crowd.ts';

/*
 * Messages to two receivers, one with a tab and one with two, whose network loses connections while the server is
 * killed and their computer sleeps. Each sender may write 60 a minute, so 40 send up to 2,400:
 * `LOSSY_MESSAGES=2000 LOSSY_SEED=7 npm run test:e2e -- tests/e2e/lossy-network.test.ts`
 */

const MESSAGES = Number(process.env['LOSSY_MESSAGES'] ?? 400);
const SEED = Number(process.env['LOSSY_SEED'] ?? Math.floor(Math.random() * 1_000_000));

const SENDERS_EACH = 20;
const MESSAGES_A_SECOND = 25;
/** The share of pieces of an answer or a stream at which a connection is cut. */
const LOSS = 0.05;
/** Longer than a page waits for a word of its stream, in milliseconds. */
const SLEEP = 46_000;
/** Every list is read again sooner than conditions may take, even without a stream. */
const UNTIL_EQUAL = { interval: 50 };

/** In the pages, what `watch-gaps.mjs` puts there. */
interface Watched {
  readonly gaps: readonly string[];
  readonly shownMessages: () => readonly string[];
  readonly shownRows: () => readonly Row[];
}

/** A row of the inbox. */
interface Row {
  readonly name: string;
  readonly unread: number;
  readonly words: string;
}

/** A receiver's browser. */
interface Desk {
  readonly receiver: Receiver;
  readonly network: LossyProxy;
  readonly device: BrowserContext;
  readonly tabs: readonly Page[];
}

let crowd: readonly Receiver[] = [];
const site = startJourneySite(() =>
  startJourneyServer({
    prepare: async (databaseUrl) => {
      crowd = await storeCrowd(databaseUrl, { receivers: 2, sendersEach: SENDERS_EACH });
    },
  }),
);
const networks: LossyProxy[] = [];
afterAll(() => {
  for (const network of networks) network.close();
});

async function openDesk(receiver: Receiver, seed: number, tabs: number): Promise<Desk> {
  const network = await openLossyProxy(site.server.url, createChoices(seed));
  networks.push(network);
  const device = await openDevice(site.browser, network.url);
  await device.addCookies([{ name: 'sid', value: receiver.sessionToken, url: network.url }]);
  await device.addInitScript({ path: join(import.meta.dirname, 'watch-gaps.mjs') });
  const opened: Page[] = [];
  while (opened.length < tabs) {
    const page = await device.newPage();
    await openLive(page, `/messages?connection=${receiver.senders[opened.length]!.connectionId}`);
    await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    opened.push(page);
  }
  return { receiver, network, device, tabs: opened };
}

/** Sends that share of all messages, each sender's in order; they go on where they were. */
async function sendShare(share: number, sent: Map<Sender, number>): Promise<void> {
  const senders = crowd.flatMap((receiver) => receiver.senders);
  const count = Math.round((MESSAGES * share) / senders.length);
  const pause = (senders.length * 1_000) / MESSAGES_A_SECOND;
  await Promise.all(
    senders.map(async (sender, place) => {
      await wait((pause * place) / senders.length);
      for (let turn = 0; turn < count; turn += 1) {
        const number = sent.get(sender) ?? 0;
        await sendSurely(site.server.url, sender, wordsOf(number, sender.number));
        sent.set(sender, number + 1);
        await wait(pause);
      }
    }),
  );
}

/** Opens one conversation after the other until the work is done; now and then the network says that it is back. */
async function lookAroundDuring(
  desks: readonly Desk[],
  choices: Choices,
  work: Promise<void>,
): Promise<void> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const lookAround = async ({ receiver, tabs }: Desk) => {
    while (!isOver) {
      for (const tab of tabs) {
        if (choices.happens(0.3)) await openConversation(tab, choices.oneOf(receiver.senders));
        if (choices.happens(0.5)) await sayNetworkIsBack(tab);
      }
      await wait(choices.number(100, 600));
    }
  };
  await Promise.all([over, ...desks.map(lookAround)]);
}

const sayNetworkIsBack = (tab: Page) => tab.evaluate(() => dispatchEvent(new Event('online')));

/** Opens it from the inbox of the page, which is not loaded again. */
const openConversation = (tab: Page, { connectionId }: Sender) =>
  tab.locator(`main a[href$="/messages?connection=${connectionId}"]`).evaluate((link) => {
    (link as HTMLElement).click();
  });

/** The server as its members' networks leave it: reached directly. */
async function askServer<Answer>(receiver: Receiver, path: string): Promise<Answer> {
  const headers = { Cookie: `sid=${receiver.sessionToken}` };
  const response = await fetch(`${site.server.url}${path}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

async function messagesOf(receiver: Receiver, connectionId: string): Promise<readonly string[]> {
  const path = `/api/connections/${connectionId}/messages?limit=200`;
  const stored = await askServer<readonly Message[]>(receiver, path);
  return stored.map(({ content }) => content ?? '');
}

async function rowsOf(receiver: Receiver): Promise<readonly Row[]> {
  const stored = await askServer<readonly Conversation[]>(receiver, '/api/conversations?limit=100');
  return stored.map(({ member, unreadCount, lastMessage }) => ({
    name: member.name,
    unread: unreadCount,
    words: lastMessage?.content ?? '',
  }));
}

/** Waits until what the page shows is what the server has, and no other. */
async function expectEqual(receiver: Receiver, tab: Page): Promise<void> {
  const connectionId = new URL(tab.url()).searchParams.get('connection')!;
  const stored = await messagesOf(receiver, connectionId);
  const shown = () => tab.evaluate(() => (window as unknown as Watched).shownMessages());
  await expect.poll(shown, UNTIL_EQUAL).toEqual(stored);
}

async function expectEqualInbox(receiver: Receiver, tab: Page): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await tab.evaluate(() => (window as unknown as Watched).shownRows());
      return { shown, stored: await rowsOf(receiver) };
    }, UNTIL_EQUAL)
    .toSatisfy(
      ({ shown, stored }: { readonly shown: readonly Row[]; readonly stored: readonly Row[] }) =>
        JSON.stringify(shown) === JSON.stringify(stored),
    );
}

/** What is open is as the server has it, so is the inbox, and so is every conversation that is opened then. */
async function expectEverythingEqual(
  { receiver }: Desk,
  tab: Page,
  sent: ReadonlyMap<Sender, number>,
): Promise<void> {
  await expectEqual(receiver, tab);
  await expectEqualInbox(receiver, tab);
  for (const sender of receiver.senders) {
    const wanted = Array.from({ length: sent.get(sender)! }, (_value, number) =>
      wordsOf(number, sender.number),
    );
    expect(await messagesOf(receiver, String(sender.connectionId))).toEqual(wanted);
    await openConversation(tab, sender);
    await expectEqual(receiver, tab);
  }
  await expectEqualInbox(receiver, tab);
  expect(await tab.evaluate(() => (window as unknown as Watched).gaps)).toEqual([]);
}

/** The processes of the browser sleep while others go on writing, and lose their connections. */
async function sleepDuring(desks: readonly Desk[], work: Promise<void>): Promise<void> {
  const session = await site.browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser')!;
  const wake = putToSleep(id);
  try {
    const slept = wait(SLEEP);
    desks[0]!.network.loseAll('closed');
    desks[1]!.network.loseAll('streams forgotten');
    await Promise.all([work, slept]);
  } finally {
    wake();
  }
}

const loseSome = (desks: readonly Desk[], share: number) => {
  for (const { network } of desks) network.loseSome(share);
};

test.runIf(IS_KEPT)(
  'every receiver ends with exactly the messages of the server, whatever is lost on the way',
  async () => {
    process.stdout.write(`${MESSAGES} messages on a lossy network, LOSSY_SEED=${SEED}\n`);
    const choices = createChoices(SEED);
    const [one, two] = crowd as readonly [Receiver, Receiver];
    const desks = [await openDesk(one, SEED + 1, 1), await openDesk(two, SEED + 2, 2)];
    const streams = desks.map(({ device }) => countStreams(device));
    const sent = new Map<Sender, number>();

    loseSome(desks, LOSS);
    for (const { network } of desks) network.loseStreams(2);
    await lookAroundDuring(desks, choices, sendShare(0.3, sent));
    const killed = async () => {
      await site.server.kill();
      await site.server.startAgain();
    };
    await lookAroundDuring(
      desks,
      choices,
      Promise.all([sendShare(0.2, sent), killed()]).then(() => undefined),
    );
    await sleepDuring(desks, sendShare(0.3, sent));
    await lookAroundDuring(desks, choices, sendShare(0.2, sent));
    loseSome(desks, 0);

    await Promise.all(
      desks.flatMap((desk) => desk.tabs.map((tab) => expectEverythingEqual(desk, tab, sent))),
    );
    for (const tab of desks.flatMap(({ tabs }) => tabs)) await sayNetworkIsBack(tab);
    await expect.poll(() => streams.map((count) => count()), UNTIL_EQUAL).toEqual([1, 1]);
    for (const { network } of desks) {
      const { streams: lost, inEvents } = network.lost();
      process.stdout.write(`  ${lost} streams lost, ${inEvents} in the middle of an event\n`);
      expect(lost).toBeGreaterThan(1);
    }
  },
  600_000,
);
