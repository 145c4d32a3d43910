import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';
import { passPolling } from './polling.ts';

/** How two members stand for one of them. */
export type Standing = ConnectionStanding | 'none';

/** One of two members: a page that acts, and one that stays at the messages and is only looked at. */
export interface Side {
  readonly other: { readonly id: number; readonly name: string };
  readonly desk: Page;
  readonly watch: Page;
}

interface ShownStanding {
  /** Of the tabs All, Active, All Pending, Sent and Received. */
  readonly counts: readonly number[];
  /** The badge, the date's label and what can be done. */
  readonly card: readonly string[];
  /** The button on the other's profile, and whether it can be pressed. */
  readonly step: readonly [name: string, enabled: boolean];
  /** Requests and connections. */
  readonly dashboard: readonly [number, number];
  /** On the messages page; the number of pending ones, and of active ones. */
  readonly conversation: readonly [text: string, pending: number];
}

const SHOWN: Readonly<Record<Standing, ShownStanding>> = {
  none: {
    counts: [0, 0, 0, 0, 0],
    card: [],
    step: ['Connect', true],
    dashboard: [0, 0],
    conversation: ['No connections yet.', 0],
  },
  sent: {
    counts: [1, 0, 1, 1, 0],
    card: ['Sent', 'Request sent', 'Cancel Request', 'Report or block'],
    step: ['Request Sent', false],
    dashboard: [0, 0],
    conversation: ['Waiting for an answer', 1],
  },
  received: {
    counts: [1, 0, 1, 0, 1],
    card: ['Received', 'Request sent', 'Decline', 'Accept', 'Report or block'],
    step: ['Accept Request', true],
    dashboard: [1, 0],
    conversation: ['Wants to connect with you', 1],
  },
  accepted: {
    counts: [1, 1, 0, 0, 0],
    card: [
      'Connected',
      'Connected since',
      'View Profile',
      'Message',
      // The menu.
      '',
    ],
    step: ['Message', true],
    dashboard: [0, 1],
    conversation: ['Connected', 0],
  },
};

const TABS = ['All', 'Active', 'All Pending', 'Sent', 'Received'];
const NOTHING_YET =
  "You don't have any connections yet. Start exploring to find people to connect with.";

/** Asserts what every screen shows of a standing: the messages as they are polled, the others when opened. */
export async function expectStanding(side: Side, standing: Standing): Promise<void> {
  const visits = async () => {
    await expectConnections(side, standing);
    await expectProfileAndDashboard(side, standing);
  };
  await passPolling(side.watch);
  await Promise.all([expectPolledMessages(side, standing), visits()]);
}

async function expectPolledMessages({ other, watch }: Side, standing: Standing): Promise<void> {
  const [text, pending] = SHOWN[standing].conversation;
  const main = watch.getByRole('main');
  const shown = () =>
    Promise.all([
      readTexts(main.getByRole('tab')),
      standing === 'none'
        ? main.getByText(text, { exact: true }).count()
        : main.getByRole('link', { name: other.name }).filter({ hasText: text }).count(),
    ]);
  await expect.poll(shown).toEqual([['All', `Pending ${pending}`, 'Active'], 1]);
}

async function expectConnections({ other, desk }: Side, standing: Standing): Promise<void> {
  const { counts, card } = SHOWN[standing];
  await desk.goto('/connections');
  const tabs = TABS.map((tab, place) => `${tab} ${counts[place]}`);
  await expect.poll(() => readTexts(desk.getByRole('tab'))).toEqual(tabs);
  const panel = desk.getByRole('tabpanel');
  if (standing === 'none') {
    await panel.getByRole('heading', { name: 'No connections found' }).waitFor();
    await panel.getByText(NOTHING_YET).waitFor();
    return;
  }
  const [badge = '', date = '', ...commands] = card;
  const item = panel.getByRole('listitem');
  await item.getByText(badge, { exact: true }).waitFor();
  await item.getByText(new RegExp(`^${date} \\d+ \\w+ \\d{4}$`)).waitFor();
  const group = item.getByRole('group', { name: other.name });
  expect(await readTexts(group.locator('a, button'))).toEqual(commands);
}

async function expectProfileAndDashboard({ other, desk }: Side, standing: Standing): Promise<void> {
  const { step, dashboard } = SHOWN[standing];
  const [name, enabled] = step;
  await desk.goto(`/profile/${other.id}`);
  const button = desk.getByRole('main').locator('a, button').getByText(name, { exact: true });
  await button.waitFor();
  expect(await button.isEnabled()).toBe(enabled);
  await desk.goto('/dashboard');
  const [requests, connections] = dashboard;
  await desk.getByRole('link', { name: `Requests ${requests} pending` }).waitFor();
  await desk.getByRole('link', { name: `Connections ${connections} active` }).waitFor();
}

async function readTexts(locator: ReturnType<Page['locator']>): Promise<string[]> {
  return (await locator.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** Asserts the notice that is on screen. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  const notices = page.getByRole('region', { name: /F8/ }).getByRole('list');
  await expect.poll(() => notices.allInnerTexts()).toEqual([`${title}\n${text}`]);
}
