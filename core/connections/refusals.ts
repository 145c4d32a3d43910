import type { TextFault } from '#core/kernel/fault.ts';

/** The refusals about connections. */
export type ConnectionRefusal =
  | { readonly code: 'not_accepted' }
  | { readonly code: 'already_connected' }
  | { readonly code: 'already_accepted' }
  | { readonly code: 'too_many_open_requests' }
  /** The two have a question that waits for their answers. */
  | { readonly code: 'question_open' }
  /** The question waits for no answer: it was set aside, or both have answered. */
  | { readonly code: 'question_settled' }
  /** The two have agreed on a rhythm, which is stopped before there is another. */
  | { readonly code: 'rhythm_agreed' }
  /** The two have agreed on something to do, which is done or dropped before there is another. */
  | { readonly code: 'activity_agreed' }
  /** The two haven't agreed on it, or its day is still to come. */
  | { readonly code: 'activity_not_due' };

/** What can be wrong with what is asked of connections. */
export type ConnectionFault =
  | TextFault<'note'>
  | { readonly rule: 'note_too_short'; readonly minimum: number }
  | { readonly rule: 'note_with_link' }
  | { readonly rule: 'note_with_contact' }
  | { readonly rule: 'note_with_number' }
  | { readonly rule: 'side_without_bond' }
  | { readonly rule: 'unknown_answer' }
  | { readonly rule: 'answer_without_decline' }
  | { readonly rule: 'connection_with_oneself' }
  | { readonly rule: 'new_connection_not_pending' }
  | { readonly rule: 'connection_only_accepted' }
  | { readonly rule: 'unknown_connection_status' }
  | { readonly rule: 'unknown_connection_direction' }
  | { readonly rule: 'unknown_question' }
  | { readonly rule: 'unknown_rhythm' }
  | { readonly rule: 'unknown_activity' }
  | { readonly rule: 'activity_day_not_soon'; readonly days: number };

/** What of connections a caller may ask for and not find. */
export type ConnectionSubject = 'connection';
