import type { Branded } from './branded.ts';

/** An e-mail address that a parser has accepted. */
export type EmailAddress = Branded<string, 'EmailAddress'>;
