/** So many pages keep two cores busy while some of them wait for the network. */
const AT_A_TIME = 3;

/** Shares items among a few workers, each of which takes the next as soon as it is done with one. */
export async function shareAmongFew<Item>(
  items: readonly Item[],
  work: (waiting: Iterable<Item>) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(Array.from({ length: AT_A_TIME }, () => work(waiting)));
}
