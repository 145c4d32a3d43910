import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about decisions. */
export type ModerationRefusal =
  /** The member was removed, and is to be restored before anything else is decided about their account. */
  { readonly code: 'member_removed' } | { readonly code: 'already_appealed' };

/** What can be wrong with a decision. */
export type ModerationFault =
  | RequiredFault<'words'>
  | TextFault<'words'>
  /** A suspension must end later than now. */
  | { readonly rule: 'until_not_later' };
