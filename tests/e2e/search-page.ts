import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import { describeWantedSide } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';

/** A search as the page can ask for it. */
export interface PageSearch extends DiscoveryFilters {
  readonly sort: DiscoverySort;
}

/** The search that the page makes at first: of any age. */
const FIRST_SEARCH: PageSearch = {
  text: '',
  location: '',
  minAge: null,
  maxAge: null,
  types: [],
  side: null,
  interests: [],
  languages: [],
  country: null,
  sort: 'relevance',
};

const SORT_LABELS: Readonly<Record<DiscoverySort, string>> = {
  relevance: 'Relevance',
  recent: 'Recently Active',
  'age-asc': 'Age: Youngest',
  'age-desc': 'Age: Oldest',
};

/** Clears the filters and sets those asked for, as a member does; returns the whole search. */
export async function setSearch(page: Page, asked: Partial<PageSearch>): Promise<PageSearch> {
  const search = { ...FIRST_SEARCH, ...asked };
  const panel = page.getByRole('search');
  await panel.getByRole('button', { name: 'Clear All' }).click();
  await page.getByLabel('Sort by').selectOption(SORT_LABELS[search.sort]);
  await panel.getByPlaceholder('Search by name or bio...').fill(search.text);
  await panel.getByPlaceholder('Enter city or region...').fill(search.location);
  await moveThumb(page, 'Youngest age', search.minAge ?? 18);
  await moveThumb(page, 'Oldest age', search.maxAge ?? 100);
  const types = RELATIONSHIP_TYPES.filter(({ id }) => search.types.includes(id));
  for (const name of [...types.map((type) => type.name), ...search.interests]) {
    await panel.getByText(name, { exact: true }).click();
    expect(await panel.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
  }
  if (search.side !== null) {
    const label = describeWantedSide(search.side, search.types, enBonds);
    await panel.getByText(label, { exact: true }).click();
  }
  return { ...search, text: search.text.trim(), location: search.location.trim() };
}

/** Moves one end of the age range by keys, ten years or one at a time. */
async function moveThumb(page: Page, name: string, age: number): Promise<void> {
  const thumb = page.getByRole('slider', { name });
  const distance = age - Number(await thumb.getAttribute('aria-valuenow'));
  const [byTen, byOne] = distance > 0 ? ['PageUp', 'ArrowRight'] : ['PageDown', 'ArrowLeft'];
  const years = Math.abs(distance);
  for (let ten = 0; ten < Math.floor(years / 10); ten += 1) await thumb.press(byTen);
  for (let one = 0; one < years % 10; one += 1) await thumb.press(byOne);
  expect(await thumb.getAttribute('aria-valuenow')).toBe(String(age));
}

/** What the page says that it has found, once it has searched. */
export function readTotal(page: Page): Promise<string> {
  return headingOf(page).innerText();
}

function headingOf(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /^\d+ matches found$/ });
}

interface Result {
  readonly id: number;
  readonly name: string;
}

/** A turn of the mouse wheel, in pixels: less than the window is high, so that no card goes by unseen. */
const TURN = 600;
/** How long a busy machine may take to bring several pages, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Reads from the top who the results are, in their order, and turns the wheel until it has read so
 * many: of a long list only the cards near the window are there, each with its place.
 */
export async function readResults(page: Page, count: number): Promise<Result[]> {
  const results = new Map<number, Result>();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await headingOf(page).hover();
  const readOn = async () => {
    const cards = await page.evaluate(readCards);
    for (const { place, ...result } of cards) results.set(place, result);
    let read = 0;
    while (results.has(read + 1)) read += 1;
    const isPast = cards.some(({ place }) => place > read);
    if (read < count) await page.mouse.wheel(0, isPast ? -TURN : TURN);
    return read;
  };
  await expect.poll(readOn, { timeout: PATIENCE }).toBeGreaterThanOrEqual(count);
  return Array.from({ length: count }, (_result, index) => results.get(index + 1)!);
}

function readCards(): (Result & { place: number })[] {
  return [...document.querySelectorAll('li[aria-posinset]')].map((card) => ({
    place: Number(card.getAttribute('aria-posinset')),
    id: Number(card.querySelector('a')?.getAttribute('href')?.split('/').at(-1)),
    name: card.querySelector('h3')?.textContent ?? '',
  }));
}
