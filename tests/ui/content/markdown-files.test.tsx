import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { INFORMATION_PAGES } from '#core/site/domain/information-pages.ts';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { PUBLIC_PATHS } from '#core/site/domain/public-pages.ts';
import { RESOURCES } from '#core/resources/domain/resource.ts';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';
import { Prose } from '#ui/parts/pages/prose.tsx';
import type { MarkdownFile } from '#ui/content/markdown-file.ts';

const WORDS_A_MINUTE = 220;

const day = z.iso.date();
const pageSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(40).max(155),
  reviewed: day,
  operator: z.boolean().exactOptional(),
  questions: z.boolean().exactOptional(),
});
const guideSchema = z.strictObject({
  ...pageSchema.shape,
  category: z.string(),
  readingMinutes: z.int(),
  sources: z
    .array(
      z.strictObject({
        organisation: z.string().min(1),
        title: z.string().min(1),
        url: z.url({ protocol: /^https$/ }).exactOptional(),
      }),
    )
    .min(3),
});

const guides = import.meta.glob<MarkdownFile<unknown>>('/ui/content/guides/*.md', { eager: true });
const pages = import.meta.glob<MarkdownFile<unknown>>('/ui/content/pages/*.md', { eager: true });

function readText(file: MarkdownFile<unknown>): HTMLElement {
  return render(
    <MemoryRouter>
      <Prose content={file.default} />
    </MemoryRouter>,
  ).container;
}

function findUnknownLinks(text: HTMLElement): string[] {
  const routes = [
    ...Object.values(PAGE_ROUTES),
    ...Object.values(SETTINGS_ROUTES),
    LETTER_ROUTES.lostEverything,
  ];
  const known = new Set<string>([...PUBLIC_PATHS, ...routes]);
  return [...text.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => !known.has(address.split('#')[0] ?? ''));
}

/** Where the text speaks of the crisis box or the crisis lines without a link to them. */
function findUnlinkedCrisisHelp(text: HTMLElement): string[] {
  const rest = text.cloneNode(true) as HTMLElement;
  for (const link of rest.querySelectorAll(`a[href$="#${CRISIS_HELP}"]`)) link.remove();
  return rest.textContent.match(/.{0,20}(\bbox (on|here)\b|\bthe crisis lines\b).{0,20}/gi) ?? [];
}

const countWords = (text: HTMLElement) => text.textContent.split(/\s+/).filter(Boolean).length;

describe('the guides', () => {
  test('are those of the resources area', () => {
    const names = RESOURCES.map(({ url }) => `/ui/content/guides/${url.split('/').at(-1)}.md`);
    expect(Object.keys(guides).toSorted()).toEqual(names.toSorted());
  });

  test.each(RESOURCES)(
    '$title is of the length that it says, sourced, and links to what is there',
    ({ url, title, description, category }) => {
      const file = guides[`/ui/content/guides/${url.split('/').at(-1)}.md`]!;
      const head = guideSchema.parse(file.frontmatter);
      expect(head).toMatchObject({ title, description, category });
      const text = readText(file);
      const words = countWords(text);
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1200);
      expect(head.readingMinutes).toBe(Math.ceil(words / WORDS_A_MINUTE));
      expect(findUnknownLinks(text).filter((link) => link !== `#${CRISIS_HELP}`)).toEqual([]);
      expect(findUnlinkedCrisisHelp(text)).toEqual([]);
      expect(text.querySelectorAll('h1')).toHaveLength(0);
      expect(text.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
      expect(text.textContent).not.toMatch(/\d{4}|\d{2,} \d{2,}/);
    },
  );
});

describe('the pages about the site', () => {
  test('are those of the footer', () => {
    const names = INFORMATION_PAGES.map(({ path }) => `/ui/content/pages${path}.md`);
    expect(Object.keys(pages).toSorted()).toEqual(names.toSorted());
  });

  test.each(INFORMATION_PAGES)('$name links to what is there', ({ name, path }) => {
    const file = pages[`/ui/content/pages${path}.md`]!;
    expect(pageSchema.parse(file.frontmatter).title).toBe(name);
    const text = readText(file);
    expect(countWords(text)).toBeGreaterThan(350);
    expect(findUnknownLinks(text)).toEqual([]);
    expect(findUnlinkedCrisisHelp(text)).toEqual([]);
  });
});
