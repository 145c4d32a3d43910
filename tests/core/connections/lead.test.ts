import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asSeenBy,
  type Connection,
  type ConnectionWithMember,
  type ListedConnection,
} from '#core/connections/domain/connection.ts';
import { TOLD, type ConnectionOverview } from '#core/connections/domain/connection-overview.ts';
import { seenDay, type ComingDay } from '#core/connections/days/domain/seen-day.ts';
import {
  isGreetedAsNew,
  isPressing,
  leadOf,
  waitingLeadOf,
  type Introduced,
  type Introduction,
  type Known,
} from '#core/connections/domain/lead.ts';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
import type { Self } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { anyConnection, anyMember, anySelf } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const anySeen: fc.Arbitrary<ListedConnection> = fc
  .tuple(anyConnection, anySelf)
  .map(([connection, self]) => ({ ...seenByRecipient(connection, self), lastMessageAt: null }));

function seenByRecipient(connection: Connection, self: Self): ConnectionWithMember {
  const { requesterId, recipientId } = connection;
  return asSeenBy(connection, recipientId, {
    presence: 'here',
    self: { ...self, id: requesterId },
  });
}

const anyRhythmNews: fc.Arbitrary<RhythmNewsOf> = fc.record({
  connection: anySeen,
  cadence: fc.constant({ every: 'week' } as const),
  news: fc.constantFrom('day', 'resting'),
});

const anyComingDay: fc.Arbitrary<ComingDay> = fc.record({
  connection: anySeen,
  day: fc.constant(seenDay({ date: '12-24', meaning: { kind: 'birthday' } }, '2026-12-20')),
});

/** Half of the time there is nothing, so that each lead is often the first that there is. */
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });
const maybeSome = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(fc.constant([]), fc.array(value, { minLength: 1, maxLength: 3 }));

const anyOverview: fc.Arbitrary<ConnectionOverview> = fc
  .record({
    received: maybeSome(anySeen),
    accepted: maybeSome(anySeen),
    unread: maybe(anySeen),
    saidYes: maybe(anySeen),
    rhythm: maybe(anyRhythmNews),
    day: maybe(anyComingDay),
    pickUp: maybe(anySeen.map((connection) => ({ connection, lastWords: null }))),
    sent: fc.nat(2),
  })
  .map(({ sent, ...lists }) => ({
    ...lists,
    told: [],
    counts: { sent, received: lists.received.length, accepted: lists.accepted.length },
  }));

const anyIntroduction: fc.Arbitrary<Introduction> = fc.record({
  member: anyMember,
  reasons: fc.array(fc.lorem(), { minLength: 1, maxLength: 3 }),
});

const anyIntroduced: fc.Arbitrary<Introduced> = fc.record({
  introducer: anyMember,
  member: anyMember,
  saidYes: fc.boolean(),
});

/** What is loaded, is being loaded, or could not be. */
const loadable = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: value }, fc.constant(undefined), fc.constant(null));

const SILENT = { bio: null, preferences: DEFAULT_PREFERENCES };

const anyKnown: fc.Arbitrary<Known> = fc.record({
  self: fc.oneof(anySelf, fc.constant(SILENT)),
  overview: loadable(anyOverview),
  introductions: loadable(fc.array(anyIntroduction, { maxLength: 3 })),
  introduced: fc.array(anyIntroduced, { maxLength: 2 }),
});

const NOTHING: ConnectionOverview = {
  counts: { accepted: 0, sent: 0, received: 0 },
  received: [],
  accepted: [],
  unread: null,
  saidYes: null,
  rhythm: null,
  day: null,
  pickUp: null,
  told: [],
};
/** Nothing that comes after what waits for a member. */
const UNOCCASIONED = { rhythm: null, day: null, pickUp: null };
const WORDED = { ...SILENT, bio: 'I bake.' };

