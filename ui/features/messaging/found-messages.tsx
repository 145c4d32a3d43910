import type { ConnectionId } from '#core/kernel/ids.ts';
import { describeError } from '#ui/api/client.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { FoundMessageRow } from './found-message-row.tsx';
import { useFoundMessages } from './use-found-messages.ts';

interface FoundMessagesProps {
  readonly text: string;
  /** The one conversation that is searched; all when it is `null`. */
  readonly connectionId: ConnectionId | null;
  /** The message that is shown. */
  readonly openId: number | null;
}

/** The messages with the words that are searched for, newest first. */
export function FoundMessages({ text, connectionId, openId }: FoundMessagesProps) {
  const found = useFoundMessages(text, connectionId);
  if (found.isPending) return <FoundMessagesSkeleton />;
  if (found.data === undefined) {
    return (
      <ErrorState
        title={describeError(found.error, 'Sorry, we couldn’t search your messages.')}
        onRetry={() => void found.refetch()}
      />
    );
  }
  return (
    <>
      <p role="status" className={found.data.length === 0 ? 'p-3 text-quiet' : 'sr-only'}>
        {describeCount(found.data.length, found.hasNextPage)}
      </p>
      <ul className={`grid gap-1 ${found.isPlaceholderData ? 'opacity-70' : ''}`}>
        {found.data.map((one) => (
          <li key={one.message.id} className="min-w-0">
            <FoundMessageRow
              found={one}
              text={text}
              namesWriter={connectionId !== null}
              isOpen={one.message.id === openId}
            />
          </li>
        ))}
      </ul>
      <ShowMore list={found} isByItself={false} />
    </>
  );
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 0) return 'No messages with these words.';
  if (hasMore) return `More than ${count} messages found.`;
  return count === 1 ? '1 message found.' : `${count} messages found.`;
}

function FoundMessagesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Searching your messages…
      </p>
      <div className="grid gap-1">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-21" />
        ))}
      </div>
    </>
  );
}
