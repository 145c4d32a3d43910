import { useRef, type ComponentType } from 'react';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';

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
  readonly query: UseQueryResult<Seen>;
  /** Stores a change, after which the part may look another way. */
  readonly change: UseMutationResult<unknown, unknown, Change>;
  /** What is said when the part couldn't be loaded. */
  readonly failure: string;
  readonly content: ComponentType<ChangingContent<Seen, Change>>;
}

/** A part of what two keep together, once it's loaded; the focus stays within it when something is pressed. */
export function ChangingPart<Seen, Change>({
  connection,
  query: { data, isError, refetch },
  change,
  failure,
  content: Content,
}: ChangingPartProps<Seen, Change>) {
  const part = useRef<HTMLDivElement>(null);
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
