import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { accountFormSchema } from '#core/accounts/schemas.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { useRegistrationMode } from '#ui/parts/pages/use-registration-mode.ts';
import { usePreferences } from './use-preferences.ts';
import { useSteps } from './use-steps.ts';

/** The fields of the first step, in the order in which they stand. */
const ACCOUNT_FIELDS = [
  'invitationCode',
  'username',
  'email',
  'password',
  'confirmPassword',
  'name',
  'acceptTerms',
] as const satisfies (keyof AccountValues)[];

type AccountValues = z.input<typeof accountFormSchema>;

/** The form of the first step. */
export type AccountForm = UseFormReturn<AccountValues, unknown, z.output<typeof accountFormSchema>>;

/** What is said instead of the usual where new accounts wait for approval. */
const WAITING = 'Your account has been created. We’ll look at it before you can log in.';

/** The registration as it is filled in, step by step; going back or being refused loses nothing. */
export function useRegistration() {
  const { register } = useAuth();
  const navigate = useNavigate();
  const { step, goOn, goBack } = useSteps();
  const wishes = usePreferences();
  const mode = useRegistrationMode();
  const [isWaiting, setIsWaiting] = useState(false);
  const account: AccountForm = useForm({
    resolver: formResolver(accountFormSchema),
    mode: 'onTouched',
    defaultValues: {
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      name: '',
      acceptTerms: false,
    },
  });
  const createAccount = account.handleSubmit(
    async ({ confirmPassword: _repeated, acceptTerms: _accepted, ...fields }) => {
      const preferences = wishes.finish();
      if (preferences === null) return;
      try {
        await register({ ...fields, preferences }, mode === 'approval' ? WAITING : undefined);
        if (mode === 'approval') setIsWaiting(true);
        else
          await navigate(PAGE_ROUTES.login, {
            replace: true,
            state: { username: fields.username },
          });
      } catch (error) {
        console.error(error);
        const refused = fieldErrorsOf(error).flatMap(({ path, message }) => {
          const field = ACCOUNT_FIELDS.find((name) => name === path);
          return field === undefined ? [] : [{ field, message }];
        });
        for (const { field, message } of refused) account.setError(field, { message });
        if (refused.length > 0) goBack();
      }
    },
    goBack,
  );
  const isByInvitation = mode === 'invitation';
  return { step, goOn, goBack, account, wishes, createAccount, isByInvitation, isWaiting };
}

/** The first field of the first step that is wrong. */
export function findWrongField(account: AccountForm): keyof AccountValues | undefined {
  return ACCOUNT_FIELDS.find((field) => account.getFieldState(field).invalid);
}
