import { readMessage } from '#core/safety/domain/message-signs.ts';
import type { PartWeights } from '#core/safety/domain/part-weights.ts';
import { weighedParts } from '#core/safety/domain/scam-likeness.ts';
import type { LabelledMessages } from './labelled-messages.ts';

/** A part that fewer messages have is chance. */
const FEWEST_MESSAGES = 3;
const ROUNDS = 15;
/** The weights are the mean of those after each of the last rounds, which holds better for what comes. */
const LAST_ROUNDS = 8;
const STEP = 0.5;
/** How strongly weights are drawn towards zero (L2). */
const RIDGE = 3e-3;

interface Example {
  readonly parts: readonly number[];
  readonly isScam: boolean;
}

/**
 * Learns what tells scams from innocent messages: logistic regression over their parts, fitted by AdaGrad in an
 * order that is always the same, so that the same messages give the same weights.
 */
export function learnWeights(sets: readonly LabelledMessages[]): PartWeights {
  const read = sets.flatMap(({ warning, innocent }) => [
    ...warning.map((text) => ({ parts: partsOf(text), isScam: true })),
    ...innocent.map((text) => ({ parts: partsOf(text), isScam: false })),
  ]);
  const places = numberParts(read.map(({ parts }) => parts));
  const examples = read.map(({ parts, isScam }) => ({
    parts: parts.flatMap((part) => places.get(part) ?? []),
    isScam,
  }));
  const { ofAny, weights } = fit(examples, places.size);
  const tenths = (weight: number) => Math.round(weight * 10) / 10;
  const learned = [...places].map(([part, place]) => [part, tenths(weights[place]!)] as const);
  return { ofAny: tenths(ofAny), ofPart: new Map(learned.filter(([, weight]) => weight !== 0)) };
}

function partsOf(text: string): readonly string[] {
  const { sentences, signs } = readMessage(text, 'english');
  return [...weighedParts(sentences, signs)];
}

function numberParts(messages: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const part of messages.flat()) counts.set(part, (counts.get(part) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= FEWEST_MESSAGES);
  return new Map(frequent.map(([part], place) => [part, place]));
}

function fit(examples: readonly Example[], size: number) {
  const model = {
    weights: new Float64Array(size),
    squares: new Float64Array(size).fill(1e-6),
    ofAny: 0,
    squaresOfAny: 1e-6,
  };
  const mean = { weights: new Float64Array(size), ofAny: 0 };
  const random = makeRandom();
  const order = [...examples];
  for (let round = 1; round <= ROUNDS; round += 1) {
    shuffle(order, random);
    for (const example of order) learnFrom(model, example);
    if (round <= ROUNDS - LAST_ROUNDS) continue;
    model.weights.forEach((weight, part) => {
      mean.weights[part]! += weight / LAST_ROUNDS;
    });
    mean.ofAny += model.ofAny / LAST_ROUNDS;
  }
  return mean;
}

interface Model {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
  ofAny: number;
  squaresOfAny: number;
}

function learnFrom(model: Model, { parts, isScam }: Example): void {
  const { weights, squares } = model;
  const share = 1 / Math.sqrt(Math.max(1, parts.length));
  const sum = parts.reduce((total, part) => total + weights[part]!, 0);
  const error = 1 / (1 + Math.exp(-(model.ofAny + sum * share))) - Number(isScam);
  for (const part of parts) {
    const slope = error * share + RIDGE * weights[part]!;
    squares[part]! += slope * slope;
    weights[part]! -= (STEP * slope) / Math.sqrt(squares[part]!);
  }
  model.squaresOfAny += error * error;
  model.ofAny -= (STEP * error) / Math.sqrt(model.squaresOfAny);
}

function shuffle(items: Example[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}

/** The generator of ANSI C: the same numbers every time. */
function makeRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
