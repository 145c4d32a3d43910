/** What a member ticks who finds that somebody else has been in their account. */
export const LOCK_OUT_LABEL =
  'Someone else may have been in my account. Remove my passkeys, recovery codes and app as well.';
