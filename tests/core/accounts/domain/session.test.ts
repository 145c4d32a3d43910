import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSessionAlive,
  isUseWorthRecording,
  SESSION_AGE_LIMIT,
  SESSION_IDLE_LIMIT,
  type Session,
} from '#core/accounts/domain/session.ts';

const NOW = '2026-06-01T12:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

/** A session created and last used so many milliseconds before now. */
function session(ages: { readonly created: number; readonly used: number }): Session {
  const before = (age: number): string => new Date(Date.parse(NOW) - age).toISOString();
  const { created, used } = ages;
  return {
    tokenHash: 'f00',
    memberId: toMemberId(1),
    createdAt: before(created),
    lastUsedAt: before(used),
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  };
}

describe('isSessionAlive', () => {
  it.each([
    ['at its start', { created: 0, used: 0 }, true],
    ['just before 14 days without use', { created: 20 * DAY, used: 14 * DAY - 1 }, true],
    ['after 14 days without use', { created: 20 * DAY, used: 14 * DAY }, false],
    ['just before 60 days', { created: 60 * DAY - 1, used: 0 }, true],
    ['after 60 days, however used', { created: 60 * DAY, used: 0 }, false],
  ])('%s', (_when, ages, alive) => {
    expect(isSessionAlive(session(ages), NOW)).toBe(alive);
  });

  it('never comes back', () => {
    const ages = fc.record({ created: fc.nat(70 * DAY), used: fc.nat(20 * DAY) });
    fc.assert(
      fc.property(ages, fc.nat(70 * DAY), (age, later) => {
        const then = new Date(Date.parse(NOW) + later).toISOString();
        if (!isSessionAlive(session(age), NOW)) {
          expect(isSessionAlive(session(age), then)).toBe(false);
        }
      }),
    );
  });

  it('has the limits that the sweep of expired sessions uses', () => {
    expect([SESSION_IDLE_LIMIT, SESSION_AGE_LIMIT]).toEqual([14 * DAY, 60 * DAY]);
  });
});

describe('isUseWorthRecording', () => {
  it.each([
    [0, false],
    [59_999, false],
    [60_000, true],
    [DAY, true],
  ])('%i ms after the last use: %j', (used, worth) => {
    expect(isUseWorthRecording(session({ created: DAY, used }), NOW)).toBe(worth);
  });
});
