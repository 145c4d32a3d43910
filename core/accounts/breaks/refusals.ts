/** What can be wrong with what is said of a break. */
export interface BreakFault {
  readonly rule: 'unknown_break_choice';
}
