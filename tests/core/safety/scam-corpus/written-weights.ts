import { join } from 'node:path';
import type { PartWeights } from '#core/safety/domain/part-weights.ts';

const DOMAIN = join(import.meta.dirname, '../../../../core/safety/domain');

/** Where the weights are kept: for English, and for the other languages. */
export const LEARNED_WEIGHTS_FILE = join(DOMAIN, 'learned-weights.ts');
export const FOREIGN_WEIGHTS_FILE = join(DOMAIN, 'foreign-weights.ts');

const LINE = 110;

/** The source of a file with weights, what speaks most for a scam first. */
export function writeLearnedWeights(
  name: 'LEARNED_WEIGHTS' | 'FOREIGN_WEIGHTS',
  { ofAny, ofPart }: PartWeights,
): string {
  const tenths = (weight: number) => Math.round(weight * 10);
  const lines = [...ofPart]
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .map(([part, weight]) => `${part} ${tenths(weight)}`)
    .reduce<string[]>((filled, entry) => {
      const last = filled.at(-1);
      if (last === undefined || last.length + entry.length >= LINE) return [...filled, entry];
      return [...filled.slice(0, -1), `${last} ${entry}`];
    }, []);
  return `import { readPartWeights } from './part-weights.ts';

/**
 * What tells scams from innocent messages${name === 'FOREIGN_WEIGHTS' ? ' in other languages' : ''}, in tenths, what speaks most for a scam first. Learned by
 * \`npm run learn:weights\` from the messages in \`tests/core/safety/scam-corpus\`; not written by hand.
 */
export const ${name} = readPartWeights(
  ${tenths(ofAny)},
  \`
${lines.join('\n')}
\`,
);
`;
}
