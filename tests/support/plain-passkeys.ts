import type { SignedChallenge } from '#core/accounts/domain/proof.ts';
import type { NewCredential, PasskeyChecks } from '#core/accounts/ports/passkey-checks.ts';

const written = (challenge: string, origin: string): string =>
  JSON.stringify({ challenge, origin });

/** Takes the challenge and the origin in plain text for a signature: worthless anywhere else. */
export const plainPasskeys: PasskeyChecks = {
  checkNew: ({ id, clientDataJson, attestationObject, transports }, { challenge, origin }) =>
    Promise.resolve(
      clientDataJson === written(challenge, origin)
        ? { credentialId: id, publicKey: attestationObject, signCount: 0, transports }
        : null,
    ),
  checkSigned: ({ clientDataJson, signature }, passkey, { challenge, origin }) =>
    Promise.resolve(
      clientDataJson === written(challenge, origin) && signature === passkey.publicKey
        ? passkey.signCount + 1
        : null,
    ),
};

/** What a device makes for the challenge on a page of that origin. */
export function makeCredential(id: string, challenge: string, origin: string): NewCredential {
  return {
    id,
    clientDataJson: written(challenge, origin),
    attestationObject: `key of ${id}`,
    transports: ['internal'],
  };
}

/** What the device with that credential signs on a page of that origin. */
export function signChallenge(id: string, challenge: string, origin: string): SignedChallenge {
  return {
    id,
    clientDataJson: written(challenge, origin),
    authenticatorData: '',
    signature: `key of ${id}`,
    userHandle: null,
  };
}
