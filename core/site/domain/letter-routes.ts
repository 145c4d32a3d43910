/** The addresses behind links in letters and at the start of a site, and the one where a member asks for a letter, by name. */
export const LETTER_ROUTES = {
  forgotPassword: '/forgot-password',
  choosePassword: '/choose-password',
  confirmAddress: '/confirm-address',
  keepAddress: '/keep-address',
  keepSecondStep: '/keep-second-step',
  lostEverything: '/lost-everything',
  confirmRecovery: '/confirm-recovery',
  stopRecovery: '/stop-recovery',
  winAccountBack: '/win-account-back',
  stopMails: '/stop-mails',
  confirmNewsletter: '/newsletter',
  stopNewsletter: '/stop-newsletter',
  becomeOperator: '/become-operator',
} as const;
