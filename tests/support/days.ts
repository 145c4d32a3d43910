/** A day on which every account of the tests is old enough to be recommended: in 2134. */
export const LATER_DAY = 60_000;
