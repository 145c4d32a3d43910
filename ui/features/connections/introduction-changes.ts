import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { IntroductionAnswer } from '#core/introductions/domain/introduction.ts';
import type { IntroductionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** Introduces two connections to each other. */
export function useIntroduceMembers() {
  const api = useApiClient();
  const settle = useSettle();
  return useMutation({
    mutationFn: (body: CallInput<'introduceMembers'>['body']) =>
      api.call('introduceMembers', { body }),
    onSettled: settle,
  });
}

/** Says yes or no to meeting someone. */
export function useAnswerIntroduction() {
  const api = useApiClient();
  const settle = useSettle();
  return useMutation({
    mutationFn: ({
      id,
      answer,
    }: {
      readonly id: IntroductionId;
      readonly answer: IntroductionAnswer;
    }) => api.call('answerIntroduction', { id, body: { answer } }),
    onSuccess: ({ connectionId }) => {
      if (connectionId === null) return;
      const title = 'You’re connected';
      useToastStore.getState().show({ title, description: 'You both said yes. Say hello!' });
    },
    onError: showFailure('Your answer could not be sent', 'Please try again.'),
    onSettled: settle,
  });
}

/** Takes back an introduction. */
export function useWithdrawIntroduction() {
  const api = useApiClient();
  const settle = useSettle();
  return useMutation({
    mutationFn: (id: IntroductionId) => api.call('withdrawIntroduction', { id }),
    onError: showFailure('This could not be taken back', 'Please try again.'),
    onSettled: settle,
  });
}

function useSettle() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.memberIntroductions, queryKeys.connections, queryKeys.conversations].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
}
