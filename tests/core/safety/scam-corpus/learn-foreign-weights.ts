import { foreignParts } from '#core/safety/domain/foreign-likeness.ts';
import { readMessage } from '#core/safety/domain/message-signs.ts';
import type { PartWeights } from '#core/safety/domain/part-weights.ts';
import type { LabelledMessages } from './labelled-messages.ts';

const ROUNDS = 300;
const STEP = 0.5;
/** How strongly weights are drawn towards zero (L2). */
const RIDGE = 1.5;
/** Stands for what is added to the sum of any message. */
const OF_ANY = '';

/**
 * Learns what tells scams from innocent messages in all other languages at once, for what they touch on is the same:
 * logistic regression over all messages in every round, so that the same messages give the same weights.
 */
export function learnForeignWeights(sets: readonly LabelledMessages[]): PartWeights {
  const examples = sets.flatMap(({ warning, innocent }) => [
    ...warning.map((text) => ({ parts: partsOf(text), isScam: 1 })),
    ...innocent.map((text) => ({ parts: partsOf(text), isScam: 0 })),
  ]);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Map([...weights].map(([part, weight]) => [part, pull(part, weight)]));
    for (const { parts, isScam } of examples) {
      const sum = parts.reduce((total, part) => total + (weights.get(part) ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - isScam;
      for (const part of parts) slopes.set(part, (slopes.get(part) ?? 0) + error);
    }
    for (const [part, slope] of slopes) {
      const square = (squares.get(part) ?? 1e-6) + slope * slope;
      squares.set(part, square);
      weights.set(part, (weights.get(part) ?? 0) - (STEP * slope) / Math.sqrt(square));
    }
  }
  return inTenths(weights);
}

const pull = (part: string, weight: number) => (part === OF_ANY ? 0 : RIDGE * weight);

function partsOf(text: string): readonly string[] {
  const { foreign, signs } = readMessage(text);
  return [OF_ANY, ...foreignParts(foreign, signs)];
}

function inTenths(weights: ReadonlyMap<string, number>): PartWeights {
  const rounded = [...weights].map(
    ([part, weight]) => [part, Math.round(weight * 10) / 10] as const,
  );
  const ofPart = new Map(rounded.filter(([part, weight]) => part !== OF_ANY && weight !== 0));
  return { ofAny: new Map(rounded).get(OF_ANY) ?? 0, ofPart };
}
