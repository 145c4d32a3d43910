import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore, type Toast } from '#ui/kit/toast-store.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

type Notice = Pick<Toast, 'title' | 'description' | 'action'> & Partial<Pick<Toast, 'tone'>>;

/**
 * Changes something about connections: says how it went, and reads again all that it may have changed. The change is
 * under way until that is read; one that failed can be tried again at once.
 */
export function useConnectionChange<Input, Output>(options: {
  readonly change: (input: Input) => Promise<Output>;
  readonly done: Notice | ((input: Input) => Notice);
  readonly failed: Notice;
}) {
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: options.change,
    onSuccess: (_output, input) => {
      show(typeof options.done === 'function' ? options.done(input) : options.done);
    },
    onError: showFailure(options.failed.title, options.failed.description),
    onSettled: async (_output, error) => {
      const { connections, conversations, recommendations, unreadCount, discoveries } = queryKeys;
      const { memberIntroductions } = queryKeys;
      // The search on screen keeps its cards in their place; the next one asks again.
      await queries.invalidateQueries({ queryKey: discoveries, refetchType: 'none' });
      const reading = Promise.all(
        [connections, conversations, recommendations, unreadCount, memberIntroductions].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      );
      if (error === null) await reading;
    },
  });
}
