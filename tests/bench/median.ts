/** The one in the middle; of an even number the larger of two, and 0 of none. */
export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
