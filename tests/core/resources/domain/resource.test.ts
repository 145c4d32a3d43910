import { expect, it } from 'vitest';
import { RESOURCES } from '#core/resources/domain/resource.ts';

it('lists the nine guides of the specification, three of each category, and then its own', () => {
  expect(RESOURCES.map(({ category, url }) => [category, url])).toEqual([
    ['mental-health', '/resources/overcoming-loneliness'],
    ['mental-health', '/resources/depression-directory'],
    ['mental-health', '/resources/emotional-support-networks'],
    ['relationship-building', '/resources/active-listening'],
    ['relationship-building', '/resources/healthy-boundaries'],
    ['relationship-building', '/resources/intergenerational-relationships'],
    ['safety', '/resources/safe-meetings'],
    ['safety', '/resources/online-privacy'],
    ['safety', '/resources/healthy-relationships'],
    ['relationship-building', '/resources/keeping-in-touch'],
  ]);
});

it('gives each guide an id, a title and a description of its own', () => {
  for (const key of ['id', 'title', 'description'] as const) {
    expect(new Set(RESOURCES.map((guide) => guide[key])).size).toBe(RESOURCES.length);
  }
});
