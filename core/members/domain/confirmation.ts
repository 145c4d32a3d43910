/**
 * Whether members have to confirm their e-mail addresses before they ask others, or may leave it; `none` where the
 * site sends no e-mail, so that nobody can.
 */
export type Confirmation = 'required' | 'optional' | 'none';
