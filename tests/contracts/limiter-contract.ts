import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Limit } from '#core/kernel/limiter.ts';
import type { Storage } from '#core/storage.ts';

const LIMIT: Limit = { name: 'knocks', points: 3, duration: 60 };

const DAY = 24 * 60 * 60_000;

/** What the comments of `Limiter` promise. */
export function describeLimiter(current: () => Storage): void {
  const take = (key: string, limit = LIMIT) => current().limiter.take(limit, key);

  describe('rate counters', () => {
    test('let pass as often as the limit says, and then say when they begin again', async () => {
      for (let time = 0; time < LIMIT.points; time += 1) expect(await take('rosa')).toBeNull();
      const wait = await take('rosa');
      expect(wait).toBeGreaterThan((LIMIT.duration - 30) * 1000);
      expect(wait).toBeLessThanOrEqual(LIMIT.duration * 1000);
    });

    test('count each key and each limit by itself', async () => {
      for (let time = 0; time <= LIMIT.points; time += 1) await take('rosa');
      expect(await take('daniel')).toBeNull();
      expect(await take('rosa', { ...LIMIT, name: 'calls' })).toBeNull();
    });

    test('count what is done at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => take('crowd')));
      expect(answers.filter((wait) => wait === null)).toHaveLength(LIMIT.points);
    });

    test('begin again when they are told to, and when their time is over', async () => {
      for (let time = 0; time <= LIMIT.points; time += 1) await take('rosa');
      await current().limiter.forget(LIMIT, 'rosa');
      expect(await take('rosa')).toBeNull();

      const short = { name: 'short', points: 1, duration: 1 };
      await take('rosa', short);
      expect(await take('rosa', short)).not.toBeNull();
      await expect.poll(() => take('rosa', short)).toBeNull();
    });

    test('count for 24 days, and refuse to count for longer', async () => {
      const long = { name: 'long', points: 1, duration: (24 * DAY) / 1000 };
      expect(await take('rosa', long)).toBeNull();
      await current().limiter.removeExpired();
      expect(await take('rosa', long)).toBeGreaterThan(23 * DAY);
      const longer = { ...long, name: 'longer', duration: long.duration + 1 };
      await expect(take('rosa', longer)).rejects.toThrow(RangeError);
    });

    test('let pass once more for each that is taken back', async () => {
      const { limiter } = current();
      for (let time = 0; time < LIMIT.points; time += 1) await take('rosa');
      await limiter.giveBack(LIMIT, 'rosa');
      expect(await take('rosa')).toBeNull();
      expect(await take('rosa')).not.toBeNull();
    });

    describe('when the clock of the machine jumps', () => {
      afterEach(() => {
        vi.useRealTimers();
      });
      /** A limit that no test outlasts, however slow its machine is. */
      const daily: Limit = { ...LIMIT, duration: DAY / 1000 };
      const knock = (key: string) => take(key, daily);
      const jump = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

      test('forward, go on refusing what they have refused', async () => {
        vi.useFakeTimers({ toFake: ['Date'] });
        for (let time = 0; time <= LIMIT.points; time += 1) await knock('rosa');
        jump(2 * DAY);
        await current().limiter.removeExpired();
        expect(await knock('rosa')).not.toBeNull();
        jump(-2 * DAY);
        expect(await knock('rosa')).not.toBeNull();
        await current().limiter.forget(daily, 'rosa');
        expect(await knock('rosa')).toBeNull();
      });

      test('back, let nobody wait for longer than the limit says', async () => {
        vi.useFakeTimers({ toFake: ['Date'] });
        for (let time = 0; time < LIMIT.points; time += 1) await knock('rosa');
        jump(-2 * DAY);
        expect(await knock('rosa')).toBeLessThanOrEqual(DAY);
        await knock('daniel');
        jump(-2 * DAY);
        await knock('daniel');
        jump(2 * DAY);
        for (let time = 0; time < LIMIT.points; time += 1) {
          expect(await knock('daniel')).toBeNull();
        }
      });
    });

    test('keep what still counts when the expired is removed', async () => {
      for (let time = 0; time < LIMIT.points; time += 1) await take('rosa');
      await current().limiter.removeExpired();
      expect(await take('rosa')).not.toBeNull();
    });
  });
}
