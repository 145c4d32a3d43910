import type { ContactMessageId } from '#core/kernel/ids.ts';
import type { Page } from '#core/kernel/page.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ContactHandler, ContactMessage, ContactState } from './domain/contact-message.ts';

/** After which message a page begins. */
export interface ContactPlace {
  readonly isOpen: boolean;
  readonly id: number;
}

/** Which messages are asked for. */
export interface ContactPage {
  /** `null` at the beginning. */
  readonly after: ContactPlace | null;
  readonly limit: number;
  /** How far they have come; all where it is left out. */
  readonly state?: ContactState;
}

/** The messages: first the open ones, the longest waiting of them first, then the others, newest first. */
export type ListContactMessages = (page: ContactPage) => Promise<Page<ContactMessage>>;

/** Notes that a message is dealt with. Again is the same answer: the first one to do so stays. */
export type HandleContactMessage = (input: {
  readonly id: ContactMessageId;
  readonly by: ContactHandler;
}) => Promise<Result<ContactMessage, NotFound<'contact_message'>>>;
