/** What a member lets those they talk with see of them, as long as the others do so too. */
export interface SharedSigns {
  /** That they are typing. */
  readonly typing: boolean;
  /** That they have read a message. */
  readonly reading: boolean;
}

/** What every member starts with, and what members see of those who are none of theirs. */
export const NO_SIGNS: SharedSigns = { typing: false, reading: false };

/** What two members see of each other: only what both have chosen. */
export function signsOfBoth(one: SharedSigns, other: SharedSigns): SharedSigns {
  return { typing: one.typing && other.typing, reading: one.reading && other.reading };
}
