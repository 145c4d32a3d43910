import { z } from 'zod';
import {
  PASSWORD_CHARACTERS,
  checkPassword,
  checkPasswordIsNotLogin,
} from '#core/accounts/domain/password-rules.ts';
import { checkLogInName } from '#core/members/domain/field-rules.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { ruled } from '#core/kernel/schemas/fields.ts';
import {
  emailSchema,
  nameSchema,
  preferencesChangesSchema,
  usernameSchema,
} from '#core/members/schemas.ts';

const passwordSchema = ruled(
  z
    .string(
      writeFault<AccountFault>({ rule: 'password_too_short', minimum: PASSWORD_CHARACTERS.min }),
    )
    .overwrite((password) => password.normalize('NFC')),
  checkPassword,
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

/** What creates an account. */
export const registrationSchema = z
  .object({ ...accountFields, preferences: preferencesChangesSchema.exactOptional() })
  .superRefine(refuseLoginAsPassword);

/** The first step of the register form: the account, and what never leaves the page. */
export const accountFormSchema = z
  .object({
    ...accountFields,
    confirmPassword: z.string(UNCONFIRMED).min(1, UNCONFIRMED),
    acceptTerms: z.boolean(UNACCEPTED).refine((accepted) => accepted, UNACCEPTED),
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

/** What signs a member in; `username` may be the e-mail address. */
export const loginSchema = z.object({
  username: ruled(
    z.string(required('username')).trim().min(1, required('username')),
    checkLogInName,
  ),
  password: z
    .string(required('password'))
    .min(1, required('password'))
    .overwrite((password) => password.normalize('NFC')),
});

function required(field: Extract<AccountFault, { readonly rule: 'required' }>['field']): string {
  return writeFault<AccountFault>({ rule: 'required', field });
}
