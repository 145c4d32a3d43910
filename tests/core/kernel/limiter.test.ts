import { expect, it } from 'vitest';
import { refuseAbove } from '#core/kernel/limiter.ts';

const LIMIT = { name: 'requests', points: 3, duration: 60 };

/** A limiter that always says to wait so long, and notes what it counts. */
function limiterThatAnswers(wait: number | null) {
  const taken: unknown[] = [];
  const take = (...counted: unknown[]) => {
    taken.push(counted);
    return Promise.resolve(wait);
  };
  return { taken, take };
}

it('refuses nothing within the limit, and counts under the key', async () => {
  const limiter = limiterThatAnswers(null);
  expect(await refuseAbove(limiter, LIMIT, 'ada')).toBeNull();
  expect(limiter.taken).toEqual([[LIMIT, 'ada']]);
});

it.each([
  [0, 0],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [59_500, 60],
])('refuses above the limit; after %i ms it says to wait %i s', async (wait, retryAfter) => {
  expect(await refuseAbove(limiterThatAnswers(wait), LIMIT, 'ada')).toEqual({
    code: 'too_many_requests',
    retryAfter,
  });
});
