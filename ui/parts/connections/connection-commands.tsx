import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { allowedCommands } from '#core/connections/domain/allowed-commands.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ConnectionCommandType } from '#core/connections/domain/transition.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import {
  useAcceptConnection,
  useDeclineRequest,
  useEndConnection,
  useWithdrawRequest,
} from './connections.ts';
import { DeclineButton } from './decline-button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { whenDone } from './when-done.ts';
import { useWeeksWaited } from './use-weeks-waited.ts';
import { Button, type ButtonVariant } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';

type Change = (connection: ConnectionWithMember) => Promise<unknown>;

interface ConnectionCommandsProps {
  readonly connection: ConnectionWithMember;
  /** How Accept looks: `primary` where it is the one main action of the screen. */
  readonly acceptVariant?: ButtonVariant;
  /**
   * Called once the server has done it, or knows of no such connection any more: these buttons may be
   * gone by then, so focus needs a new place.
   */
  readonly onDone: (command: ConnectionCommandType) => void;
}

/** What the signed-in member may do with one of their connections. */
export function ConnectionCommands({
  connection,
  acceptVariant = 'secondary',
  onDone,
}: ConnectionCommandsProps) {
  const self = useSelf();
  const acceptance = useAcceptConnection();
  const declining = useDeclineRequest();
  const hasWaitedLong = useWeeksWaited(connection) !== null;
  const withdraw = hasWaitedLong ? 'Withdraw request' : 'Cancel Request';
  const withdrawal = useWithdrawRequest({ hasWaitedLong });
  const ending = useEndConnection();
  const commands = allowedCommands(connection, self.id);
  const run = (command: ConnectionCommandType, change: Change) => () => {
    whenDone(change(connection), () => {
      onDone(command);
    });
  };
  return (
    <>
      {commands.includes('decline') && (
        <DeclineButton
          connection={connection}
          isBusy={declining.isPending}
          disabled={acceptance.isPending}
          onDecline={(answer) => {
            run('decline', () => declining.mutateAsync({ connection, answer }))();
          }}
        />
      )}
      {commands.includes('accept') && (
        <Button
          variant={acceptVariant}
          aria-label={`Accept ${displayName(connection.member)}’s request`}
          isBusy={acceptance.isPending}
          disabled={declining.isPending}
          onClick={run('accept', acceptance.mutateAsync)}
        >
          Accept
        </Button>
      )}
      {commands.includes('cancel') && (
        <>
          {hasWaitedLong && (
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.advancedSearch}>Ask someone else</Link>
            </Button>
          )}
          <Button
            variant="secondary"
            aria-label={`${withdraw} to ${displayName(connection.member)}`}
            isBusy={withdrawal.isPending}
            onClick={run('cancel', withdrawal.mutateAsync)}
          >
            {withdraw}
          </Button>
        </>
      )}
      {commands.includes('end') && (
        <EndDialog
          member={connection.member}
          trigger={
            <Button
              variant="quiet"
              className="text-sm text-quiet"
              aria-label={`End Connection with ${displayName(connection.member)}`}
              isBusy={ending.isPending}
            >
              End Connection
            </Button>
          }
          onEnd={run('end', ending.mutateAsync)}
        />
      )}
    </>
  );
}
