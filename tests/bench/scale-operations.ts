import { LATER_DAY } from '#tests/support/days.ts';
import { EVER } from '#tests/support/stored-records.ts';
import { reachOf } from '#core/discovery/domain/reach.ts';
import { findSurroundings } from '#tests/support/listed-towns.ts';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort, OrderPosition } from '#core/discovery/domain/order.ts';
import type { Storage } from '#core/storage.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { SOCIABLE } from './scale-site.ts';

const VIEWER = toMemberId(777);
/** Keys that nobody has, before those of everyone. */
const BEFORE_EVERYONE: Readonly<Record<DiscoverySort, number>> = {
  relevance: -310,
  recent: -65_535,
  'age-asc': 0,
  'age-desc': -127,
};

/**
 * What each turn of an operation is: the same again; a question that nobody has asked before, which goes through a
 * bit for each member; or a viewer's first, for which something is worked out once.
 */
export type TurnKind = 'repeated' | 'new' | 'first';

/** Something that members do. */
export interface ScaleOperation {
  readonly name: string;
  readonly work: (turn: number) => Promise<unknown>;
  /** `'repeated'` when it's left out. */
  readonly kind?: TurnKind;
}

/** As many towns as there may be around one. */
const surroundings = await findSurroundings({ country: 'GB', town: 'London' });

/** The operations, in an order in which none warms another up that is measured cold. */
export function operationsOn({
  directory,
  connections,
  messages,
}: Pick<Storage, 'directory' | 'connections' | 'messages'>): ScaleOperation[] {
  const search = (
    filters: Partial<DiscoveryFilters>,
    sort: DiscoverySort = 'relevance',
    viewer = VIEWER,
    after: OrderPosition | null = null,
  ) =>
    directory.search(viewer, {
      filters: { ...NO_FILTERS, ...filters },
      sort,
      limit: 24,
      after,
    });
  const reach = reachOf('GBLondon', surroundings, 100);
  let asked = 0;
  /** The first page, as a question that nobody has asked before, so that no answer is kept. */
  const newQuestion = (
    name: string,
    filters: Partial<DiscoveryFilters>,
    sort: DiscoverySort = 'relevance',
  ): ScaleOperation => ({
    name: `not kept: ${name}`,
    kind: 'new',
    work: () => {
      asked += 1;
      return search(filters, sort, VIEWER, { key: BEFORE_EVERYONE[sort], id: asked });
    },
  });
  const all = {
    minAge: 25,
    maxAge: 70,
    types: [1, 2],
    interests: ['Cooking', 'Music'],
    location: 'l',
  };
  const everyone = { openSince: EVER, before: null, limit: 500, status: null, direction: null };
  return [
    { name: 'no filter, by relevance', work: () => search({}) },
    { name: 'by age', work: () => search({}, 'age-asc') },
    { name: 'by activity', work: () => search({}, 'recent') },
    { name: 'by types', work: () => search({ types: [1, 3] }) },
    { name: 'by listed interests', work: () => search({ interests: ['Cooking', 'Music'] }) },
    { name: 'by an interest that is not listed', work: () => search({ interests: ['Chess'] }) },
    { name: 'by place', work: () => search({ location: 'le' }) },
    { name: 'by country', work: () => search({ country: 'GB' }) },
    { name: 'by distance', work: () => search({ reach }) },
    { name: 'by types and side', work: () => search({ types: [1, 3], side: 'offer' }) },
    { name: 'text of 36 %', work: () => search({ text: 'lighthouses' }) },
    { name: 'text of 10 %', work: () => search({ text: 'saxifrage' }) },
    { name: 'text of 1 %', work: () => search({ text: 'marquetry' }) },
    { name: 'text of 1 character', work: () => search({ text: 'q' }) },
    { name: 'text of 2 characters', work: () => search({ text: 'zy' }) },
    { name: 'text of 20 members', work: () => search({ text: 'zymology' }) },
    { name: 'text of nobody', work: () => search({ text: 'xylophones' }) },
    { name: 'all filters', work: () => search({ ...all, text: 'saxifrage' }) },
    { name: 'recommendations', work: () => directory.recommend(VIEWER, 3, LATER_DAY) },
    newQuestion('no filter, by relevance', {}),
    newQuestion('by types', { types: [1, 3] }),
    newQuestion('by types and side', { types: [1, 3], side: 'offer' }),
    newQuestion('by place', { location: 'le' }),
    newQuestion('by country', { country: 'GB' }),
    newQuestion('by distance', { reach }),
    newQuestion('by activity', {}, 'recent'),
    newQuestion('by types, by age', { types: [1, 3] }, 'age-asc'),
    {
      name: 'first search of a viewer, by relevance',
      work: (turn) => search({}, 'relevance', toMemberId(2_000 + turn)),
      kind: 'first',
    },
    {
      name: 'first recommendations of a viewer',
      work: (turn) => directory.recommend(toMemberId(3_000 + turn), 3, LATER_DAY),
      kind: 'first',
    },
    {
      name: 'page of 500 of 1,000 connections',
      work: () => connections.listOf(SOCIABLE.id, everyone),
    },
    {
      name: 'newest page of a chat of 100,000',
      work: () => messages.listOf(toConnectionId(1), { before: null, limit: 50 }),
    },
  ];
}
