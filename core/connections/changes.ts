import type { ConnectionId } from '#core/kernel/ids.ts';
import type { KeptConnection } from '#core/connections/domain/connection.ts';

/** What is stored of connections. Between two members there is at most one, whoever asked. */
export type ConnectionChange =
  | {
      readonly type: 'add_connection';
      readonly connection: KeptConnection;
      /** How many requests of the requester wait for an answer already. */
      readonly openRequests: number;
    }
  /** Puts the state in the place of the one of that version. */
  | {
      readonly type: 'replace_connection';
      readonly id: ConnectionId;
      readonly version: number;
      readonly connection: KeptConnection;
    }
  /** Removes the connection of that version, and its messages with it. */
  | { readonly type: 'remove_connection'; readonly id: ConnectionId; readonly version: number };
