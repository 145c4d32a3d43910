import { MAXIMUM_AGE, MINIMUM_AGE, type AgeRange } from './age-range.ts';

/** Every age that a member can have. */
export const EVERY_AGE: AgeRange = { min: MINIMUM_AGE, max: MAXIMUM_AGE };

/** One end of an age range. */
export type AgeRangeEnd = keyof AgeRange;

/** An end of a range as someone types it. */
interface TypedEnd {
  readonly end: AgeRangeEnd;
  readonly typed: string;
  /** The range as it was until now. */
  readonly range: AgeRange;
  /** The highest age that can be chosen. */
  readonly maximum: number;
}

/**
 * The range with the end that was typed, once the typing is over. An age beyond the bounds becomes the nearest
 * bound, and nothing at all the outermost. The other end gives way; what isn't an age changes nothing.
 */
export function settleTypedEnd({ end, typed, range, maximum }: TypedEnd): AgeRange {
  const text = typed.trim();
  if (text === '')
    return end === 'min' ? { ...range, min: MINIMUM_AGE } : { ...range, max: maximum };
  if (!/^\d+$/.test(text)) return range;
  const age = Math.min(Math.max(Number(text), MINIMUM_AGE), maximum);
  return end === 'min'
    ? { min: age, max: Math.max(age, range.max) }
    : { min: Math.min(age, range.min), max: age };
}

/** The range with what has been typed so far, or `null` while that may be only part of an age. */
export function readTypedEnd(entry: TypedEnd): AgeRange | null {
  const { end, typed, range } = entry;
  const settled = settleTypedEnd(entry);
  const other = end === 'min' ? 'max' : 'min';
  const isWholeAge = Number.parseInt(typed, 10) === settled[end];
  return isWholeAge && settled[other] === range[other] ? settled : null;
}
