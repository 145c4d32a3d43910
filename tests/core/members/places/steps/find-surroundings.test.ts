import { expect, test } from 'vitest';
import { surroundingsOf } from '#core/members/places/domain/distance.ts';
import { makeFindSurroundings } from '#core/members/places/steps/find-surroundings.ts';
import { listTownCentres } from '#tests/support/listed-towns.ts';

/** What is found, and how often all towns were looked at for that. */
function find() {
  let looks = 0;
  const findSurroundings = makeFindSurroundings(() => {
    looks += 1;
    return listTownCentres();
  });
  return { findSurroundings, looks: () => looks };
}

test('the towns around a home are looked for once, and those around another for themselves', async () => {
  const { findSurroundings, looks } = find();
  const centres = await listTownCentres();
  const leeds = { country: 'GB', town: 'Leeds' } as const;
  const suva = { country: 'FJ', town: 'Suva' } as const;
  for (const home of [leeds, suva, leeds, suva]) {
    expect(await findSurroundings(home)).toEqual(surroundingsOf(home, centres));
  }
  expect(looks()).toBe(2);
});

test('nothing is around a home without a town, and no town is looked at for that', async () => {
  const { findSurroundings, looks } = find();
  expect((await findSurroundings({ country: 'GB', town: null })).size).toBe(0);
  expect((await findSurroundings({ country: null, town: 'Leeds' })).size).toBe(0);
  expect(looks()).toBe(0);
});

test('only so many are kept', async () => {
  const { findSurroundings, looks } = find();
  const towns = [...(await listTownCentres()).keys()].slice(0, 2_001);
  const homes = towns.map((text) => ({ country: text.slice(0, 2) as 'GB', town: text.slice(2) }));
  for (const home of homes) await findSurroundings(home);
  await findSurroundings(homes[0]!);
  expect(looks()).toBe(homes.length + 1);
});
