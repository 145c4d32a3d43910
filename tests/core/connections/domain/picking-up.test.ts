import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asSeenBy, type ListedConnection } from '#core/connections/domain/connection.ts';
import {
  isToPickUp,
  offerWeekOf,
  putAside,
  turnOf,
  TURNS,
  type Aside,
} from '#core/connections/domain/picking-up.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { anyConnection, anySelf } from '#tests/support/arbitraries.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { DAY, HOUR } from '#tests/support/settable-clock.ts';

const MONDAY = '2026-06-01T00:00:00.000Z';
const WEEK = offerWeekOf(MONDAY);
const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString();

const anyTime = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** A connection in which that was the last word. */
const anyOf = (lastMessageAt: string): fc.Arbitrary<ListedConnection> =>
  fc.tuple(anyConnection, anySelf).map(([connection, self]) => {
    const yes = { ...connection, status: 'accepted', acceptedAt: connection.createdAt } as const;
    const other = { ...self, id: connection.requesterId };
    const seen = asSeenBy(yes, connection.recipientId, { presence: 'here', self: other });
    return { ...seen, lastMessageAt };
  });

describe('a week of offers', () => {
  it('begins on the Monday before or at the moment, wherever one is, and lasts seven days', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 0, max: 7 * DAY - 1 }), (at, later) => {
        const { startsAt } = offerWeekOf(at);
        expect(new Date(startsAt).getUTCDay()).toBe(1);
        expect(startsAt).toMatch(/T00:00:00\.000Z$/);
        expect(startsAt <= at && at < daysAfter(startsAt, 7)).toBe(true);
        const meanwhile = new Date(Date.parse(startsAt) + later).toISOString();
        expect(offerWeekOf(meanwhile)).toEqual(offerWeekOf(at));
      }),
    );
  });

  it('gives each of up to 997 connections in a row a turn of its own, each week another', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 1, max: 2 ** 40 }), (at, first) => {
        const week = offerWeekOf(at);
        const ids = Array.from({ length: TURNS }, (_, place) => toConnectionId(first + place));
        expect(new Set(ids.map((id) => turnOf(id, week))).size).toBe(TURNS);
        expect(turnOf(ids[0]!, week)).not.toBe(turnOf(ids[0]!, offerWeekOf(daysAfter(at, 7))));
      }),
    );
  });
});

it('looks back six weeks for silence, and thirteen for what was put aside', () => {
  const { silentBefore, asideUntil } = offerWeekOf(MONDAY);
  expect([silentBefore, asideUntil]).toEqual([daysAfter(MONDAY, -42), daysAfter(MONDAY, -91)]);
});

it('is the turn of no connection twice in as many weeks as there are turns', () => {
  const id = toConnectionId(12);
  const weeks = Array.from({ length: TURNS }, (_, week) =>
    offerWeekOf(daysAfter(MONDAY, 7 * week)),
  );
  const turns = weeks.map((week) => turnOf(id, week));
  expect(new Set(turns).size).toBe(TURNS);
  expect(Math.max(...turns)).toBe(TURNS - 1);
});

describe('a connection to pick up again', () => {
  it('has been silent for six weeks when the week begins, and not a moment less', () => {
    const sixWeeks = daysAfter(MONDAY, -42);
    fc.assert(
      fc.property(anyOf(justBefore(sixWeeks)), fc.nat(400), (silent, days) => {
        expect(isToPickUp(silent, null, WEEK)).toBe(true);
        const longer = { ...silent, lastMessageAt: daysAfter(sixWeeks, -days - 1) };
        expect(isToPickUp(longer, null, WEEK)).toBe(true);
        expect(isToPickUp({ ...silent, lastMessageAt: sixWeeks }, null, WEEK)).toBe(false);
        const unwritten = { ...silent, acceptedAt: silent.createdAt, lastMessageAt: null };
        const isLongAgo = silent.createdAt < sixWeeks;
        expect(isToPickUp(unwritten as ListedConnection, null, WEEK)).toBe(isLongAgo);
      }),
    );
  });

  it('is with someone who is there', () => {
    fc.assert(
      fc.property(anyOf(daysAfter(MONDAY, -100)), (silent) => {
        for (const presence of ['on_break', 'former'] as const) {
          expect(isToPickUp({ ...silent, presence }, null, WEEK)).toBe(false);
        }
      }),
    );
  });

  it('stays away for three months once it is put aside, or for good', () => {
    const threeMonths = daysAfter(MONDAY, -91);
    const [later] = fc.sample(anyOf(daysAfter(MONDAY, -200)), 1);
    const isOffered = (aside: Aside) => isToPickUp(later!, aside, WEEK);
    expect(isOffered({ at: threeMonths, isForGood: false })).toBe(true);
    expect(
      isOffered({ at: new Date(Date.parse(threeMonths) + 1).toISOString(), isForGood: false }),
    ).toBe(false);
    expect(isOffered({ at: MONDAY, isForGood: false })).toBe(false);
    expect(isOffered({ at: daysAfter(MONDAY, -190), isForGood: true })).toBe(false);
  });
});

describe('putting aside', () => {
  const anyAside = fc.record({ at: anyTime, isForGood: fc.boolean() });

  it('again for as long changes nothing until three months are over', () => {
    fc.assert(
      fc.property(anyAside, fc.integer({ min: 0, max: 91 * 24 - 1 }), (aside, hours) => {
        const at = new Date(Date.parse(aside.at) + hours * HOUR).toISOString();
        expect(putAside(aside, { ...aside, at })).toBe(aside);
        const afterwards = { ...aside, at: daysAfter(aside.at, 91) };
        expect(putAside(aside, afterwards)).toBe(aside.isForGood ? aside : afterwards);
      }),
    );
  });

  it('for otherwise long is what was wished last', () => {
    fc.assert(
      fc.property(fc.option(anyAside), anyTime, (before, at) => {
        const wished = { at, isForGood: before?.isForGood !== true };
        expect(putAside(before, wished)).toBe(wished);
      }),
    );
  });
});
