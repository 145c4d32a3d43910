import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about messages. */
export type MessageRefusal =
  | { readonly code: 'idempotency_key_reused' }
  /** The other party is a former member, who reads no more. */
  | { readonly code: 'member_has_left' };

/** What can be wrong with a message. */
export type MessageFault =
  RequiredFault<'message'> | TextFault<'message'> | { readonly rule: 'idempotency_key_format' };
