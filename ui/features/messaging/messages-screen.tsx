import { parseConnectionId, type ConnectionId } from '#core/kernel/ids.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { connectionOf, type Conversation } from '#core/messaging/domain/conversation.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useInboxEntry } from '#ui/parts/messaging/conversations.ts';
import { describeError } from '#ui/api/client.ts';
import { useConnection } from '#ui/parts/connections/connection-lists.ts';
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
import { useInbox, type Inbox } from './use-inbox.ts';

const POLLING = { refetchInterval: CONNECTIONS_POLLING };

/** Conversations with connected members, and requests that are pending (specification §2). */
export function MessagesScreen() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const inbox = useInbox();
  const asked = parameters.get('connection');
  const { open, conversation, ...lookUp } = useOpenConnection(inbox, asked);
  const isEmpty = inbox.all?.length === 0 && inbox.requests.data?.length === 0;
  const isListAlone = asked === null && !isEmpty;
  return (
    <TooltipProvider>
      <div className={asked === null ? '' : 'sr-only md:not-sr-only'}>
        <PageTitle title="Messages & Connections" />
      </div>
      {inbox.isPending && !inbox.error && <ConversationsSkeleton isOneAsked={asked !== null} />}
      {inbox.error && (
        <ErrorState
          title={describeError(inbox.error, 'Sorry, we couldn’t load your conversations.')}
          onRetry={inbox.retry}
        />
      )}
      {inbox.all && inbox.requests.data && (
        <ConversationColumns
          isListShown={asked === null}
          isPaneShown={!isListAlone}
          list={
            <ConversationList
              inbox={inbox}
              openId={open?.id ?? null}
              openConversation={conversation}
            />
          }
          pane={
            open ? (
              <ConversationPane
                key={`${open.id} ${open.status}`}
                connection={open}
                conversation={conversation}
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

interface OpenConnection {
  readonly open: ConnectionWithMember | undefined;
  readonly conversation: Conversation | undefined;
  readonly isLookingUp: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The conversation that the address names: among those that are loaded, or looked up by its id. */
function useOpenConnection({ all, requests }: Inbox, asked: string | null): OpenConnection {
  const id = parseAsked(asked);
  const listed = all?.find(({ connectionId }) => connectionId === id);
  const request = requests.data?.find((each) => each.id === id);
  const isLoaded = all !== undefined && requests.data !== undefined;
  const isToLookUp = id !== null && isLoaded && !listed && !request;
  const found = useConnection(id, { ...POLLING, enabled: isToLookUp });
  const isAccepted = isToLookUp && found.data?.status === 'accepted';
  const entry = useInboxEntry(id, { enabled: isAccepted });
  return {
    open: listed
      ? connectionOf(listed)
      : (request ?? (isToLookUp ? (found.data ?? undefined) : undefined)),
    conversation: listed ?? (isAccepted ? entry.data : undefined),
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
