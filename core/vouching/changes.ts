import type { NewVouch } from './domain/vouch.ts';

/** Puts the vouch in the place of the voucher's one on that connection, which must be of that version. */
export interface VouchChange {
  readonly type: 'put_vouch';
  readonly vouch: NewVouch;
  readonly connectionVersion: number;
}
