import { ArrowLeft, HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { unreachable } from '#core/kernel/unreachable.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { ConnectionBond } from '#ui/parts/connections/connection-bond.tsx';
import { ConnectionCommands } from '#ui/parts/connections/connection-commands.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { PartyAvatar, PartyBreak, PartyName } from '#ui/parts/connections/party.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { ReportButton } from '#ui/parts/safety/report-or-block.tsx';
import { useReportDialog } from '#ui/parts/safety/use-report-dialog.tsx';
import type {
  AcceptedConnectionWithMember,
  Conversation,
} from '#core/messaging/domain/conversation.ts';
import { togetherAddress } from '#ui/parts/people/addresses.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { Chat, type ChatProps } from './chat.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { Passage } from './passage.tsx';
import { PendingPanel } from './pending-panel.tsx';
import { useQuestions } from './use-questions.ts';
import { useShownInPane } from './shown-in-pane.ts';

interface ConversationPaneProps {
  readonly connection: ConnectionWithMember;
  /** What the inbox shows of it; not there for a request, and until it is known. */
  readonly conversation: Conversation | undefined;
  /** Called when the connection has been declined, cancelled or ended from here. */
  readonly onRemoved: () => void;
}

/** The open conversation, or the request that comes before it. Focus moves to its heading. */
export function ConversationPane(props: ConversationPaneProps) {
  const { connection, conversation, onRemoved } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const pane = heading.current?.closest('section');
    // A message that was found, or the search, may have taken the focus.
    if (pane?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { member } = connection;
  const hasMessages = connection.status === 'accepted';
  const report = useReportDialog({ member, hasMessages, onBlocked: onRemoved });
  return (
    <section
      aria-label="Conversation"
      data-whole-page
      className="flex h-[calc(100dvh-var(--offline,0px))] flex-col bg-surface max-md:pb-[env(safe-area-inset-bottom)] md:h-full md:overflow-hidden md:rounded-box md:border md:border-line md:shadow-lift"
    >
      <header
        className={`flex shrink-0 items-center gap-x-2 border-b border-line p-2 md:flex-wrap md:gap-x-3 md:p-3 ${hasMessages ? '' : 'max-[20rem]:flex-wrap'}`}
      >
        <Tooltip text="Back to your conversations">
          <IconButton label="Back to your conversations" className="md:hidden" asChild>
            <Link to={PAGE_ROUTES.messages}>
              <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
            </Link>
          </IconButton>
        </Tooltip>
        <span className="shrink-0 max-[15rem]:hidden">
          <PartyAvatar connection={connection} size="small" />
        </span>
        <div className="min-w-0 grow max-[20rem]:basis-32 md:basis-32">
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-lg max-[15rem]:text-sm wrap-anywhere focus-visible:outline-none max-md:line-clamp-2"
          >
            <PartyName connection={connection} />
          </h2>
          <PartyBreak connection={connection} />
          {connection.status === 'accepted' && (
            <ConnectionBond
              connection={connection}
              className="text-sm text-quiet max-md:line-clamp-2"
            />
          )}
        </div>
        <div className="ms-auto flex shrink-0 items-center">
          <ReportButton
            member={member}
            handle={report}
            className={hasMessages ? 'max-lg:hidden' : ''}
          />
          {connection.status === 'accepted' && <TogetherLink connection={connection} />}
          {connection.status === 'accepted' && (
            <ConversationMenu
              connection={connection}
              conversation={conversation}
              onReport={report.open}
              onEnded={onRemoved}
            />
          )}
        </div>
      </header>
      {connection.status === 'accepted' ? (
        <Shown connection={connection} onReport={report.open} />
      ) : (
        <PendingPanel connection={connection}>
          <ConnectionCommands
            connection={connection}
            acceptVariant="primary"
            onDone={(command) => {
              if (command !== 'accept') onRemoved();
            }}
          />
        </PendingPanel>
      )}
    </section>
  );
}

/** The way to what the two keep together, marked while the other suggests something there. */
function TogetherLink({
  connection: { id, member, presence },
}: {
  readonly connection: AcceptedConnectionWithMember;
}) {
  const { data } = useQuestions(id);
  const hasSuggestion = presence !== 'former' && data?.hasSuggestion === true;
  const label = hasSuggestion
    ? `The two of you: ${firstName(displayName(member))} suggests something`
    : 'The two of you';
  return (
    <Tooltip text={label}>
      <IconButton label={label} asChild>
        <Link to={togetherAddress(id)} className="relative">
          <HeartHandshake aria-hidden="true" />
          {hasSuggestion && (
            <span className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-primary" />
          )}
        </Link>
      </IconButton>
    </Tooltip>
  );
}

const loadTogether = async () => (await import('./place-for-two.tsx')).PlaceForTwo;

/** What the two keep together, which is loaded once somebody looks at it. */
function Together({ connection }: Pick<ChatProps, 'connection'>) {
  const { part: PlaceForTwo, show } = useLatePart(loadTogether, reportUnloadedPart);
  useEffect(show, [show]);
  if (PlaceForTwo) return <PlaceForTwo connection={connection} />;
  return (
    <div className="grid grow place-content-center">
      <Loading />
    </div>
  );
}

/** What the address asks for of the conversation: its newest messages, those around one, or a search in it. */
function Shown({ connection, ...others }: ChatProps) {
  const shown = useShownInPane();
  const conversation = { connectionId: connection.id, name: displayName(connection.member) };
  switch (shown.kind) {
    case 'newest':
      return <Chat connection={connection} {...others} />;
    case 'search':
      return <ConversationSearch {...conversation} />;
    case 'together':
      return <Together connection={connection} />;
    case 'passage':
      return <Passage key={shown.messageId} messageId={shown.messageId} {...conversation} />;
    default:
      return unreachable(shown);
  }
}
