import type {
  ExportedAccount,
  ExportedAnswer,
  ExportedBlock,
  ExportedConnection,
  ExportedContactMessage,
  ExportedEnding,
  ExportedInvitation,
  ExportedKnownDevice,
  ExportedMessage,
  ExportedNotice,
  ExportedPasskey,
  ExportedProfile,
  ExportedReport,
  ExportedSecurityEntry,
  ExportedSession,
} from '#core/data-export/domain/exported-data.ts';

/** A list that is read page by page, so that it may be of any length. */
export type Pages<Item> = AsyncIterable<readonly Item[]>;

/** All of a member's data. Each list can be read more than once. */
export interface ExportContents {
  /** When the copy was begun (ISO 8601 in UTC). Messages that came later are left out. */
  readonly madeAt: string;
  readonly account: ExportedAccount;
  readonly profile: ExportedProfile;
  readonly sessions: readonly ExportedSession[];
  readonly knownDevices: readonly ExportedKnownDevice[];
  readonly passkeys: readonly ExportedPasskey[];
  /** Newest first, as all of these but messages. */
  connections(): Pages<ExportedConnection>;
  requests(): Pages<ExportedConnection>;
  answers(): Pages<ExportedAnswer>;
  endedConnections(): Pages<ExportedEnding>;
  /** The messages of a connection, oldest first; none once the other is no longer visible. */
  messages(connection: ExportedConnection): Pages<ExportedMessage>;
  blocks(): Pages<ExportedBlock>;
  reports(): Pages<ExportedReport>;
  notices(): Pages<ExportedNotice>;
  invitations(): Pages<ExportedInvitation>;
  contactMessages(): Pages<ExportedContactMessage>;
  securityLog(): Pages<ExportedSecurityEntry>;
}
