import { z } from 'zod';
import {
  PASSWORD_CHARACTERS,
  parsePassword,
  parseTypedPassword,
  checkPasswordIsNotLogin,
} from '#core/accounts/domain/password-rules.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { parseLogInName } from '#core/members/domain/field-rules.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { anyText, parsed, timeSchema } from '#core/kernel/schemas/fields.ts';
import {
  emailSchema,
  nameSchema,
  preferencesChangesSchema,
  selfSchema,
  usernameSchema,
} from '#core/members/schemas.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { accountCalls } from './calls.ts';

const passwordSchema = parsed(
  z
    .string(
      writeFault<AccountFault>({ rule: 'password_too_short', minimum: PASSWORD_CHARACTERS.min }),
    )
    .overwrite((password) => password.normalize('NFC')),
  parsePassword,
);

const accountFields = {
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  name: nameSchema,
};

interface Account {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

const UNCONFIRMED = required('confirmPassword');
const UNACCEPTED = required('acceptTerms');

const refuseLoginAsPassword = (account: Account, context: z.core.$RefinementCtx): void => {
  const fault = checkPasswordIsNotLogin(account.password, account);
  if (fault === null) return;
  const message = writeFault<AccountFault>(fault);
  context.addIssue({ code: 'custom', message, path: ['password'] });
};

const invitationCodeSchema = anyText.meta({
  description: 'The code of an invitation, on a site that asks for one.',
});

/** What creates an account. */
export const registrationSchema = z
  .object({
    ...accountFields,
    preferences: preferencesChangesSchema.exactOptional(),
    invitationCode: invitationCodeSchema.exactOptional(),
  })
  .superRefine(refuseLoginAsPassword)
  .meta({ id: 'Registration' });

/** The first step of the register form: the account, and what never leaves the page. */
export const accountFormSchema = z
  .object({
    ...accountFields,
    confirmPassword: z.string(UNCONFIRMED).min(1, UNCONFIRMED),
    acceptTerms: z.boolean(UNACCEPTED).refine((accepted) => accepted, UNACCEPTED),
    invitationCode: invitationCodeSchema.exactOptional(),
  })
  .superRefine(refuseLoginAsPassword)
  .superRefine(({ password, confirmPassword }, context) => {
    if (confirmPassword.normalize('NFC') === password) return;
    context.addIssue({
      code: 'custom',
      message: writeFault<AccountFault>({ rule: 'passwords_differ' }),
      path: ['confirmPassword'],
    });
  });

/** A password as it is typed to be known. */
const typedPasswordSchema = parsed(
  z
    .string(required('password'))
    .min(1, required('password'))
    .overwrite((password) => password.normalize('NFC')),
  parseTypedPassword,
);

/** What signs a member in; `username` may be the e-mail address. */
export const loginSchema = z
  .object({
    username: parsed(
      z.string(required('username')).trim().min(1, required('username')),
      parseLogInName,
    ).meta({ description: 'The username or the e-mail address.' }),
    password: typedPasswordSchema,
    comeBack: z
      .boolean(writeFault<AccountFault>({ rule: 'unknown_come_back' }))
      .exactOptional()
      .meta({ description: 'True to come back and keep an account that you were leaving.' }),
  })
  .meta({ id: 'Credentials' });

/** What is wrong with what a browser sends of a device. */
export const notOfDevice = writeFault<AccountFault>({ rule: 'wrong_passkey' });

/** What a device has signed. */
export const answeredChallengeSchema = z
  .object(
    {
      challenge: anyText,
      signed: z.object(
        {
          id: anyText,
          clientDataJson: anyText,
          authenticatorData: anyText,
          signature: anyText,
          userHandle: anyText.nullable(),
        },
        notOfDevice,
      ),
    },
    notOfDevice,
  )
  .meta({ id: 'AnsweredChallenge', description: 'As Web Authentication has it, in base64url.' });

/** Shows that the caller is the member, before what cannot be taken back: a password or a passkey. */
export const proofSchema = z
  .object(
    {
      password: typedPasswordSchema.exactOptional(),
      passkey: answeredChallengeSchema.exactOptional(),
    },
    required('password'),
  )
  .superRefine(({ password, passkey }, context) => {
    if (password !== undefined || passkey !== undefined) return;
    context.addIssue({ code: 'custom', message: required('password'), path: ['password'] });
  })
  .meta({ id: 'Proof' });

/** The proof that was sent; a passkey where both were. */
export function toProof({ password, passkey }: z.output<typeof proofSchema>): Proof {
  if (passkey !== undefined) return { type: 'passkey', ...passkey };
  if (password === undefined) throw new Error('A proof has passed that proves nothing.');
  return { type: 'password', password };
}

/** What signs a member in who has a second step. */
export const loginWithCodeSchema = loginSchema
  .extend({
    code: anyText
      .exactOptional()
      .meta({ description: 'For the second step: six figures of an app, or a recovery code.' }),
  })
  .meta({ id: 'CredentialsWithCode' });

/** Who has logged in, and whether they must choose a password before anything else. */
export const loggedInSchema = selfSchema
  .extend({ mustChoosePassword: z.boolean() })
  .meta({ id: 'LoggedIn' });

/** Yes or no. */
export const choiceSchema = z.boolean(writeFault<AccountFault>({ rule: 'unknown_choice' }));

/** A password that is chosen, and what shows whose it is. */
export const newPasswordSchema = z
  .object({ newPassword: passwordSchema, proof: proofSchema.exactOptional() })
  .meta({ id: 'NewPassword' });

/** The password that a member changes, and whether somebody else has been in their account. */
const changedPasswordSchema = newPasswordSchema
  .extend({
    locksOut: choiceSchema.exactOptional().meta({
      description: 'Whether every passkey, recovery code and app ends as well.',
    }),
  })
  .meta({ id: 'ChangedPassword' });

/** The form by which a member changes their password in the settings. */
export const passwordChangeSchema = changedPasswordSchema.required();

const termsVersionSchema = z.iso.date();

/** Which terms there are, and what the caller accepted of them last. */
const termsAcceptanceSchema = z
  .object({
    currentVersion: termsVersionSchema,
    accepted: z.object({ version: termsVersionSchema, at: timeSchema }).nullable(),
  })
  .meta({ id: 'TermsAcceptance' });

/** What the caller accepted, in the words of the wire. */
export function toWireAcceptance(
  acceptance: TermsAcceptance | null,
): z.output<typeof termsAcceptanceSchema> {
  const accepted = acceptance && { version: acceptance.termsVersion, at: acceptance.at };
  return { currentVersion: TERMS_VERSION, accepted };
}

/** The terms that the caller has read, and accepts. */
const acceptedTermsSchema = z.object({ version: anyText }).meta({ id: 'AcceptedTerms' });

/** The calls about accounts and sessions, with what they take, answer and refuse. */
export const accountEndpoints = {
  register: {
    ...accountCalls.register,
    summary: 'Create an account, without signing in',
    body: registrationSchema,
    response: selfSchema,
    refuses: [
      'username_taken',
      'email_taken',
      'not_open_yet',
      'invitation_required',
      'invitation_not_valid',
      'too_many_requests',
    ],
  },
  logIn: {
    ...accountCalls.logIn,
    summary: 'Sign in',
    body: loginWithCodeSchema,
    response: loggedInSchema,
    session: 'starts',
    refuses: [
      'bad_credentials',
      'second_factor_required',
      'second_factor_wrong',
      'account_suspended',
      'account_removed',
      'account_leaving',
      'awaiting_approval',
      'account_under_age',
      'too_many_requests',
    ],
  },
  logOut: {
    ...accountCalls.logOut,
    summary: 'Sign out, also when not signed in',
    response: z.undefined(),
    session: 'ends',
    refuses: [],
  },
  getCurrentMember: {
    ...accountCalls.getCurrentMember,
    summary: 'Get the signed-in member',
    response: selfSchema,
    marksPlace: true,
    refuses: [],
  },
  choosePassword: {
    ...accountCalls.choosePassword,
    summary:
      'Change your password; all other sessions end. A proof is needed but after signing in by a one-time password',
    body: changedPasswordSchema,
    choosesPassword: true,
    response: selfSchema,
    session: 'starts',
    refuses: ['forbidden', 'too_many_requests'],
  },
  getTermsAcceptance: {
    ...accountCalls.getTermsAcceptance,
    summary: 'Get which terms you accepted, and which there are now',
    response: termsAcceptanceSchema,
    refuses: [],
  },
  acceptTerms: {
    ...accountCalls.acceptTerms,
    summary: 'Accept the terms as they are now',
    body: acceptedTermsSchema,
    response: termsAcceptanceSchema,
    refuses: ['terms_changed'],
  },
} as const satisfies Record<keyof typeof accountCalls, Endpoint>;

function required(field: Extract<AccountFault, { readonly rule: 'required' }>['field']): string {
  return writeFault<AccountFault>({ rule: 'required', field });
}
