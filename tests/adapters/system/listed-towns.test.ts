import { expect, it } from 'vitest';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { textRuleOf } from '#core/members/domain/field-rules.ts';
import { listTowns } from '#tests/support/listed-towns.ts';

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
