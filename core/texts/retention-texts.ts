import { DEVICE_DAYS } from '#core/accounts/domain/known-device.ts';
import { SECURITY_DAYS } from '#core/accounts/security-log/domain/security-entry.ts';
import {
  DAYS_AT_DESK,
  DAYS_TO_STOP,
  DAYS_TO_USE,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { RecordKind } from '#core/archive/domain/archived-records.ts';
import { DAYS_OPEN } from '#core/connections/domain/resting-request.ts';
import { DAYS_SEALED } from '#core/connections/domain/sealing.ts';
import { DAYS_AFTER_NO, DAYS_INTRODUCED } from '#core/introductions/domain/introduction.ts';
import { DAYS_NOTED } from '#core/messaging/domain/private-note.ts';
import { FAILED_LETTER_DAYS } from '#core/letters/domain/letter.ts';
import { CONTACT_DAYS } from '#core/moderation/contact/domain/contact-message.ts';

/** What the Privacy Policy says of a kind of record: what it is, what it's for and how long it's kept. */
export interface RetentionText {
  readonly what: string;
  readonly why: string;
  readonly howLong: string;
}

const UNTIL_YOU_LEAVE = 'Until you leave';
const LOG_IN = 'So that only you can log in';

/** What is said of each kind of record, or the kind that it is said with. */
export const RETENTION_TEXTS: Readonly<Record<RecordKind, RetentionText | RecordKind>> = {
  member: {
    what: 'Your account and profile',
    why: 'So that you can log in, and others can find you',
    howLong: UNTIL_YOU_LEAVE,
  },
  terms_acceptance: {
    what: 'What you agreed to',
    why: 'To know which terms apply',
    howLong: UNTIL_YOU_LEAVE,
  },
  second_factor: {
    what: 'Your second step, recovery codes and passkeys',
    why: LOG_IN,
    howLong: 'Until you remove them',
  },
  passkey: 'second_factor',
  one_time_password: {
    what: 'A one-time password',
    why: 'To let you back in',
    howLong: 'Until you use it; a day at most',
  },
  recovery_request: {
    what: 'Requests to get into a lost account: the answers and an email address',
    why: 'So that moderators can tell you from a stranger',
    howLong: `${DAYS_AT_DESK} days until it’s decided, then ${DAYS_TO_STOP + DAYS_TO_USE} at most; a day if the address isn’t confirmed`,
  },
  session: {
    what: 'Where you’re logged in',
    why: 'So that you stay logged in',
    howLong: 'Until you log out; 14 days without a visit, 60 days at most',
  },
  security_entry: {
    what: 'Log-ins, failed tries and changes to how you log in',
    why: 'So that you notice when someone else tries to get in',
    howLong: `${SECURITY_DAYS} days`,
  },
  known_device: {
    what: 'Browsers you’ve logged in with',
    why: 'To tell you from a stranger who guesses',
    howLong: `${DEVICE_DAYS} days after you last logged in there`,
  },
  connection: {
    what: 'Your requests and connections, with your questions and your rhythm',
    why: 'So that you can talk to each other',
    howLong: `A request: ${DAYS_OPEN} days without an answer. A connection: until one of you ends it`,
  },
  introduction: {
    what: 'Introductions you make or are part of, with the words and your answers',
    why: 'So that two people can meet if both would like to',
    howLong: `${DAYS_INTRODUCED} days; ${DAYS_AFTER_NO} if someone said no, so that no means no. Who introduced you: as long as the connection`,
  },
  vouch: {
    what: 'Who you vouch for, and who vouches for you',
    why: 'So that others see how many people know someone, and never who',
    howLong: 'Until the end of the day when you withdraw it or the connection ends',
  },
  message: {
    what: 'Your messages',
    why: 'So that you can both read them',
    howLong: 'As long as the connection',
  },
  conversation_choice: {
    what: 'What you pin, mute and put aside',
    why: 'To show your conversations your way',
    howLong: 'As long as the connection',
  },
  private_note: {
    what: 'Your private notes about people',
    why: 'So that you remember what matters to them',
    howLong: `Until you empty them; ${DAYS_NOTED} days after the connection ends or the other’s account is deleted`,
  },
  kept_day: {
    what: 'Days that matter to you, and who may see them',
    why: 'So that the people you choose remember them',
    howLong: 'Until you remove them',
  },
  picture: {
    what: 'Your pictures',
    why: 'So that others see what you show them',
    howLong: 'Until you remove them; a day while your profile doesn’t show them',
  },
  attachment: {
    what: 'Photos and voice messages in conversations',
    why: 'So that you can both see and hear them',
    howLong: 'As long as their message; a day if you don’t send them',
  },
  pair_history: {
    what: 'Blocks, and who may ask whom again',
    why: 'So that no means no',
    howLong: 'Until one of you leaves',
  },
  sealed_conversation: {
    what: 'Sealed copies of ended conversations',
    why: 'For a report by one of you',
    howLong: `${DAYS_SEALED} days`,
  },
  sealed_message: 'sealed_conversation',
  report: {
    what: 'Reports, and what’s attached to them',
    why: 'To keep members safe',
    howLong: 'For good',
  },
  moderation_entry: {
    what: 'What moderators have decided',
    why: 'So that their decisions can be checked',
    howLong: 'For good, under the number of your account',
  },
  standing: 'moderation_entry',
  notice: {
    what: 'Notices to you, and your appeals',
    why: 'To tell you what was decided about you',
    howLong: UNTIL_YOU_LEAVE,
  },
  contact_message: {
    what: 'What you write on the Contact page',
    why: 'To answer you',
    howLong: `${CONTACT_DAYS} days after it’s dealt with`,
  },
  invitation: {
    what: 'Invitations you’ve made',
    why: 'So that only people who are invited can join',
    howLong: UNTIL_YOU_LEAVE,
  },
  mail_state: {
    what: 'Which emails you want',
    why: 'To send you no others',
    howLong: UNTIL_YOU_LEAVE,
  },
  queued_letter: {
    what: 'Emails that wait to be sent',
    why: 'To try again while your mail server doesn’t answer',
    howLong: `Until they’re sent; ${FAILED_LETTER_DAYS} days if that fails. The last one, when you’ve left: only while we try`,
  },
  link: {
    what: 'Hashes of the links in our emails',
    why: 'So that the links work',
    howLong:
      'As long as the link works: from 30 minutes, to choose a password, to 400 days, to stop emails',
  },
  newsletter_subscriber: {
    what: 'Your subscription to the newsletter',
    why: 'To send it to you',
    howLong: 'Until you unsubscribe',
  },
  newsletter_issue: 'newsletter_subscriber',
  event: {
    what: 'What happened: that you wrote, read or asked, and when, but no words',
    why: 'So that your other devices catch up, and emails are sent',
    howLong: 'A day, or until the emails about it are sent',
  },
  event_handler: 'event',
  site_setting: 'moderation_entry',
};
