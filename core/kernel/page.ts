/** One page of a list, and the cursor to read on with when there is more. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Cuts a list read one entry longer than the page; `hasMore` says whether that entry was there. */
export function cutPage<Item>(
  items: readonly Item[],
  limit: number,
): { readonly items: readonly Item[]; readonly hasMore: boolean } {
  return { items: items.slice(0, limit), hasMore: items.length > limit };
}
