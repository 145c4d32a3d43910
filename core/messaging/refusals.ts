import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about messages. */
export interface MessageRefusal {
  readonly code: 'idempotency_key_reused';
}

/** What can be wrong with a message. */
export type MessageFault =
  RequiredFault<'message'> | TextFault<'message'> | { readonly rule: 'idempotency_key_format' };
