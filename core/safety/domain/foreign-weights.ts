import { readPartWeights } from './part-weights.ts';

/**
 * What tells scams from innocent messages in other languages, in tenths, what speaks most for a scam first. Learned by
 * `npm run learn:weights` from the messages in `tests/core/safety/scam-corpus`; not written by hand.
 */
export const FOREIGN_WEIGHTS = readPartWeights(
  -36,
  `
:any 29 secrecy 22 you 19 :money 17 sum 17 give 16 messenger 16 abroad 12 :private_details 11 rail 11 claim 10
dear 10 due 9 need 9 :gift_card 7 :investment 7 agency 7 code 7 confirm 7 gift_card 7 offer 7 ask 6 beg 6
haste 6 online 5 profit 5 reach 5 gain 3 hand 3 private_details 3 windfall 3 :elsewhere 2 blocked 2 detail 2
elsewhere 2 exposure 2 giveback 2 home 2 mistake 2 parcel 2 toll 2 work 2 investment 1 lack 1 lend 1 mule 1
device -1 relay -1 cause -2 market -2 pay -2 plight -2 help -3 repay -4 fare -7 kin -14 past -15 wary -15
homely -18 mild -19
`,
);
