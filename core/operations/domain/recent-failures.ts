/** What failed while the site ran, as its log has it. Times are ISO 8601 in UTC. */
export interface RecentFailure {
  readonly says: string;
  /** How often, and when last. */
  readonly count: number;
  readonly lastAt: string;
}

/** So many kinds of failures are kept; the operator finds the others in the log. */
const MOST_KINDS = 20;

/** The failures with one more, the latest first. */
export function noteFailure(
  failures: readonly RecentFailure[],
  { says, at }: { readonly says: string; readonly at: string },
): readonly RecentFailure[] {
  const others = failures.filter((failure) => failure.says !== says);
  const before = failures.find((failure) => failure.says === says)?.count ?? 0;
  return [{ says, count: before + 1, lastAt: at }, ...others].slice(0, MOST_KINDS);
}
