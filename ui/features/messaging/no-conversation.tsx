import { drawnPicture } from '#core/members/domain/drawn-pictures.ts';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';

interface NoConversationProps {
  /** True when the address names a conversation that is not among the member's. */
  readonly isMissing: boolean;
}

/** Shown in the place of a conversation when none is open. */
export function NoConversation({ isMissing }: NoConversationProps) {
  return isMissing ? (
    <EmptyState
      title="This conversation has gone"
      action={
        <Button variant="secondary" asChild>
          <Link to={PAGE_ROUTES.messages}>See your conversations</Link>
        </Button>
      }
    >
      The connection may have ended, or the request been withdrawn. The messages have been deleted
      too. If something was wrong, you can still report it for 90 days, from{' '}
      <Link to={PAGE_ROUTES.connections} className={SENTENCE_LINK_LOOK}>
        your connections
      </Link>
      .
    </EmptyState>
  ) : (
    <EmptyState
      title="Choose a conversation"
      drawing={drawnPicture('teapot').address}
      action={
        <Button asChild>
          <Link to={PAGE_ROUTES.explore}>Find Connections</Link>
        </Button>
      }
    >
      Choose a conversation from the list, or find someone new.
    </EmptyState>
  );
}
