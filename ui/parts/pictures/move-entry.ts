/** The list with one entry moved by so many places, as far as there are any. */
export function moveEntry<Entry>(
  entries: readonly Entry[],
  index: number,
  places: number,
): readonly Entry[] {
  const moved = entries.slice(index, index + 1);
  const others = entries.toSpliced(index, 1);
  const target = Math.min(Math.max(index + places, 0), others.length);
  return others.toSpliced(target, 0, ...moved);
}
