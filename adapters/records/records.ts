import type { RecordKind } from '#core/archive/domain/archived-records.ts';
import { ATTACHMENTS } from './attachment.ts';
import { CONNECTIONS } from './connection.ts';
import { CONTACT_MESSAGES } from './contact-message.ts';
import { CONVERSATION_CHOICES } from './conversation-choice.ts';
import { EVENTS } from './event.ts';
import { EVENT_HANDLERS } from './event-handler.ts';
import { INTRODUCTIONS } from './introduction.ts';
import { VOUCHES } from './vouch.ts';
import { INVITATIONS } from './invitation.ts';
import { KEPT_DAYS } from './kept-day.ts';
import { KNOWN_DEVICES } from './known-device.ts';
import { LINKS } from './link.ts';
import { MAIL_STATES } from './mail-state.ts';
import { MEMBERS } from './member.ts';
import { MESSAGES } from './message.ts';
import { MODERATION_ENTRIES } from './moderation-entry.ts';
import { ISSUES } from './newsletter-issue.ts';
import { SUBSCRIBERS } from './newsletter-subscriber.ts';
import { NOTICES } from './notice.ts';
import { ONE_TIME_PASSWORDS } from './one-time-password.ts';
import { PAIR_HISTORIES } from './pair-history.ts';
import { PASSKEYS } from './passkey.ts';
import { PICTURES } from './picture.ts';
import { PRIVATE_NOTES } from './private-note.ts';
import { QUEUED_LETTERS } from './queued-letter.ts';
import { RECOVERY_REQUESTS } from './recovery-request.ts';
import { REPORTS } from './report.ts';
import { SEALED_CONVERSATIONS } from './sealed-conversation.ts';
import { SEALED_MESSAGES } from './sealed-message.ts';
import { SECOND_FACTORS } from './second-factor.ts';
import { SECURITY_ENTRIES } from './security-entry.ts';
import { SESSIONS } from './session.ts';
import { SITE_SETTINGS } from './site-setting.ts';
import { STANDINGS } from './standing.ts';
import { TERMS_ACCEPTANCES } from './terms-acceptance.ts';

/** Every stored record. One that is forgotten does not compile. */
export const RECORDS = {
  member: MEMBERS,
  connection: CONNECTIONS,
  introduction: INTRODUCTIONS,
  vouch: VOUCHES,
  message: MESSAGES,
  pair_history: PAIR_HISTORIES,
  standing: STANDINGS,
  sealed_conversation: SEALED_CONVERSATIONS,
  sealed_message: SEALED_MESSAGES,
  report: REPORTS,
  moderation_entry: MODERATION_ENTRIES,
  notice: NOTICES,
  contact_message: CONTACT_MESSAGES,
  one_time_password: ONE_TIME_PASSWORDS,
  invitation: INVITATIONS,
  recovery_request: RECOVERY_REQUESTS,
  terms_acceptance: TERMS_ACCEPTANCES,
  queued_letter: QUEUED_LETTERS,
  link: LINKS,
  second_factor: SECOND_FACTORS,
  passkey: PASSKEYS,
  mail_state: MAIL_STATES,
  newsletter_subscriber: SUBSCRIBERS,
  newsletter_issue: ISSUES,
  session: SESSIONS,
  known_device: KNOWN_DEVICES,
  security_entry: SECURITY_ENTRIES,
  conversation_choice: CONVERSATION_CHOICES,
  private_note: PRIVATE_NOTES,
  kept_day: KEPT_DAYS,
  picture: PICTURES,
  attachment: ATTACHMENTS,
  site_setting: SITE_SETTINGS,
  event: EVENTS,
  event_handler: EVENT_HANDLERS,
} satisfies Readonly<Record<RecordKind, unknown>>;
