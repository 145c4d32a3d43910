import { readPartWeights } from './part-weights.ts';

/**
 * What tells scams from innocent messages in other languages, in tenths, what speaks most for a scam first. Learned by
 * `npm run learn:weights` from the messages in `tests/core/safety/scam-corpus`; not written by hand.
 */
export const FOREIGN_WEIGHTS = readPartWeights(
  -36,
  `
:any 29 secrecy 23 :money 19 sum 19 you 19 messenger 16 abroad 13 claim 12 :private_details 11 rail 11 give 10
need 10 agency 8 due 8 :investment 7 ask 7 dear 7 offer 7 :gift_card 6 beg 6 code 6 confirm 6 gift_card 6
haste 5 profit 5 reach 5 online 4 windfall 4 private_details 3 :elsewhere 2 blocked 2 detail 2 elsewhere 2
gain 2 giveback 2 hand 2 home 2 mistake 2 toll 2 exposure 1 investment 1 lack 1 lend 1 mule 1 parcel 1
cause -1 cash -2 device -2 help -2 market -2 pay -2 repay -4 plight -6 fare -7 wary -14 past -15 kin -17
homely -18 mild -20
`,
);
