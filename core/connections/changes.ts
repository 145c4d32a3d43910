import type { ConnectionId } from '#core/kernel/ids.ts';
import type { KeptConnection } from '#core/connections/domain/connection.ts';
import type { Together } from '#core/connections/domain/together.ts';
import type { Sealing } from '#core/connections/domain/sealing.ts';

/** What is stored of connections. Between two members there is at most one, in either direction. */
export type ConnectionChange =
  | {
      readonly type: 'add_connection';
      readonly connection: KeptConnection;
      /** How many requests of the requester wait for an answer already. */
      readonly openRequests: number;
      /** It is stored only while fewer requests than this wait for the recipient, who may have any number without it. */
      readonly receivedBelow?: number;
      /** Only requests sent after this time count. */
      readonly openSince: string;
    }
  /** Puts the state in the place of the one of that version. */
  | {
      readonly type: 'replace_connection';
      readonly id: ConnectionId;
      readonly version: number;
      readonly connection: KeptConnection;
    }
  /** Puts what the two keep together in the place of what they kept; the connection must be of that version. */
  | {
      readonly type: 'put_together';
      readonly id: ConnectionId;
      readonly version: number;
      /** `NEW_ID` stands for the message that the same act adds. */
      readonly together: Together;
    }
  /**
   * Removes the connection of that version, and its messages with it. Of an accepted one a sealed copy is kept,
   * in which the parties have the names that they have now.
   */
  | {
      readonly type: 'remove_connection';
      readonly id: ConnectionId;
      readonly version: number;
      /** `null` for a request, which has no messages. */
      readonly sealing: Sealing | null;
    };
