import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactMessageDraftSchema } from '#core/moderation/contact/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

const FIELDS = ['topic', 'email', 'message'] as const;

const tellFailure = showFailure('We couldn’t send your message', 'Please try again.');

/** The message as it is written, with the member's own address unless they have typed another. */
export function useContactMessage() {
  const api = useApiClient();
  const { member } = useAuth();
  const [isSent, setIsSent] = useState(false);
  const { formState, getFieldState, handleSubmit, register, setError, setValue } = useForm({
    resolver: formResolver(contactMessageDraftSchema),
    mode: 'onTouched',
    defaultValues: { email: '', message: '' },
  });
  const ownAddress = member?.email ?? '';
  useEffect(() => {
    if (ownAddress !== '' && !getFieldState('email').isDirty) setValue('email', ownAddress);
  }, [ownAddress, getFieldState, setValue]);
  const submit = handleSubmit(async (draft) => {
    try {
      await api.call('sendContactMessage', { body: draft });
      setIsSent(true);
    } catch (error) {
      const refused = fieldErrorsOf(error);
      for (const field of FIELDS) {
        const message = refused.find(({ path }) => path === field)?.message;
        if (message !== undefined) setError(field, { message }, { shouldFocus: true });
      }
      if (refused.length === 0) tellFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return { errors, isSubmitting, isMember: member !== null, isSent, register, submit };
}
