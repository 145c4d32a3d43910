import { Link } from 'react-router-dom';
import { allowedCommands } from '#core/connections/domain/allowed-commands.ts';
import { noConnection, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { Member } from '#core/members/domain/member.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ConnectButton } from './connect-button.tsx';
import { useAcceptConnection, useDeclineRequest } from './connections.ts';
import { DeclineButton } from './decline-button.tsx';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { useMustConfirm } from '#ui/parts/addresses/own-address.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { Button, type ButtonVariant } from '#ui/kit/button.tsx';

interface ConnectionButtonProps {
  /** The other member. */
  readonly person: Pick<Member, 'id' | 'name'>;
  /** The connection between the two; `null` when there is none. */
  readonly connection: ConnectionWithMember | null;
  readonly variant?: ButtonVariant;
}

/** The next step towards another member (specification §4). */
export function ConnectionButton({
  person,
  connection,
  variant = 'secondary',
}: ConnectionButtonProps) {
  const self = useSelf();
  const mustConfirm = useMustConfirm();
  const acceptance = useAcceptConnection();
  const declining = useDeclineRequest();
  const state = connection ?? noConnection({ requesterId: self.id, recipientId: person.id });
  const commands = allowedCommands(state, self.id);
  if (connection !== null && commands.includes('end')) {
    return (
      <Button variant={variant} asChild>
        <Link to={conversationAddress(connection.id)} aria-label={`Message ${displayName(person)}`}>
          Message
        </Link>
      </Button>
    );
  }
  if (connection !== null && commands.includes('accept')) {
    return (
      <>
        <DeclineButton
          connection={connection}
          isBusy={declining.isPending}
          disabled={acceptance.isPending}
          onDecline={(answer) => {
            declining.mutate({ connection, answer });
          }}
        />
        <Button
          variant={variant}
          aria-label={`Accept Request from ${displayName(person)}`}
          isBusy={acceptance.isPending}
          disabled={declining.isPending}
          onClick={() => {
            acceptance.mutate(connection);
          }}
        >
          Accept Request
        </Button>
      </>
    );
  }
  if (mustConfirm && commands.includes('request')) {
    return (
      <Button variant={variant} asChild>
        <Link to={`${SETTINGS_ROUTES.signingIn}#email`}>Confirm your email address to connect</Link>
      </Button>
    );
  }
  return <ConnectButton person={person} isSent={!commands.includes('request')} variant={variant} />;
}