describe('the lead', () => {
  it('is whoever wrote, then whoever said yes, then whoever asked, then whom one might meet, before anything else', () => {
    fc.assert(
      fc.property(anyKnown, (known) => {
        const { overview, introduced } = known;
        fc.pre(overview !== undefined);
        const toAnswer = introduced.find(({ saidYes }) => !saidYes);
        const lead = leadOf(known);
        const asked = overview?.received[0];
        const expected = overview?.unread
          ? { kind: 'wrote', connection: overview.unread }
          : overview?.saidYes
            ? { kind: 'said_yes', connection: overview.saidYes }
            : asked
              ? { kind: 'request', connection: asked }
              : toAnswer && { kind: 'introduced', introduced: toAnswer };
        expect(isPressing(lead)).toBe(Boolean(expected));
        if (expected) expect(lead).toEqual(expected);
        else expect(['wrote', 'said_yes', 'request', 'introduced']).not.toContain(lead.kind);
      }),
    );
  });

  it('never changes by what is loaded later: it is unknown until it is certain', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, fc.array(anyIntroduction), (known, overview, people) => {
        const early = leadOf(known);
        fc.pre(early.kind !== 'unknown');
        const loaded = {
          ...known,
          overview: known.overview === undefined ? overview : known.overview,
          introductions: known.introductions === undefined ? people : known.introductions,
        };
        expect(leadOf(loaded)).toEqual(early);
        expect(leadOf(loaded).kind).not.toBe('unknown');
      }),
      { numRuns: tries(50) },
    );
  });

  it('needs no rhythm, day or person to pick up again with where someone waits', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, (known, overview) => {
        const waiting = waitingLeadOf(overview);
        const { received, saidYes, unread } = overview;
        expect(waiting === null).toBe(!unread && !saidYes && received.length === 0);
        const lead = leadOf({ ...known, overview: { ...overview, ...UNOCCASIONED } });
        if (waiting === null) expect(isPressing(lead)).toBe(lead.kind === 'introduced');
        else expect([lead, leadOf({ ...known, overview })]).toEqual([waiting, waiting]);
      }),
      { numRuns: tries(50) },
    );
  });

  it.each([
    [{ accepted: 0, sent: 0, received: 0 }, 'welcome'],
    [{ accepted: 0, sent: 1, received: 0 }, 'way_on'],
    [{ accepted: 0, sent: 0, received: 1 }, 'way_on'],
    [{ accepted: 0, sent: 1, received: 1 }, 'way_on'],
    [{ accepted: 1, sent: 0, received: 0 }, 'nothing'],
  ])('of someone silent with connections %j is %s', (counts, kind) => {
    const known = { self: SILENT, introductions: [], introduced: [] };
    expect(leadOf({ ...known, overview: { ...NOTHING, counts } })).toEqual({ kind });
  });

  it('welcomes exactly those who wrote nothing and know nobody', () => {
    fc.assert(
      fc.property(anyKnown, (known) => {
        const { self, overview } = known;
        fc.pre(overview !== undefined && overview?.unread === null && overview.saidYes === null);
        const isSilent = self.bio === null && Object.keys(self.preferences.prompts).length === 0;
        const knowsNobody = Object.values(overview.counts).every((count) => count === 0);
        const lead = leadOf({
          ...known,
          introduced: [],
          overview: { ...overview, ...UNOCCASIONED },
        });
        expect(lead.kind === 'welcome').toBe(isSilent && knowsNobody);
      }),
      { numRuns: tries(50) },
    );
  });

  it('never sends those on whose people could not be loaded', () => {
    fc.assert(
      fc.property(anyKnown, (known) => {
        const lead = leadOf({ ...known, introduced: [], overview: null });
        expect(['nothing', 'person', 'unknown']).toContain(lead.kind);
        const nobody = leadOf({ ...known, introduced: [], overview: null, introductions: [] });
        expect(nobody).toEqual({ kind: 'nothing' });
      }),
    );
  });

  it.each<[string, Known['introductions'], object]>([
    ['nobody to introduce', [], { kind: 'way_on' }],
    ['people that could not be loaded', null, { kind: 'way_on' }],
    ['people that are being loaded', undefined, { kind: 'unknown' }],
  ])('of a member who has written, with %s', (_what, introductions, lead) => {
    expect(leadOf({ introduced: [], self: WORDED, overview: NOTHING, introductions })).toEqual(
      lead,
    );
  });

  it('is nobody new for those who have people to begin with', () => {
    fc.assert(
      fc.property(anyKnown, fc.integer({ min: 1, max: 500 }), (known, accepted) => {
        const overview = { ...NOTHING, counts: { ...NOTHING.counts, accepted } };
        expect(leadOf({ ...known, introduced: [], overview })).toEqual({ kind: 'nothing' });
      }),
    );
  });

  it('is a rhythm once nobody waits, before someone to pick up again with', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, (known, overview) => {
        const { rhythm } = overview;
        const before = leadOf({ ...known, overview: { ...overview, rhythm: null } });
        const lead = leadOf({ ...known, overview });
        expect(lead).toEqual(isPressing(before) || !rhythm ? before : { kind: 'rhythm', rhythm });
      }),
    );
  });

  it('is a day that matters after a rhythm, before someone to pick up again with', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, (known, overview) => {
        const { day } = overview;
        const before = leadOf({ ...known, overview: { ...overview, day: null } });
        const lead = leadOf({ ...known, overview });
        const isLater = isPressing(before) || before.kind === 'rhythm' || !day;
        expect(lead).toEqual(isLater ? before : { kind: 'day', coming: day });
      }),
    );
  });

  it('is someone to pick up again with once nobody waits, before all that is for anyone', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, (known, overview) => {
        const { pickUp } = overview;
        const alone = { ...overview, rhythm: null, day: null };
        const before = leadOf({ ...known, overview: { ...alone, pickUp: null } });
        const lead = leadOf({ ...known, overview: alone });
        expect(lead).toEqual(isPressing(before) || !pickUp ? before : { kind: 'pick_up', pickUp });
      }),
    );
  });

  it('is a rhythm, then a day, then someone to pick up again with, where nobody waits', () => {
    const anyOccasions = fc.record({
      rhythm: anyRhythmNews,
      day: anyComingDay,
      connection: anySeen,
    });
    fc.assert(
      fc.property(anyOccasions, ({ rhythm, day, connection }) => {
        const pickUp = { connection, lastWords: null };
        const leadWith = (overview: Partial<ConnectionOverview>) =>
          leadOf({
            self: WORDED,
            introductions: [],
            introduced: [],
            overview: { ...NOTHING, ...overview },
          });
        expect(leadWith({ rhythm, day, pickUp })).toEqual({ kind: 'rhythm', rhythm });
        expect(leadWith({ day, pickUp })).toEqual({ kind: 'day', coming: day });
        expect(leadWith({ pickUp })).toEqual({ kind: 'pick_up', pickUp });
      }),
      { numRuns: tries(20) },
    );
  });

  it('is the best of the people who might fit', () => {
    fc.assert(
      fc.property(fc.array(anyIntroduction, { minLength: 1, maxLength: 3 }), (introductions) => {
        const lead = { kind: 'person', introduction: introductions[0] };
        expect(leadOf({ introduced: [], self: WORDED, overview: NOTHING, introductions })).toEqual(
          lead,
        );
        expect(leadOf({ introduced: [], self: SILENT, overview: null, introductions })).toEqual(
          lead,
        );
        expect(leadOf({ introduced: [], self: WORDED, overview: null, introductions })).toEqual(
          lead,
        );
      }),
    );
  });
});

