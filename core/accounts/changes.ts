import type { Session } from '#core/accounts/domain/session.ts';
import type { MemberId } from '#core/kernel/ids.ts';

/** What is stored of sessions. */
export type SessionChange =
  | {
      readonly type: 'add_session';
      readonly session: Session;
      /** The version of the member's standing that allowed the log-in; 0 when nothing was stored. */
      readonly standingVersion: number;
    }
  /** Nothing happens when it is gone already. */
  | { readonly type: 'remove_session'; readonly tokenHash: string }
  /** Ends every session of the member. */
  | { readonly type: 'end_sessions'; readonly memberId: MemberId };
