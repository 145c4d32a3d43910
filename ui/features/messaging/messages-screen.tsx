import { parseConnectionId, type ConnectionId } from '#core/kernel/ids.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { describeError } from '#ui/api/client.ts';
import {
  useConnection,
  useConnections,
  type ConnectionPages,
} from '#ui/parts/connections/connection-lists.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { TooltipProvider } from '#ui/kit/tooltip.tsx';
import { ConversationColumns } from './conversation-columns.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { ConversationsSkeleton } from './conversations-skeleton.tsx';
import { NoConversation } from './no-conversation.tsx';

const POLLING = { refetchInterval: CONNECTIONS_POLLING };

/** Conversations with connected members, and requests that are pending (specification §2). */
export function MessagesScreen() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const connections = useConnections({}, POLLING);
  const asked = parameters.get('connection');
  const { open, ...lookUp } = useOpenConnection(connections, asked);
  const isListAlone = asked === null && connections.data?.length !== 0;
  return (
    <TooltipProvider>
      <div className={asked === null ? '' : 'sr-only md:not-sr-only'}>
        <PageTitle title="Messages & Connections" />
      </div>
      {connections.isPending && <ConversationsSkeleton isOneAsked={asked !== null} />}
      {connections.isError && connections.data === undefined && (
        <ErrorState
          title={describeError(connections.error, 'Sorry, we couldn’t load your conversations.')}
          onRetry={() => void connections.refetch()}
        />
      )}
      {connections.data && (
        <ConversationColumns
          isListShown={asked === null}
          isPaneShown={!isListAlone}
          list={<ConversationList all={connections} openId={open?.id ?? null} />}
          pane={
            open ? (
              <ConversationPane
                key={`${open.id} ${open.status}`}
                connection={open}
                onRemoved={() => void navigate(PAGE_ROUTES.messages, { replace: true })}
              />
            ) : (
              <NotOpen isAsked={asked !== null} {...lookUp} />
            )
          }
        />
      )}
    </TooltipProvider>
  );
}

/** The conversation that the address names: among those that are loaded, or looked up by its id. */
function useOpenConnection({ data: loaded }: ConnectionPages, asked: string | null) {
  const id = parseAsked(asked);
  const listed = loaded?.find((connection) => connection.id === id);
  const isToLookUp = id !== null && loaded !== undefined && listed === undefined;
  const found = useConnection(id, { ...POLLING, enabled: isToLookUp });
  return {
    open: listed ?? (isToLookUp ? (found.data ?? undefined) : undefined),
    isLookingUp: isToLookUp && found.isPending,
    hasFailed: isToLookUp && found.isError,
    onRetry: () => void found.refetch(),
  };
}

function parseAsked(asked: string | null): ConnectionId | null {
  const parsed = parseConnectionId(Number(asked));
  return parsed.ok && String(parsed.value) === asked ? parsed.value : null;
}

interface NotOpenProps {
  /** Whether the address names a conversation. */
  readonly isAsked: boolean;
  readonly isLookingUp: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function NotOpen({ isAsked, isLookingUp, hasFailed, onRetry }: NotOpenProps) {
  if (isLookingUp) return <Loading label="Loading the conversation…" />;
  if (hasFailed) {
    return <ErrorState title="Sorry, we couldn’t load this conversation." onRetry={onRetry} />;
  }
  return <NoConversation isMissing={isAsked} />;
}
