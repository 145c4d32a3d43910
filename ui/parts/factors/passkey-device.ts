import type { z } from 'zod';
import type { answeredChallengeSchema } from '#core/accounts/schemas.ts';
import { CHALLENGE_TIME } from '#core/accounts/domain/passkey.ts';
import type { CallInput, CallOutput } from '#ui/api/client.ts';

/** Whether the browser can ask devices for passkeys at all. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Ed25519, ECDSA and RSA, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257];

/** Lets the device sign once it has verified its holder. Rejects if it cannot, or the holder says no. */
export async function signChallenge({
  challenge,
  siteId,
}: CallOutput<'beginPasskeyLogIn'>): Promise<z.input<typeof answeredChallengeSchema>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId: siteId, timeout: CHALLENGE_TIME, userVerification: 'required' },
  });
  const { clientDataJSON: clientDataJson, authenticatorData, signature, userHandle } = response;
  const signed = { id, clientDataJson, authenticatorData, signature };
  return { challenge, signed: { ...signed, userHandle: userHandle ?? null } };
}

/** Lets the device make a passkey. Rejects if it cannot, or its holder says no. */
export async function createPasskey({
  challenge,
  siteId,
  siteName,
  handle,
  username,
  name,
  known,
}: CallOutput<'beginPasskey'> & { readonly siteName: string }): Promise<
  Omit<CallInput<'addPasskey'>['body'], 'name'>
> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: siteId, name: siteName },
      user: { id: toBase64Url(handle), name: username, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_TIME,
      excludeCredentials: known.map((knownId) => ({ id: knownId, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON: clientDataJson, attestationObject, transports = [] } = response;
  return { challenge, credential: { id, clientDataJson, attestationObject, transports } };
}

/** Handles are figures alone. */
function toBase64Url(figures: string): string {
  return btoa(figures).replaceAll('=', '');
}
