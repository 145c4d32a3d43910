import { expect, test } from 'vitest';
import { checkTogether } from '#server/live/check-together.ts';

test('sessions asked for at the same moment are checked together, and later ones again', async () => {
  const alive = new Set(['rosa', 'daniel']);
  const asked: (readonly string[])[] = [];
  const check = checkTogether((tokenHashes) => {
    asked.push(tokenHashes);
    return Promise.resolve(new Set(tokenHashes.filter((hash) => alive.has(hash))));
  });
  const [first, second] = await Promise.all([check(['rosa', 'gone']), check(['rosa', 'daniel'])]);
  expect(asked).toEqual([['rosa', 'gone', 'daniel']]);
  expect([first.has('rosa'), first.has('gone'), second.has('daniel')]).toEqual([true, false, true]);
  alive.delete('rosa');
  expect((await check(['rosa'])).has('rosa')).toBe(false);
  expect(asked).toHaveLength(2);
});

test('a check that fails does so for everyone who asked, and the next one is made again', async () => {
  let fails = true;
  const check = checkTogether((tokenHashes) =>
    fails ? Promise.reject(new Error('no database')) : Promise.resolve(new Set(tokenHashes)),
  );
  const outcomes = await Promise.allSettled([check(['rosa']), check(['daniel'])]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await check(['rosa'])).toEqual(new Set(['rosa']));
});
