import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';

/** What a browser sends when a device has signed a challenge. */
export interface SignedChallenge {
  readonly id: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string | null;
}

/** A challenge that comes back signed. */
export interface AnsweredChallenge {
  readonly challenge: string;
  readonly signed: SignedChallenge;
}

/** What shows that a signed-in caller is the member, and not someone at their open window. */
export type Proof =
  | { readonly type: 'password'; readonly password: TypedPassword }
  | ({ readonly type: 'passkey' } & AnsweredChallenge);
