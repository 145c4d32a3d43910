import { readPartWeights } from './part-weights.ts';

/**
 * What tells scams from innocent messages in other languages, in tenths, what speaks most for a scam first. Learned by
 * `npm run learn:weights` from the messages in `tests/core/safety/scam-corpus`; not written by hand.
 */
export const FOREIGN_WEIGHTS = readPartWeights(
  -35,
  `
:any 30 secrecy 23 :money 19 sum 18 you 18 messenger 15 abroad 12 due 11 :private_details 10 claim 10 agency 9
need 8 offer 8 rail 8 ask 7 dear 7 :investment 6 beg 6 give 6 haste 6 online 6 :gift_card 5 code 5 gift_card 5
profit 5 gain 4 private_details 4 reach 4 windfall 4 detail 3 hand 3 home 3 parcel 3 elsewhere 2 :lure 1
blocked 1 confirm 1 exposure 1 giveback 1 investment 1 lure 1 mistake 1 mule 1 cash -1 cause -1 device -1
market -1 lack -2 toll -2 help -3 pay -3 plight -3 work -3 repay -4 fare -5 past -13 wary -13 kin -16 mild -18
homely -19
`,
);
