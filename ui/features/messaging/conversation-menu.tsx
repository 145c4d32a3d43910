import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type {
  AcceptedConnectionWithMember,
  Conversation,
} from '#core/messaging/domain/conversation.ts';
import { MENU_ITEM_LOOK } from '#ui/kit/menu-item-look.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { useEndConnection } from '#ui/parts/connections/connections.ts';
import { EndDialog } from '#ui/parts/connections/end-dialog.tsx';
import { whenDone } from '#ui/parts/connections/when-done.ts';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';
import { useChangeConversation } from '#ui/parts/messaging/conversations.ts';
import { conversationSearchAddress } from '#ui/parts/people/addresses.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

const loadQuestion = async () => (await import('./question-dialog.tsx')).QuestionDialog;
const loadNote = async () => (await import('./private-note-dialog.tsx')).PrivateNoteDialog;

interface ConversationMenuProps {
  readonly connection: AcceptedConnectionWithMember;
  /** What the inbox shows of it; not there until it is known. */
  readonly conversation: Conversation | undefined;
  /** Opens the way to report or block the other member. */
  readonly onReport: () => void;
  /** Called when the connection has been ended from here. */
  readonly onEnded: () => void;
}

/** What the member can do about a conversation, in one menu at its head. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { connection, conversation, onReport, onEnded } = props;
  const { member } = connection;
  const navigate = useNavigate();
  const [isEndAsked, setEndAsked] = useState(false);
  const ending = useEndConnection();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const { part: PrivateNoteDialog, show } = useLatePart(loadNote, reportUnloadedPart);
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const question = useLatePart(loadQuestion, reportUnloadedPart);
  return (
    <>
      <MoreMenu label={`More for your conversation with ${displayName(member)}`}>
        {(item) => (
          <>
            {conversation && <Choices conversation={conversation} />}
            {connection.presence !== 'former' &&
              item('Question for both of you', () => {
                setQuestionOpen(true);
                question.show();
              })}
            {item('Private note', () => {
              setNoteOpen(true);
              show();
            })}
            {item('Search in this conversation', () => {
              void navigate(conversationSearchAddress(connection.id));
            })}
            <DropdownMenu.Item asChild>
              <Link to={`${PAGE_ROUTES.resources}#${CRISIS_HELP}`} className={MENU_ITEM_LOOK}>
                Need help now?
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            {item('Report or block', onReport, 'lg:hidden')}
            {item('End Connection', () => {
              setEndAsked(true);
            })}
          </>
        )}
      </MoreMenu>
      {PrivateNoteDialog && isNoteOpen && (
        <PrivateNoteDialog
          connection={connection}
          onClose={() => {
            setNoteOpen(false);
          }}
        />
      )}
      {question.part && isQuestionOpen && (
        <question.part
          connection={connection}
          onClose={() => {
            setQuestionOpen(false);
          }}
        />
      )}
      <EndDialog
        member={member}
        open={isEndAsked}
        onOpenChange={setEndAsked}
        onEnd={() => {
          whenDone(ending.mutateAsync(connection), onEnded);
        }}
      />
    </>
  );
}

/** What the member chooses for a conversation, for themselves alone. */
function Choices({ conversation }: { readonly conversation: Conversation }) {
  const { connectionId, isPinned, isMuted } = conversation;
  const change = useChangeConversation(connectionId);
  return (
    <>
      <DropdownMenu.Item
        className={MENU_ITEM_LOOK}
        onSelect={() => {
          change.mutate({ pinned: !isPinned });
        }}
      >
        {isPinned ? 'Unpin conversation' : 'Pin to the top'}
      </DropdownMenu.Item>
      <DropdownMenu.Item
        className={MENU_ITEM_LOOK}
        onSelect={() => {
          change.mutate({ muted: !isMuted });
        }}
      >
        {isMuted ? 'Unmute conversation' : 'Mute conversation'}
      </DropdownMenu.Item>
    </>
  );
}
