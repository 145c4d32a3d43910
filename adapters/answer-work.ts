import { writeFile } from 'node:fs/promises';
import type { Result } from '#core/kernel/result.ts';
import type { DoneWork, WorkAnswer } from './apart-work.ts';

/** How much memory a process may have taken, in bytes; at first it takes 70 MB. */
const HEAVY = 300_000_000;

/** Makes this process one that works apart: it does one thing at a time, and ends with the one that started it. */
export async function answerWork<Made, Unusable>(
  work: (piece: never) => Promise<Result<Made, Unusable>>,
): Promise<void> {
  const say = (answer: WorkAnswer<Made, Unusable>) => process.send?.(answer);
  process.on('disconnect', () => process.exit());
  // Where memory runs out, Linux is to end this process and no other.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  say({ type: 'ready' });
  process.on('message', (piece) => {
    void answer(() => work(piece as never)).then((done) => {
      say({ isHeavy: process.memoryUsage.rss() > HEAVY, ...done });
    });
  });
}

async function answer<Made, Unusable>(
  work: () => Promise<Result<Made, Unusable>>,
): Promise<DoneWork<Made, Unusable>> {
  try {
    const result = await work();
    return result.ok
      ? { type: 'made', made: result.value }
      : { type: 'unusable', reason: result.refusal };
  } catch (error) {
    return { type: 'failed', message: String(error) };
  }
}
