import { describe, expect, it } from 'vitest';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import { isTimeZone, utcOffset } from '#core/members/domain/time-zone.ts';
import { timeZoneName } from '#core/texts/place-texts.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const DAYS = ['2026-01-15T12:00:00.000Z', '2026-07-15T12:00:00.000Z'];

describe('the name that a time zone has today', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata', 'Kolkata (Asia)'],
    ['Europe/Kiev', 'Europe/Kyiv', 'Kyiv (Europe)'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina, America)'],
    ['Europe/London', 'Europe/London', 'London (Europe)'],
    ['UTC', 'UTC', 'UTC'],
  ])('of %s is %s, and reads %s', (known, present, name) => {
    expect(presentTimeZone(known)).toBe(present);
    expect(timeZoneName(known)).toBe(name);
  });

  it('is known here, and shows the same clocks', () => {
    for (const zone of ZONES) {
      const present = presentTimeZone(zone);
      expect(isTimeZone(present)).toBe(true);
      for (const day of DAYS) expect(utcOffset(present, day)).toBe(utcOffset(zone, day));
    }
  });

  it('reads as no other', () => {
    const zones = new Set(ZONES.map(presentTimeZone));
    expect(new Set([...zones].map(timeZoneName)).size).toBe(zones.size);
  });
});
