import { foldText } from '#core/kernel/fold-text.ts';

/** How many towns are suggested at once. */
export const SUGGESTED_TOWNS = 10;

/**
 * The towns to suggest for a text, in the order of the list: first those that begin with it, then those with a
 * later word that does. Case and accents do not matter.
 */
export function matchingTowns(towns: readonly string[], text: string): readonly string[] {
  const sought = foldText(text);
  const folded = towns.map((town) => ({ town, name: foldText(town) }));
  const first = folded.filter(({ name }) => name.startsWith(sought));
  const later = folded.filter(
    ({ name }) =>
      !name.startsWith(sought) && laterWords(name).some((word) => word.startsWith(sought)),
  );
  return [...first, ...later].slice(0, SUGGESTED_TOWNS).map(({ town }) => town);
}

/** What follows each space, hyphen and bracket of a name. */
function laterWords(name: string): string[] {
  return [...name.matchAll(/[\s(-]+/g)].map(({ index, 0: { length } }) =>
    name.slice(index + length),
  );
}
