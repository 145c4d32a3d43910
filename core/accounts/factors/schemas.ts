import { z } from 'zod';
import { parsePasskeyName } from '#core/accounts/domain/passkey.ts';
import {
  answeredChallengeSchema,
  loggedInSchema,
  notOfDevice,
  proofSchema,
} from '#core/accounts/schemas.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { acceptedText, anyText, parsedText, timeSchema } from '#core/kernel/schemas/fields.ts';
import type { PasskeyName } from '#core/accounts/domain/passkey.ts';
import { factorCalls } from './calls.ts';
import type { ShownFactors } from './domain/shown-factors.ts';

/** What the caller logs in with beside their password. */
export const factorsSchema = z
  .object({
    hasAuthenticator: z.boolean(),
    recoveryCodes: z.object({ left: z.int().nonnegative(), madeAt: timeSchema }).nullable(),
    passkeys: z.array(
      z.object({
        credentialId: z.string(),
        name: acceptedText<PasskeyName>(),
        addedAt: timeSchema,
        lastUsedAt: timeSchema.nullable(),
      }),
    ),
    onlyPasskeys: z.boolean(),
  })
  .meta({ id: 'Factors' }) satisfies z.ZodType<ShownFactors>;

/** What needs nothing but a proof. */
const provedSchema = z.object({ proof: proofSchema }).meta({ id: 'Proved' });

const madeCodesSchema = z
  .object({ codes: z.array(z.string()), madeAt: timeSchema })
  .meta({ id: 'RecoveryCodes' });

const newAuthenticatorSchema = z
  .object({
    secret: z.string().meta({ description: 'In base 32, to type into an app.' }),
    address: z.string().meta({ description: 'For a picture that an app can read.' }),
  })
  .meta({ id: 'NewAuthenticator' });

const appCodeSchema = z.object({ code: anyText }).meta({ id: 'AppCode' });

const passkeyNameSchema = parsedText<PasskeyName, AccountFault>(parsePasskeyName, {
  rule: 'required',
  field: 'passkeyName',
});

const newPasskeySchema = z
  .object({
    challenge: anyText,
    name: passkeyNameSchema,
    credential: z.object(
      {
        id: anyText,
        clientDataJson: anyText,
        attestationObject: anyText,
        transports: z.array(anyText, notOfDevice).max(10, notOfDevice),
      },
      notOfDevice,
    ),
  })
  .meta({ id: 'NewPasskey' });

const begunPasskeySchema = z
  .object({
    challenge: z.string(),
    siteId: z.string(),
    handle: z.string(),
    username: z.string(),
    name: z.string(),
    known: z.array(z.string()),
  })
  .meta({ id: 'BegunPasskey' });

const challengeSchema = z
  .object({ challenge: z.string(), siteId: z.string() })
  .meta({ id: 'PasskeyChallenge' });

const removedPasskeySchema = provedSchema
  .extend({ credentialId: anyText })
  .meta({ id: 'RemovedPasskey' });

const onlyPasskeysSchema = provedSchema
  .extend({ onlyPasskeys: z.boolean(writeFault<AccountFault>({ rule: 'unknown_choice' })) })
  .meta({ id: 'OnlyPasskeys' });

/** What signs a member in by a passkey. */
const passkeyLogInSchema = answeredChallengeSchema
  .extend({
    comeBack: z
      .boolean(notOfDevice)
      .exactOptional()
      .meta({ description: 'Whether a member who is leaving wishes to stay.' }),
  })
  .meta({ id: 'PasskeyLogIn' });

/** The calls about what members log in with, with what they take, answer and refuse. */
export const factorEndpoints = {
  showFactors: {
    ...factorCalls.showFactors,
    summary: 'Get what you log in with beside your password',
    response: factorsSchema,
    refuses: [],
  },
  makeRecoveryCodes: {
    ...factorCalls.makeRecoveryCodes,
    summary: 'Make ten recovery codes, in the place of all before',
    body: provedSchema,
    response: madeCodesSchema,
    refuses: ['too_many_requests'],
  },
  beginAuthenticator: {
    ...factorCalls.beginAuthenticator,
    summary: 'Make a secret for an app that shows codes',
    body: provedSchema,
    response: newAuthenticatorSchema,
    refuses: ['authenticator_on', 'too_many_requests'],
  },
  confirmAuthenticator: {
    ...factorCalls.confirmAuthenticator,
    summary: 'Switch the second step on with the first code of the app',
    body: appCodeSchema,
    response: factorsSchema,
    refuses: ['authenticator_off', 'authenticator_on', 'too_many_requests'],
  },
  switchOffAuthenticator: {
    ...factorCalls.switchOffAuthenticator,
    summary: 'Switch the second step off',
    body: provedSchema,
    response: factorsSchema,
    refuses: ['authenticator_off', 'too_many_requests'],
  },
  beginPasskey: {
    ...factorCalls.beginPasskey,
    summary: 'Let a device of yours make a passkey',
    body: provedSchema,
    response: begunPasskeySchema,
    refuses: ['too_many_passkeys', 'too_many_requests'],
  },
  addPasskey: {
    ...factorCalls.addPasskey,
    summary: 'Add the passkey that a device has made',
    body: newPasskeySchema,
    response: factorsSchema,
    refuses: ['passkey_not_valid', 'passkey_known', 'too_many_passkeys'],
  },
  removePasskey: {
    ...factorCalls.removePasskey,
    summary: 'Remove a passkey',
    body: removedPasskeySchema,
    response: factorsSchema,
    refuses: ['not_found', 'last_passkey', 'too_many_requests'],
  },
  requirePasskey: {
    ...factorCalls.requirePasskey,
    summary: 'Say whether only your passkeys let you in',
    body: onlyPasskeysSchema,
    response: factorsSchema,
    refuses: ['passkey_and_codes_needed', 'too_many_requests'],
  },
  beginPasskeyProof: {
    ...factorCalls.beginPasskeyProof,
    summary: 'Get what a passkey signs to prove who you are',
    response: challengeSchema,
    refuses: [],
  },
  beginPasskeyLogIn: {
    ...factorCalls.beginPasskeyLogIn,
    summary: 'Get what a passkey signs to log in',
    response: challengeSchema,
    refuses: ['too_many_requests'],
  },
  logInByPasskey: {
    ...factorCalls.logInByPasskey,
    summary: 'Sign in with a passkey',
    body: passkeyLogInSchema,
    response: loggedInSchema,
    session: 'starts',
    refuses: [
      'passkey_not_valid',
      'account_suspended',
      'account_removed',
      'awaiting_approval',
      'account_under_age',
      'account_leaving',
      'bad_credentials',
      'too_many_requests',
    ],
  },
} as const satisfies Record<keyof typeof factorCalls, Endpoint>;
