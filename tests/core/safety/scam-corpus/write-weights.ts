import { writeFileSync } from 'node:fs';
import { readForeignLearned } from './foreign-sets.ts';
import { learnForeignWeights } from './learn-foreign-weights.ts';
import { learnWeights } from './learn-weights.ts';
import { LEARNED } from './tuning-sets.ts';
import { digestOfLearning, LEARNED_FROM_FILE } from './what-weights-come-from.ts';
import {
  FOREIGN_WEIGHTS_FILE,
  LEARNED_WEIGHTS_FILE,
  writeLearnedWeights,
} from './written-weights.ts';

const weights = learnWeights(LEARNED);
const foreign = learnForeignWeights(readForeignLearned());
writeFileSync(LEARNED_WEIGHTS_FILE, writeLearnedWeights('LEARNED_WEIGHTS', weights));
writeFileSync(FOREIGN_WEIGHTS_FILE, writeLearnedWeights('FOREIGN_WEIGHTS', foreign));
writeFileSync(LEARNED_FROM_FILE, `${digestOfLearning()}\n`);
process.stdout.write(`Wrote ${weights.ofPart.size + foreign.ofPart.size} weights.\n`);
