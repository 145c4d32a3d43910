/** The refusals about letters. */
export interface MailRefusal {
  /** It was used, has expired, is for something else, or never was: all the same to whoever follows it. */
  readonly code: 'link_not_valid';
}

/** What of letters a caller may ask for and not find. */
export type MailSubject = 'letter';
