/** The refusals about introductions. */
export type IntroductionRefusal =
  | { readonly code: 'already_introduced' }
  | { readonly code: 'too_many_open_introductions' };

/** What can be wrong with an introduction. */
export type IntroductionFault =
  | { readonly rule: 'introduced_to_themselves' }
  | { readonly rule: 'unknown_introduction_answer' };

/** What of introductions a caller may ask for and not find. */
export type IntroductionSubject = 'introduction';
