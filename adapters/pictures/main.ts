import { readFile, writeFile } from 'node:fs/promises';
import { makePicture } from './make-picture.ts';
import type { MadeOfWork, PictureAnswer, PictureWork } from './picture-work.ts';

/** How much memory it may have taken, in bytes; at first it takes 70 MB. */
const HEAVY = 300_000_000;

/** The process that makes pictures: one at a time, and it ends with the one that started it. */
process.on('disconnect', () => process.exit());
// Where memory runs out, Linux is to end this process and no other.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
say({ type: 'ready' });
process.on('message', (work: PictureWork) => {
  void answer(work).then((made) => {
    say({ isHeavy: process.memoryUsage.rss() > HEAVY, ...made });
  });
});

async function answer({ file, crop }: PictureWork): Promise<MadeOfWork> {
  try {
    const made = await makePicture(await readFile(file), crop);
    return made.ok
      ? { type: 'made', picture: made.value }
      : { type: 'unusable', reason: made.refusal };
  } catch (error) {
    return { type: 'failed', message: String(error) };
  }
}

function say(answer: PictureAnswer): void {
  process.send?.(answer);
}
