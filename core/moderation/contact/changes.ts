import type { ContactMessageId } from '#core/kernel/ids.ts';
import type { ContactHandling, NewContactMessage } from './domain/contact-message.ts';

/** What is stored of messages to those who run the site. */
export type ContactChange =
  | { readonly type: 'add_contact_message'; readonly message: NewContactMessage }
  /** Only of a message that is open. */
  | {
      readonly type: 'handle_contact_message';
      readonly id: ContactMessageId;
      readonly handling: ContactHandling;
    };
