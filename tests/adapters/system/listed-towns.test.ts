import { expect, it } from 'vitest';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { textRuleOf } from '#core/members/domain/field-rules.ts';
import { listTownCentres, listTowns } from '#tests/support/listed-towns.ts';

it('lists the larger towns of a country, the largest first', async () => {
  const towns = await listTowns('GB');
  expect(towns[0]).toBe('London');
  expect(towns).toEqual(expect.arrayContaining(['Leeds', 'Newport (near Cardiff)', 'Bath']));
  expect(towns).not.toContain('Newport');
  expect(await listTowns('EG')).toContain('Cairo');
  expect(await listTowns('BV')).toEqual([]);
});

it('lists no name twice in a country, and none that a profile could not have', async () => {
  for (const country of COUNTRIES) {
    const towns = await listTowns(country);
    expect(new Set(towns).size).toBe(towns.length);
    expect(
      towns.filter((town) => town === '' || textRuleOf('preferences.town')(town) !== null),
    ).toEqual([]);
  }
});

it('knows where every listed town is', async () => {
  const centres = await listTownCentres();
  let listed = 0;
  for (const country of COUNTRIES) {
    for (const town of await listTowns(country)) {
      listed += 1;
      const { latitude, longitude } = centres.get(`${country}${town}`)!;
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }
  }
  expect(centres.size).toBe(listed);
  const { latitude, longitude } = centres.get('GBLeeds')!;
  expect(latitude).toBeCloseTo(53.8, 1);
  expect(longitude).toBeCloseTo(-1.54, 1);
  expect(await listTownCentres()).toBe(centres);
});
