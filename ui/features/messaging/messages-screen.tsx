import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { describeError } from '#ui/api/client.ts';
import { CONNECTIONS_POLLING, useConnections } from '#ui/parts/connections/connections.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { TooltipProvider } from '#ui/kit/tooltip.tsx';
import { ConversationColumns } from './conversation-columns.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import { NoConversation } from './no-conversation.tsx';

/** Conversations with connected members, and requests that are pending (specification §2). */
export function MessagesScreen() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const connections = useConnections({ refetchInterval: CONNECTIONS_POLLING });
  const asked = parameters.get('connection');
  const open = connections.data?.find(({ id }) => String(id) === asked);
  const isListAlone = asked === null && connections.data?.length !== 0;
  return (
    <TooltipProvider>
      <div className={asked === null ? '' : 'sr-only md:not-sr-only'}>
        <PageTitle title="Messages & Connections" />
      </div>
      {connections.isPending && <ConversationsSkeleton isOneAsked={asked !== null} />}
      {connections.isError && connections.data === undefined && (
        <ErrorState
          title={describeError(connections.error, 'Your conversations could not be loaded.')}
          onRetry={() => void connections.refetch()}
        />
      )}
      {connections.data && (
        <ConversationColumns
          isListShown={asked === null}
          isPaneShown={!isListAlone}
          list={<ConversationList connections={connections.data} openId={open?.id ?? null} />}
          pane={
            open ? (
              <ConversationPane
                key={`${open.id} ${open.status}`}
                connection={open}
                onRemoved={() => void navigate(PAGE_ROUTES.messages, { replace: true })}
              />
            ) : (
              <NoConversation isMissing={asked !== null} />
            )
          }
        />
      )}
    </TooltipProvider>
  );
}
