import { useMutation, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, type ComponentType } from 'react';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

/** What the content of a part shows, and how it changes that. */
export interface ChangingContent<Seen, Change> {
  readonly seen: Seen;
  readonly connection: AcceptedConnectionWithMember;
  /** What the other is called. */
  readonly name: string;
  readonly act: (change: Change) => void;
  readonly isBusy: boolean;
}

interface ChangingPartProps<Seen, Change> {
  readonly connection: AcceptedConnectionWithMember;
  readonly queryKey: QueryKey;
  readonly read: (api: ApiClient, signal: AbortSignal) => Promise<Seen>;
  /** Stores a change, and resolves with what there is then; the part may look another way. */
  readonly write: (api: ApiClient, change: Change) => Promise<Seen>;
  /** What else is read again after a change. */
  readonly alsoChanged?: readonly QueryKey[];
  /** What is said when the part couldn't be loaded. */
  readonly failure: string;
  readonly content: ComponentType<ChangingContent<Seen, Change>>;
}

/** A part of what two keep together, once it's loaded; the focus stays within it when something is pressed. */
export function ChangingPart<Seen, Change>({
  connection,
  queryKey,
  read,
  write,
  alsoChanged = [],
  failure,
  content: Content,
}: ChangingPartProps<Seen, Change>) {
  const api = useApiClient();
  const queries = useQueryClient();
  const part = useRef<HTMLDivElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(api, signal),
  });
  const change = useMutation({
    mutationFn: (wanted: Change) => write(api, wanted),
    onSuccess: (seen) => {
      queries.setQueryData(queryKey, seen);
      for (const changed of alsoChanged) void queries.invalidateQueries({ queryKey: changed });
    },
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      showFailure('That didn’t work', 'Please try again.')(error);
    },
  });
  if (data === undefined) {
    return isError ? <ErrorState title={failure} onRetry={() => void refetch()} /> : <Loading />;
  }
  return (
    <div
      ref={part}
      tabIndex={-1}
      aria-live="polite"
      className="grid justify-items-start gap-3 focus-visible:outline-none"
    >
      <Content
        seen={data}
        connection={connection}
        name={firstName(displayName(connection.member))}
        act={(next) => {
          // What was pressed may be gone by then.
          change.mutate(next, { onSuccess: () => part.current?.focus({ preventScroll: true }) });
        }}
        isBusy={change.isPending}
      />
    </div>
  );
}
