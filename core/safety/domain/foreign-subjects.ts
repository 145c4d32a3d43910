import type { SaidSign } from './message-subjects.ts';

/** What a sentence in another language than English can touch on. */
export type ForeignSubject =
  | Exclude<SaidSign, 'money'>
  | 'ask'
  | 'cash'
  | 'lend'
  | 'plight'
  | 'code'
  | 'relay'
  | 'toll'
  | 'pay'
  | 'windfall'
  | 'claim'
  | 'parcel'
  | 'work'
  | 'gain'
  | 'mule'
  | 'help'
  | 'fare'
  | 'device'
  | 'blocked'
  | 'confirm';

export type SubjectPhrases = Readonly<Record<ForeignSubject, readonly string[]>>;
