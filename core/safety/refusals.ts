/** The refusals that keep members safe from each other. */
export type SafetyRefusal =
  /** The two have parted before, and the caller may not ask yet. */
  | { readonly code: 'asked_before' }
  | { readonly code: 'may_not_ask' }
  /** The caller takes a break, and asks nobody meanwhile. */
  | { readonly code: 'on_break' };
