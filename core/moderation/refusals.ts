import type { RequiredFault, TextFault } from '#core/kernel/fault.ts';

/** The refusals about decisions. */
export type ModerationRefusal =
  /** The member was removed, and is to be restored before anything else is decided about their account. */
  | { readonly code: 'member_removed' }
  | { readonly code: 'already_appealed' }
  /** What is to be ended is not in force. */
  | { readonly code: 'measure_not_in_force' }
  /** This moderator has already proposed to remove the member; another one has to agree. */
  | { readonly code: 'second_moderator_needed' }
  /** Only whoever runs the server decides about an operator of the site. */
  | { readonly code: 'about_operator' }
  /** Appeals are decided by another moderator than who decided before. */
  | { readonly code: 'own_decision' }
  | { readonly code: 'appeal_already_answered' }
  /** Moderators come to the desk only if their password alone does not let them in. */
  | { readonly code: 'second_step_needed' }
  /** The account does not wait for approval. */
  | { readonly code: 'not_awaiting_approval' }
  /** The account waits for approval, which is to be decided before anything else. */
  | { readonly code: 'approval_undecided' };

/** What can be wrong with a decision. */
export type ModerationFault =
  | RequiredFault<'words'>
  | {
      readonly rule: 'unknown_option';
      readonly parameter: 'measure' | 'reason' | 'outcome' | 'state' | 'decision';
      readonly options: readonly string[];
    }
  | TextFault<'words' | 'text'>
  /** A suspension must say a time at which it ends. */
  | { readonly rule: 'until_not_a_time' }
  /** A suspension must end later than now. */
  | { readonly rule: 'until_not_later' };

/** What of decisions a caller may ask for and not find. */
export type ModerationSubject = 'notice' | 'appeal';
