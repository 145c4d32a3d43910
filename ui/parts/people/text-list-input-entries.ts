import { foldText } from '#core/kernel/fold-text.ts';
import { normaliseText } from '#core/kernel/text.ts';

/** Whether two entries are so alike that only one of them may be listed. */
export type IsAlike = (one: string, other: string) => boolean;

/** Interests are alike however their letters are written. */
export const areAlikeInterests: IsAlike = (one, other) => foldText(one) === foldText(other);

/** The entries with the text at their end; the very same list where there is no text or none that is new. */
export function addEntry(
  entries: readonly string[],
  text: string,
  isAlike: IsAlike = Object.is,
): readonly string[] {
  const entry = normaliseText(text);
  if (entry === '' || entries.some((listed) => isAlike(listed, entry))) return entries;
  return [...entries, entry];
}
