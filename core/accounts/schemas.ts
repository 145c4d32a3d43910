import { z } from 'zod';
import { checkPassword, checkPasswordIsNotLogin } from '#core/accounts/domain/password-rules.ts';
import { checkLogInName } from '#core/members/domain/field-rules.ts';
import { ruled } from '#core/kernel/schemas/fields.ts';
import {
  emailSchema,
  nameSchema,
  preferencesChangesSchema,
  usernameSchema,
} from '#core/members/schemas.ts';

const passwordSchema = ruled(
  z
    .string({ error: 'Password must be at least 10 characters' })
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

const UNCONFIRMED = 'Please confirm your password';
const UNACCEPTED = 'You must accept the terms and privacy policy';

const refuseLoginAsPassword = (account: Account, context: z.core.$RefinementCtx): void => {
  const message = checkPasswordIsNotLogin(account.password, account);
  if (message !== null) context.addIssue({ code: 'custom', message, path: ['password'] });
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
      message: 'Passwords do not match',
      path: ['confirmPassword'],
    });
  });

/** What signs a member in; `username` may be the e-mail address. */
export const loginSchema = z.object({
  username: ruled(
    z.string('Username is required').trim().min(1, 'Username is required'),
    checkLogInName,
  ),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .overwrite((password) => password.normalize('NFC')),
});
