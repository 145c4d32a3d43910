import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { recoveryRequestSchema } from '#core/accounts/recovery-requests/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { showFailure } from '#ui/session/failure-notice.ts';
import { isRefusedAs } from '#ui/session/watch-session.ts';

const tellFailure = showFailure('We couldn’t send your answers', 'Please try again.');

const EMPTY = {
  username: '',
  email: '',
  oldAddress: '',
  joinedIn: '',
  people: '',
  lastPerson: '',
};

/** Asks moderators for an account; whether there is one makes no difference. */
export function useRecoveryRequest() {
  const api = useApiClient();
  const [outcome, setOutcome] = useState<'asked' | 'no-mail' | null>(null);
  const { formState, handleSubmit, register } = useForm({
    resolver: formResolver(recoveryRequestSchema),
    defaultValues: EMPTY,
  });
  const submit = handleSubmit(async (body) => {
    try {
      await api.call('askForRecovery', { body });
      setOutcome('asked');
    } catch (error) {
      if (isRefusedAs('sends_no_mail', error)) setOutcome('no-mail');
      else tellFailure(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return { outcome, errors, isSubmitting, register, submit };
}
