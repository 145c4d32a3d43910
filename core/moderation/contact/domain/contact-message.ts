import type { Branded } from '#core/kernel/branded.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { requiredTextRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { ContactMessageId, MemberId } from '#core/kernel/ids.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { ContactFault } from '#core/moderation/contact/refusals.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';

/** What people write to those who run the site about. */
export const CONTACT_TOPICS = ['member', 'account', 'data', 'fault', 'other'] as const;

/** What a message to those who run the site is about. */
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** What somebody writes to those who run the site: 1 to 4,000 characters, normalised. */
export type ContactText = Branded<string, 'ContactText'>;

const checkContactText: FieldRule<string, ContactFault> = requiredTextRule('message', 4_000);

export const parseContactText: Parser<ContactText, ContactFault> = parserBy(checkContactText);

/** A message as it is added. Its time is ISO 8601 in UTC. */
export interface NewContactMessage {
  readonly createdAt: string;
  readonly topic: ContactTopic;
  /** Who wrote it; `null` for a visitor. */
  readonly memberId: MemberId | null;
  /** Where the answer goes; `null` where none is asked for. */
  readonly email: EmailAddress | null;
  readonly text: ContactText;
}

/** Who has dealt with a message: a moderator, or the operator. */
export type ContactHandler = MemberId | 'operator';

/** That a message is dealt with, and since when. */
export interface ContactHandling {
  readonly by: ContactHandler;
  readonly at: string;
}

/** A message to those who run the site. */
export interface ContactMessage extends NewContactMessage {
  readonly id: ContactMessageId;
  /** `null` while the message is open. */
  readonly handling: ContactHandling | null;
}

/** How far a message has come. */
export const CONTACT_STATES = ['open', 'handled'] as const;

export type ContactState = (typeof CONTACT_STATES)[number];

/** How many days a message is kept once it has been handled. */
export const CONTACT_DAYS = 180;

/** A message is removed that was handled before this time. */
export function keptSince(now: string): string {
  return daysAfter(now, -CONTACT_DAYS);
}
