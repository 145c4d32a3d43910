import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter } from '#core/kernel/days-after.ts';
import {
  countVouches,
  DAYS_HERE_BEFORE,
  type KnownVouch,
} from '#core/vouching/domain/count-vouches.ts';
import { WAYS_KNOWN } from '#core/vouching/domain/vouch.ts';
import { toMemberId } from '#tests/support/ids.ts';

const AT = '2026-09-09T12:00:00.000Z';
const LONG_AGO = daysAfter(AT, -DAYS_HERE_BEFORE);
const NOBODY = { people: 0, spoken: 0, met: 0 };

const vouch = (by: number, about: number, given: Partial<KnownVouch> = {}): KnownVouch => ({
  voucherId: toMemberId(by),
  memberId: toMemberId(about),
  said: 'met',
  countsFrom: '2026-09-07T00:00:00.000Z',
  before: null,
  countsUntil: null,
  voucherJoinedAt: LONG_AGO,
  isVoucherInUse: true,
  upheldAt: null,
  ...given,
});
const count = (vouches: readonly KnownVouch[], of = 1) => countVouches(vouches, toMemberId(of), AT);

describe('a vouch', () => {
  const rooted = [vouch(2, 1), vouch(3, 2)];

  test('counts for whoever somebody else vouches for', () => {
    expect(count(rooted)).toEqual({ people: 1, spoken: 0, met: 1 });
    expect(count([...rooted, vouch(4, 1, { said: 'spoken' }), vouch(2, 4)])).toEqual({
      people: 2,
      spoken: 1,
      met: 1,
    });
    expect(count([vouch(2, 1, { said: 'written' }), vouch(3, 2)])).toEqual({
      people: 1,
      spoken: 0,
      met: 0,
    });
  });

  test.each<readonly [string, Partial<KnownVouch>]>([
    ['of an account a moment too young', { voucherJoinedAt: daysAfter(AT, 1 - DAYS_HERE_BEFORE) }],
    ['of an account that is not in use', { isVoucherInUse: false }],
    ['that counts from tomorrow on', { countsFrom: '2026-09-10T00:00:00.000Z' }],
    ['that was withdrawn yesterday', { countsUntil: '2026-09-09T00:00:00.000Z' }],
    ['between two of whom one was reported rightly', { upheldAt: '2026-09-08T23:59:59.999Z' }],
  ])('%s is worth nothing, nor does it give worth to another', (_which, given) => {
    expect(count([vouch(2, 1, given), vouch(3, 2)])).toEqual(NOBODY);
    expect(count([vouch(2, 1), vouch(3, 2, given)])).toEqual(NOBODY);
  });

  test.each<readonly [string, Partial<KnownVouch>]>([
    ['is withdrawn today', { countsUntil: '2026-09-10T00:00:00.000Z' }],
    ['has a report upheld today', { upheldAt: '2026-09-09T00:00:00.000Z' }],
  ])('counts until the day is over on which it %s', (_what, given) => {
    expect(count([vouch(2, 1, given), vouch(3, 2)]).people).toBe(1);
  });

  test('stops counting in the first moment of the day after a report was upheld', () => {
    const vouches = [vouch(2, 1, { upheldAt: AT }), vouch(3, 2)];
    const peopleAt = (at: string) => countVouches(vouches, toMemberId(1), at).people;
    expect(peopleAt('2026-09-09T23:59:59.999Z')).toBe(1);
    expect(peopleAt('2026-09-10T00:00:00.000Z')).toBe(0);
  });

  test('counts as it was said before until what is said now does', () => {
    const later = { countsFrom: '2026-09-14T00:00:00.000Z', before: 'spoken' } as const;
    expect(count([vouch(2, 1, later), vouch(3, 2)])).toEqual({ people: 1, spoken: 1, met: 0 });
  });
});

/** People who've been here for long, new accounts, and who vouches for whom among all of them. */
const graphs = fc.record({
  settled: fc.integer({ min: 2, max: 7 }),
  ring: fc.integer({ min: 2, max: 7 }),
  vouches: fc.array(
    fc.tuple(
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 13 }),
      fc.constantFrom(...WAYS_KNOWN),
    ),
    { minLength: 8, maxLength: 50 },
  ),
  ages: fc.array(fc.integer({ min: 1, max: DAYS_HERE_BEFORE }), { minLength: 7, maxLength: 7 }),
});

/** The graph with a ring of new accounts planted in it, each of whom vouches for the next one. */
function plant({
  settled,
  ring,
  vouches,
  ages,
}: typeof graphs extends fc.Arbitrary<infer Graph> ? Graph : never) {
  const total = settled + ring;
  const known = new Map<string, KnownVouch>();
  const add = (by: number, about: number, said: KnownVouch['said']) => {
    if (by === about) return;
    const age = by < settled ? DAYS_HERE_BEFORE : ages[by - settled]! - 1;
    const voucherJoinedAt = daysAfter(AT, -age);
    known.set(`${by} ${about}`, vouch(by + 1, about + 1, { said, voucherJoinedAt }));
  };
  for (const [by, about, said] of vouches) add(by % total, about % total, said);
  for (let place = 0; place < ring; place += 1) {
    add(settled + place, settled + ((place + 1) % ring), 'met');
  }
  const all = [...known.values()];
  const isNew = ({ voucherId }: KnownVouch) => voucherId > settled;
  return { total, settled, all, withoutRing: all.filter((one) => !isNew(one)) };
}

describe('in 200 graphs with rings planted', () => {
  const holds = (property: (graph: ReturnType<typeof plant>) => void) => {
    fc.assert(
      fc.property(graphs, (graph) => {
        property(plant(graph));
      }),
      { numRuns: 200 },
    );
  };

  test('what the ring says changes no count, of its own or of anybody else', () => {
    holds(({ total, all, withoutRing }) => {
      for (let member = 1; member <= total; member += 1) {
        expect(count(all, member)).toEqual(count(withoutRing, member));
      }
    });
  });

  test('a ring that nobody else vouches for counts nothing, and the vouches near a member suffice', () => {
    holds(({ total, settled, all }) => {
      const apart = all.filter(
        ({ voucherId, memberId }) => memberId <= settled || voucherId > settled,
      );
      for (let member = 1; member <= total; member += 1) {
        if (member > settled) expect(count(apart, member)).toEqual(NOBODY);
        const vouchers = all.filter(({ memberId }) => memberId === member);
        const near = all.filter(({ memberId }) =>
          vouchers.some(({ voucherId }) => voucherId === memberId),
        );
        expect(count([...vouchers, ...near], member)).toEqual(count(all, member));
        expect(count(all, member).people).toBeLessThanOrEqual(vouchers.length);
      }
    });
  });

  test('two who vouch for each other give each other nothing alone', () => {
    holds(({ settled, all }) => {
      const others = all.filter(({ memberId }) => memberId > settled || memberId > 2);
      const both = [...others, vouch(1, 2), vouch(2, 1)];
      expect([count(both, 1), count(both, 2)]).toEqual([NOBODY, NOBODY]);
    });
  });
});
