import { changesOf } from '#adapters/changes-of.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SessionChange,
  TermsChange,
} from '#core/accounts/changes.ts';
import type { InvitationChange } from '#core/invitations/changes.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailStateChange, NewsletterChange } from '#core/mail/changes.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, withNewId, type Act, type Commit, type Commitment } from '#core/kernel/commit.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import { Conflict } from './conflict.ts';
import { storeContactChange } from './contact-message-store.ts';
import { storeConnectionChange } from './connection-store.ts';
import { isDataExportChange, storeDataExportChange } from './data-export-store.ts';
import { storeConversationChange } from './conversation-store.ts';
import { createEventInsert, storeEvent } from './event-store.ts';
import { storeKnownDeviceChange } from './known-device-store.ts';
import { storeFactorChange } from './factor-store.ts';
import { storeInvitationChange } from './invitation-store.ts';
import { storeMailStateChange } from './mail-state-store.ts';
import { storeMailChange } from './mail-store.ts';
import { storeMemberChange } from './member-store.ts';
import {
  createMessageStatements,
  storeMessageChange,
  type MessageStatements,
} from './message-store.ts';
import { storeNewsletterChange } from './newsletter-store.ts';
import { storePasswordChange } from './password-store.ts';
import { storeReportChange } from './report-store.ts';
import { storeModerationChange } from './moderation-store.ts';
import { storeSafetyChange } from './safety-store.ts';
import { storeSessionChange } from './session-store.ts';
import { storeTermsChange } from './terms-store.ts';
import type { Dialect, SqlEngine, Steps } from './steps.ts';

/** Stores acts; see `Commit` for what it promises. */
export function createSqlCommit({ dialect, transact }: SqlEngine): Commit<Change, DomainEvent> {
  const writer = {
    dialect,
    messageStatements: createMessageStatements(dialect),
    eventInsert: createEventInsert(dialect),
  };
  return async (act) => {
    try {
      return await transact(() => store(writer, act));
    } catch (error) {
      if (error instanceof Conflict || dialect.isUniqueViolation(error)) return { stored: false };
      throw error;
    }
  };
}

/** The dialect, and the statements that are made of it once. */
interface Writer {
  readonly dialect: Dialect;
  readonly messageStatements: MessageStatements;
  readonly eventInsert: string;
}

function* store(
  writer: Writer,
  { changes, events, actorId, at }: Act<Change, DomainEvent>,
): Steps<Commitment> {
  let newId: NewId | null = null;
  for (const change of changes) {
    const added: number | null = yield* storeChange(writer, aboutNewMember(change, newId));
    newId = added === null ? newId : trusted<NewId>(added);
  }
  const actor = actorId === NEW_ID ? newId : actorId;
  if (actor !== null) yield* writer.dialect.recordActivity(actor, toActivityDay(at));
  for (const event of events) yield* storeEvent(writer.eventInsert, withNewId(event, newId), at);
  return { stored: true, newId };
}

type AccountChange =
  | SessionChange
  | KnownDeviceChange
  | PasswordChange
  | InvitationChange
  | TermsChange
  | FactorChange
  | MailChange
  | MailStateChange
  | NewsletterChange;

/** Whether the change is about a member's own account or their mails. */
const isAccountChange = changesOf<AccountChange>({
  add_invitation: true,
  add_link: true,
  add_newsletter_issue: true,
  add_passkey: true,
  add_session: true,
  add_subscriber: true,
  advance_newsletter_issue: true,
  end_other_sessions: true,
  end_sessions: true,
  forget_known_device: true,
  note_mailed: true,
  put_invitation: true,
  put_known_device: true,
  put_letter: true,
  put_mail_state: true,
  put_one_time_password: true,
  put_password: true,
  put_second_factor: true,
  put_terms_acceptance: true,
  queue_letter: true,
  remove_letter: true,
  remove_links: true,
  remove_passkey: true,
  remove_session: true,
  remove_subscriber: true,
  use_link: true,
  use_one_time_password: true,
  use_passkey: true,
});

function storeChange({ dialect, messageStatements }: Writer, change: Change): Steps<number | null> {
  if (isDataExportChange(change)) return storeDataExportChange(change);
  if (isAccountChange(change)) return storeAccountChange(dialect, change);
  switch (change.type) {
    case 'add_member':
    case 'replace_member':
    case 'delete_member':
    case 'put_address':
      return storeMemberChange(dialect, change);
    case 'add_connection':
    case 'replace_connection':
    case 'remove_connection':
      return storeConnectionChange(dialect, change);
    case 'add_message':
    case 'put_wording':
    case 'mark_read':
      return storeMessageChange(messageStatements, change);
    case 'put_conversation_choices':
      return storeConversationChange(dialect, change);
    case 'put_pair_history':
    case 'put_standing':
      return storeSafetyChange(change);
    case 'add_report':
    case 'put_report':
      return storeReportChange(change);
    case 'add_moderation_entry':
    case 'add_notice':
    case 'put_appeal':
      return storeModerationChange(change);
    case 'add_contact_message':
    case 'handle_contact_message':
      return storeContactChange(change);
    default:
      return unreachable(change);
  }
}

/** Stores what is about members' own accounts and their mails. */
function storeAccountChange(dialect: Dialect, change: AccountChange): Steps<number | null> {
  switch (change.type) {
    case 'add_session':
    case 'remove_session':
    case 'end_sessions':
    case 'end_other_sessions':
      return storeSessionChange(dialect, change);
    case 'put_known_device':
    case 'forget_known_device':
      return storeKnownDeviceChange(change);
    case 'put_one_time_password':
    case 'use_one_time_password':
    case 'put_password':
      return storePasswordChange(change);
    case 'add_invitation':
    case 'put_invitation':
      return storeInvitationChange(dialect, change);
    case 'put_terms_acceptance':
      return storeTermsChange(change);
    case 'queue_letter':
    case 'put_letter':
    case 'remove_letter':
    case 'add_link':
    case 'use_link':
    case 'remove_links':
      return storeMailChange(change);
    case 'put_second_factor':
    case 'add_passkey':
    case 'use_passkey':
    case 'remove_passkey':
      return storeFactorChange(change);
    case 'put_mail_state':
    case 'note_mailed':
      return storeMailStateChange(change);
    case 'add_subscriber':
    case 'remove_subscriber':
    case 'add_newsletter_issue':
    case 'advance_newsletter_issue':
      return storeNewsletterChange(change);
    default:
      return unreachable(change);
  }
}
