import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConnectionOverview } from '#core/connections/domain/connection-overview.ts';
import type { NoticeId } from '#core/kernel/ids.ts';
import { toldBy } from '#core/moderation/domain/told.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import type { WireNotice } from './notice-words.tsx';

/** What the signed-in member was told and hasn't opened, newest first; read again on every visit. */
function useUnreadNotices() {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.unreadNotices,
    queryFn: ({ signal }) => api.call('listUnreadNotices', {}, signal),
    refetchOnMount: 'always',
  });
}

/** Notes that the unread notices of a kind are opened, once the screen shows them. */
export function useReadNotices(
  isShown: boolean,
  isMeant: (notice: WireNotice) => boolean = anyNotice,
): void {
  const api = useApiClient();
  const queries = useQueryClient();
  const { data: unread } = useUnreadNotices();
  const { mutate: read } = useMutation({
    mutationFn: (ids: readonly NoticeId[]) => api.call('readNotices', { body: { ids: [...ids] } }),
    onSuccess: (_nothing, ids) => {
      const left = queries
        .getQueryData<readonly WireNotice[]>(queryKeys.unreadNotices)
        ?.filter(({ id }) => !ids.includes(id));
      if (left === undefined) return;
      queries.setQueryData<readonly WireNotice[]>(queryKeys.unreadNotices, left);
      // The dashboard must not lead here again until it has been read again.
      queries.setQueryData<ConnectionOverview>(
        queryKeys.connectionOverview,
        (known) => known && { ...known, told: toldBy(left) },
      );
    },
  });
  useEffect(() => {
    const ids = unread?.filter(isMeant).map(({ id }) => id) ?? [];
    if (isShown && ids.length > 0) read(ids);
  }, [isShown, isMeant, unread, read]);
}

function anyNotice(): boolean {
  return true;
}
