import type { Logger } from 'pino';
import type { Storage } from '#core/storage.ts';
import type { Readiness } from '#server/readiness.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Looks for damage in storage: at the start, and once a day. What is found is logged and noted,
 * since storage refuses writes from then on.
 * Returns how to stop, which waits for nothing, since closing storage ends a check.
 */
export function startCheckingForDamage(
  findDamage: Storage['findDamage'],
  readiness: Readiness,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  const check = async () => {
    try {
      const damage = await findDamage();
      if (damage === null) return;
      readiness.isDamaged = true;
      logger.error(damage);
    } catch (error) {
      logger.error({ err: error }, 'storage could not be checked for damage');
    }
  };
  const timer = setInterval(() => void check(), DAY).unref();
  void check();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
