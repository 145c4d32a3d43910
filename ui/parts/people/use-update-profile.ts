import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { profileChangesSchema } from '#core/members/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useAuth, useSelf } from '#ui/session/auth-provider.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';

const PROFILE_UPDATED = {
  title: 'Profile updated',
  description: 'Your profile has been successfully updated.',
};

/** Saves changes of the signed-in member's own record, and says that it has. */
export function useUpdateProfile(done: typeof PROFILE_UPDATED = PROFILE_UPDATED) {
  const api = useApiClient();
  const self = useSelf();
  const { changeMember } = useAuth();
  const queries = useQueryClient();
  const { show } = useToastStore.getState();
  return useMutation({
    mutationFn: (body: z.input<typeof profileChangesSchema>) =>
      api.call('updateProfile', { id: self.id, body }),
    onSuccess: async (saved) => {
      await changeMember(saved);
      for (const queryKey of [queryKeys.recommendations, queryKeys.discoveries]) {
        void queries.invalidateQueries({ queryKey });
      }
      show(done);
    },
    onError: showFailure(
      'Error updating profile',
      'There was an error updating your profile. Please try again.',
    ),
  });
}
