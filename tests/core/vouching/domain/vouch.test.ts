import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '#core/kernel/days-after.ts';
import { DAYS_CONNECTED, ownVouch } from '#core/vouching/domain/own-vouch.ts';
import {
  countedAt,
  DAYS_BEFORE_IT_COUNTS,
  endedVouch,
  saidIn,
  vouchFor,
  WAYS_KNOWN,
} from '#core/vouching/domain/vouch.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';

const WHO = { voucherId: toMemberId(1), memberId: toMemberId(2), connectionId: toConnectionId(3) };
const times = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

test('a vouch counts from a Monday two to three weeks on, and ends with the day', () => {
  fc.assert(
    fc.property(times, fc.constantFrom(...WAYS_KNOWN), (at, said) => {
      const made = vouchFor(WHO, said, null, at);
      expect(made.countsFrom).toMatch(/T00:00:00\.000Z$/);
      expect(new Date(made.countsFrom).getUTCDay()).toBe(1);
      expect(made.countsFrom > daysAfter(at, DAYS_BEFORE_IT_COUNTS)).toBe(true);
      expect(made.countsFrom <= daysAfter(at, DAYS_BEFORE_IT_COUNTS + 7)).toBe(true);
      expect(saidIn(made)).toBe(said);
      expect(countedAt(made, at)).toBeNull();
      expect(countedAt(made, made.countsFrom)).toBe(said);
      const ended = endedVouch(made, made.countsFrom);
      expect(saidIn(ended)).toBeNull();
      expect(countedAt(ended, made.countsFrom)).toBe(said);
      expect(ended.countsUntil).toBe(daysAfter(made.countsFrom, 1));
      expect(countedAt(ended, ended.countsUntil!)).toBeNull();
      expect(endedVouch(ended, daysAfter(made.countsFrom, 9))).toEqual(ended);
    }),
  );
});

test('what was said before counts until what is said now does, however often it changes', () => {
  const first = vouchFor(WHO, 'written', null, '2026-03-10T10:00:00.000Z');
  expect(first.countsFrom).toBe('2026-03-30T00:00:00.000Z');
  const second = vouchFor(WHO, 'spoken', first, '2026-04-01T10:00:00.000Z');
  expect(second).toMatchObject({ before: 'written', countsFrom: '2026-04-20T00:00:00.000Z' });
  const third = vouchFor(WHO, 'met', second, '2026-04-02T10:00:00.000Z');
  expect(third).toMatchObject({ before: 'written', countsFrom: '2026-04-20T00:00:00.000Z' });
  expect(countedAt(third, '2026-04-19T23:59:59.999Z')).toBe('written');
  const again = vouchFor(
    WHO,
    'met',
    endedVouch(third, '2026-04-20T08:00:00.000Z'),
    '2026-04-20T09:00:00.000Z',
  );
  expect(again).toMatchObject({ before: 'met', countsUntil: null });
});

test('a member vouches after four weeks and words of both, and for nobody they’ve reported rightly', () => {
  const acceptedAt = '2026-03-10T10:00:00.000Z';
  const opensAt = daysAfter(acceptedAt, DAYS_CONNECTED);
  const early = daysAfter(opensAt, -0.001);
  const vouch = { id: 7, ...vouchFor(WHO, 'met', null, opensAt) };
  const calm = { vouch: null, haveBothWritten: true, hasReported: false };
  expect(ownVouch({ acceptedAt }, calm, opensAt)).toEqual({ said: null, mayVouch: 'yes', opensAt });
  expect(ownVouch({ acceptedAt }, calm, early).mayVouch).toBe('not_yet');
  expect(ownVouch({ acceptedAt }, { ...calm, haveBothWritten: false }, opensAt).mayVouch).toBe(
    'not_yet',
  );
  expect(ownVouch({ acceptedAt }, { ...calm, vouch }, opensAt).said).toBe('met');
  expect(ownVouch({ acceptedAt }, { ...calm, vouch, hasReported: true }, opensAt)).toMatchObject({
    said: null,
    mayVouch: 'reported',
  });
});
