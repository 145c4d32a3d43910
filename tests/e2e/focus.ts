import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilNothingLoads } from './alive.ts';

/** More than any page has: the Help Center alone has some sixty questions that open. */
const MOST_STEPS = 150;

/** What has the focus: its name, and whether a reader can see that it has it. */
export async function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const shown = element.matches('input.sr-only, input.outline-none, a.outline-none')
      ? (element.closest('label, li') ?? element)
      : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const named = labelledBy ?? element;
    return {
      name: (element.getAttribute('aria-label') ?? named.textContent).trim(),
      label: (element as HTMLInputElement).labels?.[0]?.textContent.trim() ?? null,
      isBody: element === document.body,
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < window.innerHeight && width > 0 && height > 0,
      isUncovered: middle !== null && (shown.contains(middle) || middle.contains(shown)),
    };
  });
}

/** Waits until what has the focus is so: the page may move it in a task of its own after a key. */
export async function expectFocus(
  page: Page,
  wanted: Partial<Awaited<ReturnType<typeof readFocus>>>,
): Promise<void> {
  await expect.poll(() => readFocus(page)).toMatchObject(wanted);
}

/** Once the page has loaded, presses Tab until what is looked for has the focus, and asserts that each step could be seen. */
export async function tabTo(page: Page, wanted: string): Promise<void> {
  await untilNothingLoads(page);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    await expectFocus(page, { isBody: false, isRinged: true, isInView: true, isUncovered: true });
    const focus = await readFocus(page);
    if ((focus.label ?? focus.name).startsWith(wanted)) return;
  }
  throw new Error(`No press of Tab came to "${wanted}".`);
}

/** Presses Arrow Down in the open menu until its item has the focus, which moves in a task after each key. */
export async function arrowDownTo(page: Page, item: string): Promise<void> {
  await page.locator('[role=menuitem]:focus').waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { name } = await readFocus(page);
    if (name === item) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await readFocus(page)).name).not.toBe(name);
  }
  throw new Error(`No press of Arrow Down came to "${item}".`);
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(text);
}
