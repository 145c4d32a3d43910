import { writeFileSync } from 'node:fs';
import { learnWeights } from './learn-weights.ts';
import { LEARNED } from './tuning-sets.ts';
import { digestOfLearning, LEARNED_FROM_FILE } from './what-weights-come-from.ts';
import { LEARNED_WEIGHTS_FILE, writeLearnedWeights } from './written-weights.ts';

const weights = learnWeights(LEARNED);
writeFileSync(LEARNED_WEIGHTS_FILE, writeLearnedWeights(weights));
writeFileSync(LEARNED_FROM_FILE, `${digestOfLearning()}\n`);
process.stdout.write(`Wrote ${weights.ofPart.size} weights.\n`);
