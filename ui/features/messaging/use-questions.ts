import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuestionName } from '#core/connections/domain/questions-for-two.ts';
import type { TogetherSeen } from '#core/connections/domain/together-seen.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { MessageText } from '#core/messaging/domain/message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** The questions of the two of that connection. */
export function useQuestions(id: ConnectionId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.questions(id),
    queryFn: ({ signal }) => api.call('getQuestions', { id }, signal),
  });
}

/** What a member does about a question. */
export type QuestionAct =
  | { readonly type: 'ask'; readonly name: QuestionName }
  | { readonly type: 'answer'; readonly name: QuestionName; readonly content: MessageText }
  | { readonly type: 'take_back' }
  | { readonly type: 'set_aside' };

/** Asks, answers, takes back or sets aside; resolves with the questions as they are then. */
export function useChangeQuestions(id: ConnectionId) {
  const api = useApiClient();
  const queries = useQueryClient();
  const call = (act: QuestionAct): Promise<TogetherSeen> => {
    switch (act.type) {
      case 'ask':
        return api.call('askQuestion', { id, body: { name: act.name } });
      case 'answer':
        return api.call('answerQuestion', { id, body: { name: act.name, content: act.content } });
      case 'take_back':
        return api.call('takeBackAnswer', { id });
      case 'set_aside':
        return api.call('setQuestionAside', { id });
    }
  };
  return useMutation({
    mutationFn: call,
    onSuccess: (questions) => {
      queries.setQueryData(queryKeys.questions(id), questions);
      // Whoever asked goes on at once: a window that waited would close over what they have begun by then.
      void queries.invalidateQueries({ queryKey: queryKeys.messages(id) });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: queryKeys.questions(id) });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
}
