import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAtRest, openSince, weeksWaited } from '#core/connections/domain/resting-request.ts';
import { DAY } from '#tests/support/settable-clock.ts';

const SENT_AT = '2026-03-01T10:00:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(SENT_AT) + milliseconds).toISOString();
const request = { status: 'pending', createdAt: SENT_AT } as const;

it('lets a request rest after sixty days, to the millisecond', () => {
  expect(isAtRest(request, after(60 * DAY - 1))).toBe(false);
  expect(isAtRest(request, after(60 * DAY))).toBe(true);
});

it('lets a request rest exactly when it was not sent after the time that is asked for', () => {
  fc.assert(
    fc.property(fc.nat(120 * DAY), (age) => {
      expect(isAtRest(request, after(age))).toBe(!(SENT_AT > openSince(after(age))));
    }),
  );
});

it('lets no connection rest', () => {
  expect(isAtRest({ ...request, status: 'accepted' }, after(600 * DAY))).toBe(false);
});

it('counts the whole weeks of waiting from two weeks on, for requests alone', () => {
  expect(weeksWaited(request, after(14 * DAY - 1))).toBeNull();
  expect(weeksWaited(request, after(14 * DAY))).toBe(2);
  expect(weeksWaited(request, after(59 * DAY))).toBe(8);
  expect(weeksWaited({ ...request, status: 'accepted' }, after(30 * DAY))).toBeNull();
});
