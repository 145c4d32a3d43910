import type { Passkey, PasskeyCredential } from '#core/accounts/domain/passkey.ts';
import type { SignedChallenge } from '#core/accounts/domain/proof.ts';

/** What a browser sends of a device, as WebAuthn has it; texts in base 64 are written for addresses. */
export interface NewCredential {
  readonly id: string;
  readonly clientDataJson: string;
  readonly attestationObject: string;
  readonly transports: readonly string[];
}

/** What must have been signed: the challenge, on a page of that origin. */
export interface ExpectedSigning {
  readonly challenge: string;
  /** Such as `https://example.org`; devices keep passkeys by its host. */
  readonly origin: string;
}

/** Checks what devices have signed (Web Authentication, level 3); the devices must have verified their holders. */
export interface PasskeyChecks {
  /** The new passkey, or `null` for what is not valid. */
  checkNew(credential: NewCredential, expected: ExpectedSigning): Promise<PasskeyCredential | null>;
  /** How often the device was used by now, or `null` for what is not valid or belongs to another member. */
  checkSigned(
    signed: SignedChallenge,
    passkey: Passkey,
    expected: ExpectedSigning,
  ): Promise<number | null>;
}
