import { toProof } from '#core/accounts/schemas.ts';
import type { factorCalls } from '#core/accounts/factors/calls.ts';
import {
  makeBeginAuthenticator,
  makeConfirmAuthenticator,
  makeSwitchOffAuthenticator,
} from '#core/accounts/factors/use-cases/authenticator.ts';
import { makeLogInByPasskey } from '#core/accounts/factors/use-cases/log-in-by-passkey.ts';
import { makeMakeRecoveryCodes } from '#core/accounts/factors/use-cases/make-recovery-codes.ts';
import {
  makeAddPasskey,
  makeBeginPasskey,
  makeChallengeDevice,
  makeRemovePasskey,
  makeRequirePasskey,
} from '#core/accounts/factors/use-cases/passkeys.ts';
import { makeSealStoredSecrets } from '#core/accounts/factors/use-cases/seal-stored-secrets.ts';
import { makeShowFactors } from '#core/accounts/factors/use-cases/show-factors.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members log in with beside their password. */
type FactorUseCases = ReturnType<typeof makeFactorUseCases>;

/** Makes every use case of second factors and passkeys. */
export function makeFactorUseCases(world: World) {
  const challengeDevice = makeChallengeDevice(world);
  const deps = { ...world, challengeDevice };
  return {
    showFactors: makeShowFactors(world),
    challengeDevice,
    makeRecoveryCodes: makeMakeRecoveryCodes(deps),
    sealStoredSecrets: makeSealStoredSecrets(deps),
    beginAuthenticator: makeBeginAuthenticator(deps),
    confirmAuthenticator: makeConfirmAuthenticator(deps),
    switchOffAuthenticator: makeSwitchOffAuthenticator(deps),
    beginPasskey: makeBeginPasskey(deps),
    addPasskey: makeAddPasskey(deps),
    removePasskey: makeRemovePasskey(deps),
    requirePasskey: makeRequirePasskey(deps),
    logInByPasskey: makeLogInByPasskey(deps),
  };
}

/** The calls about second factors and passkeys. */
export function makeFactorCalls(deps: FactorUseCases): Pick<ApiCalls, keyof typeof factorCalls> {
  return {
    async showFactors({ callerId }) {
      return granted({ value: await deps.showFactors(callerId) });
    },
    makeRecoveryCodes: async ({ callerId, body, readDevice }) =>
      valued(
        await deps.makeRecoveryCodes({
          callerId,
          device: readDevice(),
          proof: toProof(body.proof),
        }),
      ),
    beginAuthenticator: async ({ callerId, body }) =>
      valued(await deps.beginAuthenticator({ callerId, proof: toProof(body.proof) })),
    confirmAuthenticator: async ({ callerId, body: { code }, readDevice }) =>
      valued(await deps.confirmAuthenticator({ callerId, code, device: readDevice() })),
    switchOffAuthenticator: async ({ callerId, body, readDevice }) =>
      valued(
        await deps.switchOffAuthenticator({
          callerId,
          device: readDevice(),
          proof: toProof(body.proof),
        }),
      ),
    ...makePasskeyCalls(deps),
  };
}

type PasskeyCall =
  | 'beginPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'requirePasskey'
  | 'beginPasskeyProof'
  | 'beginPasskeyLogIn'
  | 'logInByPasskey';

function makePasskeyCalls(deps: FactorUseCases): Pick<ApiCalls, PasskeyCall> {
  return {
    async beginPasskey({ callerId, body, siteOrigin: origin }) {
      const begun = await deps.beginPasskey({ callerId, proof: toProof(body.proof), origin });
      return begun.ok ? granted({ value: { ...begun.value, siteId: siteIdOf(origin) } }) : begun;
    },
    addPasskey: async ({ callerId, body, readDevice }) =>
      valued(await deps.addPasskey({ callerId, device: readDevice(), ...body })),
    removePasskey: async ({ callerId, body: { credentialId, proof }, readDevice }) =>
      valued(
        await deps.removePasskey({
          callerId,
          device: readDevice(),
          credentialId,
          proof: toProof(proof),
        }),
      ),
    requirePasskey: async ({ callerId, body: { onlyPasskeys, proof }, readDevice }) =>
      valued(
        await deps.requirePasskey({
          callerId,
          device: readDevice(),
          onlyPasskeys,
          proof: toProof(proof),
        }),
      ),

    async beginPasskeyProof({ callerId: memberId, siteOrigin: origin }) {
      const challenged = { purpose: 'prove_identity', memberId, origin } as const;
      const challenge = await deps.challengeDevice(challenged);
      return granted({ value: { challenge, siteId: siteIdOf(origin) } });
    },

    async beginPasskeyLogIn({ siteOrigin: origin }) {
      const challenged = { purpose: 'log_in', memberId: null, origin } as const;
      const challenge = await deps.challengeDevice(challenged);
      return granted({ value: { challenge, siteId: siteIdOf(origin) } });
    },

    async logInByPasskey({ body, sessionToken: previousToken, deviceToken: known, readDevice }) {
      const { comeBack: comesBack = false, ...signed } = body;
      const where = { device: readDevice(), deviceToken: known, previousToken };
      const loggedIn = await deps.logInByPasskey({ ...signed, ...where, comesBack });
      if (!loggedIn.ok) return loggedIn;
      const { self, token: sessionToken, deviceToken } = loggedIn.value;
      const value = { ...self, mustChoosePassword: false };
      return granted({ value, sessionToken, deviceToken });
    },
  };
}

/** What devices keep passkeys by. */
function siteIdOf(origin: string): string {
  return new URL(origin).hostname;
}

/** The result as the answer of a call. */
function valued<Value, Failed extends { readonly ok: false }>(
  result: { readonly ok: true; readonly value: Value } | Failed,
) {
  return result.ok ? granted({ value: result.value }) : result;
}
