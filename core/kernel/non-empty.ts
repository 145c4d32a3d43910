/** At least one. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

/** What becomes of each of them. */
export function mapEach<From, To>(
  [first, ...others]: NonEmpty<From>,
  become: (item: From) => To,
): NonEmpty<To> {
  return [become(first), ...others.map(become)];
}
