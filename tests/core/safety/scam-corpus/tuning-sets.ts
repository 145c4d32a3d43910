import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyday } from './everyday.ts';
import { heldOut } from './held-out.ts';
import type { LabelledMessages } from './labelled-messages.ts';
import { tuningEight } from './tuning-eight.ts';
import { tuningEleven } from './tuning-eleven.ts';
import { tuningFive } from './tuning-five.ts';
import { tuningFour } from './tuning-four.ts';
import { tuningNine } from './tuning-nine.ts';
import { tuningOne } from './tuning-one.ts';
import { tuningSeven } from './tuning-seven.ts';
import { tuningSix } from './tuning-six.ts';
import { tuningTen } from './tuning-ten.ts';
import { tuningThree } from './tuning-three.ts';
import { tuningTwo } from './tuning-two.ts';

type Sets = Readonly<Record<string, LabelledMessages>>;

/** The sets by the author of the rules. */
export const RULE_SETS: Sets = {
  one: tuningOne,
  two: tuningTwo,
  three: tuningThree,
  four: tuningFour,
  five: tuningFive,
  six: tuningSix,
  seven: tuningSeven,
  eight: tuningEight,
  nine: tuningNine,
  ten: tuningTen,
  eleven: tuningEleven,
};

/** The sets that the weights are learned from. */
export const LEARNED_SETS: Sets = {
  ...RULE_SETS,
  ...readAuthors('tuning'),
};

/** How often everyday phrases are learned: nothing is said more often, and a warning of them wears the others out. */
const EVERYDAY_TIMES = 5;

/** What the weights are learned from. */
export const LEARNED: readonly LabelledMessages[] = [
  ...Object.values(LEARNED_SETS),
  ...Array.from({ length: EVERYDAY_TIMES - 1 }, () => ({ warning: [], innocent: everyday })),
];

/** The sets that are only judged: no rule and no weight was made with them. */
export const HELD_OUT_SETS: Sets = { one: heldOut, ...readAuthors('held-out') };

/** The sets of authors who knew neither the rules nor each other's messages. */
function readAuthors(folder: string): Sets {
  const path = join(import.meta.dirname, 'authors', folder);
  const read = (file: string) =>
    JSON.parse(readFileSync(join(path, file), 'utf8')) as LabelledMessages;
  return Object.fromEntries(
    readdirSync(path)
      .sort()
      .map((file) => [`author ${file.replace('.json', '')}`, read(file)]),
  );
}
