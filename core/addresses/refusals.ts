/** The refusals about e-mail addresses, and about links that were mailed. */
export type AddressRefusal =
  /** It was used, has expired, is for something else, or never was: all the same to whoever follows it. */
  | { readonly code: 'link_not_valid' }
  /** This site sends no e-mail. */
  | { readonly code: 'sends_no_mail' };
