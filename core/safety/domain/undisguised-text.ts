import { englishShare } from './english-words.ts';
import { foldLookAlikes } from './look-alikes.ts';

/** Six letters or more, each by itself. */
const SET_APART = /(?<![\p{L}\p{N}])[\p{L}'’](?:[ ._*-]{1,3}[\p{L}'’](?![\p{L}\p{N}])){5,}/gu;
const GAP = /[ ._*-]+/gu;

/** What is English backwards has at least that share of English words then, and at most the other as it is. */
const MOST = 0.6;
const LEAST = 0.35;

/**
 * The text as its reader makes it out, where somebody has set its letters apart or written it backwards, so that nobody
 * else finds the words. Other texts stay as they are.
 */
export function undisguised(text: string): string {
  const plain = text.normalize('NFKC').replace(SET_APART, joinLetters);
  const share = englishShare(foldLookAlikes(plain));
  if (share === null || share > LEAST) return plain;
  const backwards = Array.from(plain).reverse().join('');
  return (englishShare(foldLookAlikes(backwards)) ?? 0) >= MOST ? backwards : plain;
}

/** Joins the letters; where some gaps are of another kind than the most, they are between words. */
function joinLetters(run: string): string {
  const counts = new Map<string, number>();
  for (const [gap] of run.matchAll(GAP)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  if (counts.size === 1) return run;
  const [[usual] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
  return run.replace(GAP, (gap) => (gap === usual ? '' : ' '));
}
