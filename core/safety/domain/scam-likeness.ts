import type { ReadMessage, ReadSentence } from './message-signs.ts';
import { findSaidSigns } from './message-subjects.ts';
import { LEARNED_WEIGHTS } from './learned-weights.ts';
import type { PartWeights } from './part-weights.ts';

/** What a passage needs more the more there are, of which one is bound to sound odd. */
const HANDICAP = 0.5;

/**
 * How much more a message reads like the scams that the weights were learned from than like innocent messages; below
 * zero it reads more like an innocent one. The whole is weighed, and any two sentences that follow each other, so that
 * nobody hides a scam in a long letter.
 */
export function scamLikeness(
  { sentences, signs }: ReadMessage,
  weights: PartWeights = LEARNED_WEIGHTS,
): number {
  const passages = sentences.length > 2 ? sentences.slice(1).map(passageTo(sentences)) : [];
  const handicap = HANDICAP * Math.log(Math.max(1, passages.length));
  return Math.max(
    weigh(weighedParts(sentences, signs), weights),
    ...passages.map((passage) => {
      const said = findSaidSigns(passage.map(({ subjects }) => subjects));
      return weigh(weighedParts(passage, said), weights) - handicap;
    }),
  );
}

/**
 * What is weighed of sentences, each once: words, neighbouring words with `_` between them, `.subject` and `:sign`.
 * That there is a link says nothing: the messages that were learned from hardly have innocent ones.
 */
export function weighedParts(
  sentences: readonly ReadSentence[],
  signs: readonly string[],
): ReadonlySet<string> {
  const parts = new Set(signs.map((sign) => `:${sign}`));
  for (const { words, subjects } of sentences) {
    for (const subject of subjects) parts.add(`.${subject}`);
    let last = '';
    for (const word of words.replaceAll(' #link', '').trim().split(' ')) {
      parts.add(word);
      if (last !== '') parts.add(`${last}_${word}`);
      last = word;
    }
  }
  for (const link of [':link', '.link', '']) parts.delete(link);
  return parts;
}

/** The sum of the weights of the parts, in proportion to how much there is to weigh. */
function weigh(parts: ReadonlySet<string>, { ofAny, ofPart }: PartWeights): number {
  let sum = 0;
  let known = 0;
  for (const part of parts) {
    const weight = ofPart.get(part);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return ofAny + sum / Math.sqrt(Math.max(1, known));
}

const passageTo =
  (sentences: readonly ReadSentence[]) => (_sentence: ReadSentence, before: number) =>
    sentences.slice(before, before + 2);
