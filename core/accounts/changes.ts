import type { Session } from '#core/accounts/domain/session.ts';

/** What is stored of sessions. */
export type SessionChange =
  | { readonly type: 'add_session'; readonly session: Session }
  /** Nothing happens when it is gone already. */
  | { readonly type: 'remove_session'; readonly tokenHash: string };
