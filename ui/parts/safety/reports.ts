import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallInput } from '#ui/api/client.ts';
import { useOwnList } from '#ui/api/own-list.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { showFailure } from '#ui/session/failure-notice.ts';
import { forgetMember } from './blocks.ts';

/** Reports a member, and blocks them with it if that is asked for. */
export function useFileReport() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'fileReport'>['body']) => api.call('fileReport', { body }),
    onSuccess: async (report, { block }) => {
      if (block) await forgetMember(queries, report.member.id);
      else await queries.invalidateQueries({ queryKey: queryKeys.reports });
    },
    onError: showFailure('We couldn’t send your report', 'Please try again.'),
  });
}

/** The signed-in member's own reports, newest first, read as far as they have been asked for. */
export function useReports() {
  const api = useApiClient();
  return useOwnList(queryKeys.reports, (query, signal) =>
    api.callPage('listReports', { query }, signal),
  );
}
