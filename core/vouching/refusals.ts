/** The two haven't known each other here for long enough, or the member has reported the other. */
export interface VouchRefusal {
  readonly code: 'may_not_vouch';
}

/** What can be wrong with a vouch. */
export interface VouchFault {
  readonly rule: 'unknown_way_known';
}
