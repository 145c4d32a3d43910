import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { passkeyHandleOf } from '#core/accounts/domain/passkey.ts';
import type { ExpectedSigning, PasskeyChecks } from '#core/accounts/ports/passkey-checks.ts';

/** Few members have a passkey, and the library is the heaviest of all: it is loaded when one is checked first. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Checks by the library; whatever it throws of what was sent means that it is not valid. */
export function createWebauthnPasskeys(): PasskeyChecks {
  return {
    checkNew: async ({ id, clientDataJson, attestationObject, transports }, expected) => {
      const { verifyRegistrationResponse } = await loadLibrary();
      const checked = await unlessThrown(() =>
        verifyRegistrationResponse({
          ...whatIsExpected(expected),
          response: {
            ...credentialOf(id),
            response: { clientDataJSON: clientDataJson, attestationObject },
          },
        }),
      );
      if (!checked?.verified) return null;
      const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      return { credentialId, publicKey: key, signCount: counter, transports };
    },

    checkSigned: async (signed, passkey, expected) => {
      const { id, clientDataJson, authenticatorData, signature, userHandle } = signed;
      if (id !== passkey.credentialId || !isOfOwner(userHandle, passkey.memberId)) return null;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const checked = await unlessThrown(() =>
        verifyAuthenticationResponse({
          ...whatIsExpected(expected),
          response: {
            ...credentialOf(id),
            response: { clientDataJSON: clientDataJson, authenticatorData, signature },
          },
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.signCount,
            transports: [...passkey.transports] as AuthenticatorTransport[],
          },
        }),
      );
      return checked?.verified === true ? checked.authenticationInfo.newCounter : null;
    },
  };
}

function whatIsExpected({ challenge, origin }: ExpectedSigning) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  };
}

function credentialOf(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** A device that was not asked for a certain passkey says whose it is. */
function isOfOwner(userHandle: string | null, memberId: Parameters<typeof passkeyHandleOf>[0]) {
  if (userHandle === null) return true;
  return Buffer.from(userHandle, 'base64url').toString() === passkeyHandleOf(memberId);
}

async function unlessThrown<Checked>(check: () => Promise<Checked>): Promise<Checked | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}
