import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, utcOffset } from '#core/members/domain/time-zone.ts';
import { anyTime } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const MINUTES_PER_DAY = 24 * 60;

describe('the name of a time zone', () => {
  it.each([
    'Europe/London',
    'Asia/Kathmandu',
    'America/Argentina/Buenos_Aires',
    'UTC',
    'Etc/GMT+5',
  ])('can be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', ' ', '+01:00', '-05:30', 'Europe/', 'Europe/Nowhere', 'London', '../etc', 'a b'])(
    'cannot be %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );

  it('is refused and never thrown at, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof isTimeZone(text)).toBe('boolean');
      }),
      { numRuns: tries(100) },
    );
  });
});

describe('the clocks of a time zone', () => {
  it.each([
    ['Europe/London', '2026-01-10T12:00:00.000Z', 0],
    ['Europe/London', '2026-07-10T12:00:00.000Z', 60],
    ['Asia/Kathmandu', '2026-07-10T12:00:00.000Z', 345],
    ['America/St_Johns', '2026-01-10T12:00:00.000Z', -210],
    ['Pacific/Kiritimati', '2026-01-10T12:00:00.000Z', 840],
    ['Nowhere/Atlantis', '2026-01-10T12:00:00.000Z', null],
  ])('in %s at %s are %j minutes ahead of UTC', (zone, at, minutes) => {
    expect(utcOffset(zone, at)).toBe(minutes);
  });

  it('show the hour that the zone itself gives, for every zone and time', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zones, anyTime, (zone, at) => {
        expect(isTimeZone(zone)).toBe(true);
        const shown = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(new Date(at));
        const [hour, minute] = shown.split(':').map(Number);
        const now = new Date(at);
        const minutes = now.getUTCHours() * 60 + now.getUTCMinutes() + utcOffset(zone, at)!;
        expect((minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY).toBe(hour! * 60 + minute!);
      }),
    );
  });
});
