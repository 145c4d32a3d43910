import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ROW_LOOK } from './row-look.ts';
import { STANDING_LABELS } from './standing-labels.ts';

interface RequestRowProps {
  readonly request: ConnectionWithMember;
  readonly isOpen: boolean;
}

/** A request that waits for an answer, in the list of conversations. */
export function RequestRow({ request, isOpen }: RequestRowProps) {
  const self = useSelf();
  return (
    <Link
      to={conversationAddress(request.id)}
      aria-current={isOpen ? 'true' : undefined}
      className={ROW_LOOK}
    >
      <PartyAvatar connection={request} size="small" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <OwnText>{displayName(request.member)}</OwnText>
        </span>
        <span className="block text-sm text-quiet">
          {STANDING_LABELS[standingOf(request, self.id)]}
        </span>
      </span>
    </Link>
  );
}
