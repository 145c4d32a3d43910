import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about messages. */
export type MessageRefusal =
  | { readonly code: 'idempotency_key_reused' }
  /** The other party is a former member, who reads no more. */
  | { readonly code: 'member_has_left' }
  /** The message can be changed no more. */
  | { readonly code: 'message_settled'; readonly why: 'too_late' | 'taken_back' | 'too_often' }
  /** A member receives nothing but words before they have written themselves. */
  | { readonly code: 'not_written_yet' }
  /** One message has up to six pictures, or one voice message. */
  | { readonly code: 'attachments_not_together' }
  /** The member has pinned as many conversations as they can. */
  | { readonly code: 'too_many_pinned' };

/** What can be wrong with a message. */
export type MessageFault =
  | RequiredFault<'message'>
  | TextFault<'message'>
  | TextFault<'text'>
  | RequiredFault<'query'>
  | TextFault<'query'>;

/** What of messages a caller may ask for and not find. */
export type MessageSubject = 'message' | 'attachment';
