import type { ShownFactors } from '#core/accounts/factors/domain/shown-factors.ts';

/** What can log in beside the password, before a member chooses another one by a link. */
export interface ShownWaysIn {
  /** What ends with the new password, because it is young. */
  readonly ending: ShownWays;
  /** What stays, unless the member has it ended as well. */
  readonly staying: ShownWays;
  /** Whether the new password will not be enough to log in. */
  readonly asksForMore: boolean;
}

/** What lets a member in beside the password. */
export type ShownWays = Pick<ShownFactors, 'hasAuthenticator' | 'recoveryCodes' | 'passkeys'>;
