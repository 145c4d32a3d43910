/** The refusal about e-mail addresses. */
export interface AddressRefusal {
  /** This site sends no e-mail. */
  readonly code: 'sends_no_mail';
}
