import type { MemberId } from '#core/kernel/ids.ts';
import { allowedCommands } from '#core/connections/domain/allowed-commands.ts';
import type { ExistingState } from '#core/connections/domain/connection.ts';

/** The state of a connection for one of its parties. */
export type ConnectionStanding = 'sent' | 'received' | 'accepted';

/** The state of the connection for the member, who is a party to it. */
export function standingOf(connection: ExistingState, memberId: MemberId): ConnectionStanding {
  if (connection.status === 'accepted') return 'accepted';
  return allowedCommands(connection, memberId).includes('accept') ? 'received' : 'sent';
}
