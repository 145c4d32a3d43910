import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from '#core/discovery/domain/fit.ts';
import { TIE_BITS, tieKey } from '#core/discovery/domain/tie-break.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import {
  comparePositions,
  orderKey,
  DISCOVERY_SORTS,
  type DiscoverySort,
} from '#core/discovery/domain/order.ts';
import { searchMembers, type DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { anyFilters, severalMembers } from '#tests/support/arbitraries.ts';

const anySort = fc.constantFrom(...DISCOVERY_SORTS);

/** Some members. One of them searches and is connected with a few of the others. */
const anySite = severalMembers(16)
  .filter((members) => members.length > 0)
  .chain((members) =>
    fc.record({
      members: fc.constant(members),
      viewer: fc.constantFrom(...members),
      connectedIds: fc.subarray(members.map(({ id }) => id)).map((ids) => new Set(ids)),
    }),
  );

const anyQuery: fc.Arbitrary<Pick<DiscoveryQuery, 'filters' | 'sort'>> = fc.record({
  filters: fc.oneof(fc.constant(NO_FILTERS), anyFilters),
  sort: anySort,
});

type Site = typeof anySite extends fc.Arbitrary<infer Value> ? Value : never;

const idsOf = (members: readonly SearchableMember[]): number[] => members.map(({ id }) => id);

/** One page of a search: everybody unless it says otherwise. */
function search(site: Site, query: Partial<DiscoveryQuery>) {
  const everybody = { filters: NO_FILTERS, sort: 'recent', limit: 1000, after: null } as const;
  return searchMembers(site.members, site.viewer, site.connectedIds, { ...everybody, ...query });
}

const findAll = (site: Site, query: Partial<DiscoveryQuery>): number[] =>
  idsOf(search(site, query).members);

describe('who is found', () => {
  it('is never the viewer nor anyone connected with them, and without filters everyone else', () => {
    fc.assert(
      fc.property(anySite, anySort, (site, sort) => {
        const others = site.members.filter(
          ({ id }) => id !== site.viewer.id && !site.connectedIds.has(id),
        );
        expect(findAll(site, { sort }).sort()).toEqual(idsOf(others).sort());
      }),
    );
  });

  it('is the same in every order of reading and for every order of storing', () => {
    const shuffled = anySite.chain((site) =>
      fc.tuple(
        fc.constant(site),
        fc.shuffledSubarray(site.members, { minLength: site.members.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyQuery, anySort, ([site, members], query, otherSort) => {
        const found = findAll(site, query);
        expect(findAll({ ...site, members }, query)).toEqual(found);
        const inOtherOrder = findAll(site, { ...query, sort: otherSort });
        expect(inOtherOrder.sort()).toEqual(found.sort());
      }),
    );
  });
});

describe('the orders', () => {
  const lot = (viewer: SearchableMember, member: SearchableMember) =>
    tieKey(viewer.id, member.id) / 2 ** TIE_BITS;
  /** What must not fall from one found member to the next. */
  const measures: Record<DiscoverySort, (member: SearchableMember, site: Site) => number> = {
    relevance: (member, { viewer }) => -fit(viewer, member).score - lot(viewer, member),
    recent: (member, { viewer }) => -member.activeOn - lot(viewer, member),
    'age-asc': (member, { viewer }) => (member.age ?? 1000) + lot(viewer, member),
    'age-desc': (member, { viewer }) => -(member.age ?? -1000) - lot(viewer, member),
  };

  it.each(DISCOVERY_SORTS)(
    '%s: best first, then as if by lot, then the newest member, unknown ages last',
    (sort) => {
      fc.assert(
        fc.property(anySite, fc.option(anyFilters, { nil: NO_FILTERS }), (site, filters) => {
          const found = search(site, { filters, sort }).members.map((member) => ({
            key: measures[sort](member, site),
            id: member.id,
          }));
          const sorted = found.toSorted((one, other) => one.key - other.key || other.id - one.id);
          expect(found).toEqual(sorted);
        }),
      );
    },
  );
});

describe('the pages', () => {
  const anyLimit = fc.integer({ min: 1, max: 6 });

  it('read by `next` are the whole list, each member once, and each page knows the total', () => {
    fc.assert(
      fc.property(anySite, anyQuery, anyLimit, (site, query, limit) => {
        const all = findAll(site, query);
        const read: number[] = [];
        let after: DiscoveryQuery['after'] = null;
        do {
          const page = search(site, { ...query, limit, after });
          read.push(...idsOf(page.members));
          expect(page.total).toBe(all.length);
          expect(page.members).toHaveLength(
            Math.min(limit, all.length - (read.length - page.members.length)),
          );
          expect(page.next?.id ?? null).toBe(read.length < all.length ? read.at(-1) : null);
          after = page.next;
        } while (after !== null);
        expect(read).toEqual(all);
      }),
    );
  });

  it('skip and repeat nobody when someone leaves in between', () => {
    fc.assert(
      fc.property(anySite, anySort, anyLimit, (site, sort, limit) => {
        const first = search(site, { sort, limit });
        fc.pre(first.next !== null);
        const leaver = first.members.at(-1);
        const members = site.members.filter((member) => member !== leaver);
        const rest = search({ ...site, members }, { sort, after: first.next });
        expect(idsOf(rest.members)).toEqual(findAll(site, { sort }).slice(limit));
        expect(rest.total).toBe(first.total - 1);
      }),
    );
  });

  it('begin after any place, also one where nobody is', () => {
    const anyKey = fc.integer({ min: -1000 * 2 ** TIE_BITS, max: 0 });
    const place = fc.record({ key: anyKey, id: fc.nat(200) });
    fc.assert(
      fc.property(anySite, place, (site, after) => {
        const later = search(site, {}).members.filter((member) => {
          const key = orderKey('recent', member, site.viewer);
          return comparePositions({ key, id: member.id }, after) > 0;
        });
        expect(findAll(site, { after })).toEqual(idsOf(later));
      }),
    );
  });
});
