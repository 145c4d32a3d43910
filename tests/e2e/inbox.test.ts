import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { WireConversation } from '#core/messaging/conversation-schemas.ts';
import { openAlive } from './alive.ts';
import { expectFocus, tabTo } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { SEEDED_ROSA, startSeededServer } from './seeded-server.ts';
import { call, logIn, openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(30));
let device: BrowserContext;

beforeAll(async () => {
  device = await openDevice(site.browser, site.server.url);
  const page = await device.newPage();
  await page.goto('/login');
  await logIn(page, SEEDED_ROSA);
  await page.close();
});

const readInbox = () => call<WireConversation[]>(device, 'GET', '/api/conversations');
const rowsOf = (page: Page) => page.getByRole('tabpanel').getByRole('link');

async function openInbox(address: string, width: number, height: number): Promise<Page> {
  const page = await device.newPage();
  await page.setViewportSize({ width, height });
  await openAlive(page, address);
  return page;
}

describe.each([
  [360, 740],
  [1280, 900],
])('at %i pixels', (width, height) => {
  test('a conversation is found, opened, pinned and muted by keyboard alone', async () => {
    const last = (await readInbox()).at(-1)!;
    const { name } = last.member;
    const page = await openInbox('/messages', width, height);
    await rowsOf(page).first().waitFor();
    await tabTo(page, `${name}, `);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await expectFocus(page, { name });
    await tabTo(page, 'More for your conversation');
    await page.keyboard.press('Enter');
    await expectFocus(page, { name: 'Pin to the top' });
    await page.keyboard.press('Enter');
    await expectFocus(page, { name: `More for your conversation with ${name}` });
    await expect.poll(async () => (await readInbox())[0]?.connectionId).toBe(last.connectionId);
    await page.keyboard.press('Enter');
    await expectFocus(page, { name: 'Unpin conversation' });
    await page.keyboard.press('ArrowDown');
    await expectFocus(page, { name: 'Mute conversation' });
    await page.keyboard.press('Enter');
    await expectFocus(page, { name: `More for your conversation with ${name}` });
    if (width < 768) {
      await page.getByRole('link', { name: 'Back to your conversations' }).press('Enter');
    }
    const first = rowsOf(page).first();
    await page.getByRole('link', { name: new RegExp(`^${name}, .*pinned, muted$`) }).waitFor();
    await expect
      .poll(() => first.locator('.sr-only').textContent())
      .toMatch(new RegExp(`^${name}, `));
    await page.close();
    const path = `/api/conversations/${last.connectionId}`;
    await call(device, 'PATCH', path, { pinned: false, muted: false });
  });

  test('a private note is written and read again by keyboard alone', async () => {
    const { connectionId, member } = (await readInbox())[0]!;
    const page = await openInbox(`/messages?connection=${connectionId}`, width, height);
    const openNote = async () => {
      const more = page.getByRole('button', { name: 'More for your conversation' });
      await more.press('Enter');
      await page.getByRole('menuitem', { name: 'Private note' }).press('Enter');
      await page.getByRole('dialog', { name: `Private note about ${member.name}` }).waitFor();
      await expectFocus(page, { label: 'Your note' });
    };
    await openNote();
    await page.keyboard.type(`Her sister is Joan, ${width}.`);
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await page.getByText('Note saved', { exact: true }).waitFor();
    await expectFocus(page, { name: `More for your conversation with ${member.name}` });
    await page.reload();
    await openNote();
    expect(await page.getByLabel('Your note').inputValue()).toBe(`Her sister is Joan, ${width}.`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expectFocus(page, { name: `More for your conversation with ${member.name}` });
    await page.close();
    const path = `/api/conversations/${connectionId}/note`;
    expect(await call(device, 'PUT', path, { text: '' })).toEqual({ text: '' });
  });

  test('the unread counts of the rows are the count of the header’s', async () => {
    const { count } = await call<{ count: number }>(device, 'GET', '/api/messages/unread-count');
    expect(count).toBeGreaterThan(0);
    const page = await openInbox('/messages', width, height);
    await rowsOf(page).first().waitFor();
    const names = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => row.querySelector('.sr-only')?.textContent ?? ''),
    );
    const counts = names.map((name) => Number(/, (\d+) new message/.exec(name)?.[1] ?? 0));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.close();
  });
});

test('a conversation opened by its address is in view in the list beside it', async () => {
  const last = (await readInbox()).at(-1)!;
  const page = await openInbox(`/messages?connection=${last.connectionId}`, 768, 480);
  const row = page.getByRole('tabpanel').locator('[aria-current="true"]');
  await row.waitFor();
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const list = element.closest('.md\\:overflow-y-auto');
        const [seen, own] = [list!.getBoundingClientRect(), element.getBoundingClientRect()];
        return list!.scrollHeight > list!.clientHeight && own.bottom <= seen.bottom + 1;
      }),
    )
    .toBe(true);
  await page.close();
});