describe('what those who run the site have told', () => {
  it('comes before everything else until it is opened: decisions first', () => {
    fc.assert(
      fc.property(anyKnown, anyOverview, fc.subarray([...TOLD]), (known, overview, told) => {
        const lead = leadOf({ ...known, overview: { ...overview, told: told.toReversed() } });
        const [first] = told;
        expect(lead).toEqual(first ? { kind: first } : leadOf({ ...known, overview }));
        if (first) expect(isPressing(lead)).toBe(true);
      }),
    );
  });
});

describe('the greeting', () => {
  const counts = { accepted: 0, sent: 1, received: 2 };

  it.each<[string, Pick<Known, 'self' | 'overview'>, boolean]>([
    ['someone silent whose connections are not known', { self: SILENT, overview: undefined }, true],
    ['someone silent without any', { self: SILENT, overview: NOTHING }, true],
    ['someone silent who is asked', { self: SILENT, overview: { ...NOTHING, counts } }, true],
    [
      'someone silent who is connected',
      { self: SILENT, overview: { ...NOTHING, counts: { ...counts, accepted: 1 } } },
      false,
    ],
    ['someone who has written', { self: WORDED, overview: NOTHING }, false],
  ])('of %s is for someone new: %#', (_who, known, isNew) => {
    expect(isGreetedAsNew(known)).toBe(isNew);
  });
});
