import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compareInQueue,
  isUrgent,
  REPORT_REASONS,
} from '#core/moderation/reports/domain/report-reason.ts';

it('puts danger first, then children, threats, sex, money, false names, and the rest', () => {
  const reasons = ['other', 'money', 'threats', 'danger', 'impersonation', 'sexual', 'under_18'];
  const queue = (reasons as (typeof REPORT_REASONS)[number][]).map((reason) => ({ reason, id: 1 }));
  expect(queue.sort(compareInQueue).map(({ reason }) => reason)).toEqual([
    'danger',
    'under_18',
    'threats',
    'sexual',
    'money',
    'impersonation',
    'other',
  ]);
});

it('puts the older of two reports of one gravity first', () => {
  const older = { reason: 'money', id: 3 } as const;
  expect(compareInQueue(older, { reason: 'money', id: 4 })).toBeLessThan(0);
  expect(compareInQueue({ reason: 'money', id: 4 }, older)).toBeGreaterThan(0);
  expect(compareInQueue(older, older)).toBe(0);
});

it('lets no age outweigh gravity', () => {
  const place = fc.record({ reason: fc.constantFrom(...REPORT_REASONS), id: fc.nat() });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const gravity = REPORT_REASONS.indexOf(one.reason) - REPORT_REASONS.indexOf(other.reason);
      fc.pre(gravity !== 0);
      expect(Math.sign(compareInQueue(one, other))).toBe(Math.sign(gravity));
    }),
  );
});

it('calls moderators when someone is in danger or under 18, the gravest there are', () => {
  expect(REPORT_REASONS.filter(isUrgent)).toEqual(['danger', 'under_18']);
  const urgent = fc.constantFrom(...REPORT_REASONS.filter(isUrgent));
  const other = fc.constantFrom(...REPORT_REASONS.filter((reason) => !isUrgent(reason)));
  fc.assert(
    fc.property(urgent, other, fc.nat(), fc.nat(), (grave, light, id, otherId) => {
      const order = compareInQueue({ reason: grave, id }, { reason: light, id: otherId });
      expect(order).toBeLessThan(0);
    }),
  );
});
