import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionId, MessageId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { describeError } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { DayList } from './day-list.tsx';
import { FoundMessageContext } from './found-message-context.ts';

/** The message that was found, and as many before it as after it. */
const PASSAGE_SIZE = 51;

interface PassageProps {
  readonly connectionId: ConnectionId;
  readonly messageId: MessageId;
  /** Who the other member is. */
  readonly name: string;
}

/** The messages around one that was found, which is in view and has the focus. */
export function Passage({ connectionId, messageId, name }: PassageProps) {
  const self = useSelf();
  const passage = usePassage(connectionId, messageId);
  const divider = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isLoaded = passage.data !== undefined;
  useEffect(() => {
    const found = log.current?.querySelector<HTMLElement>('[data-found]');
    if (log.current && found) showInMiddle(log.current, found);
    found?.focus({ preventScroll: true });
  }, [isLoaded, messageId]);
  return (
    <>
      {passage.data ? (
        <div
          ref={log}
          role="region"
          aria-label="Messages around the one you found"
          tabIndex={0}
          className="flex min-h-0 grow basis-0 flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-3"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
            <FoundMessageContext value={messageId}>
              <DayList
                messages={passage.data}
                ownId={self.id}
                name={name}
                unreadFrom={null}
                readMark={null}
                divider={divider}
              />
            </FoundMessageContext>
          </div>
        </div>
      ) : (
        <div className="grid grow place-content-center">
          {passage.isError ? (
            <ErrorState
              title={describeError(passage.error, 'Sorry, we couldn’t load these messages.')}
              onRetry={() => void passage.refetch()}
            />
          ) : (
            <Loading label="Loading messages…" />
          )}
        </div>
      )}
      <p className="shrink-0 border-t border-line p-3 text-center">
        <Button variant="secondary" asChild>
          <Link to={conversationAddress(connectionId)}>Back to the newest messages</Link>
        </Button>
      </p>
    </>
  );
}

/** Scrolls the box alone: the page around it stays where the reader left it. */
function showInMiddle(box: HTMLElement, found: HTMLElement): void {
  const middleOf = (element: HTMLElement) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  box.scrollTop += middleOf(found) - middleOf(box);
}

function usePassage(connectionId: ConnectionId, messageId: MessageId) {
  const api = useApiClient();
  return useQuery({
    queryKey: queryKeys.passage(connectionId, messageId),
    queryFn: ({ signal }) => {
      const query = { around: String(messageId), limit: String(PASSAGE_SIZE) };
      return api.call('listMessages', { id: connectionId, query }, signal);
    },
    refetchOnMount: 'always',
  });
}
