import type { PairHistory } from './domain/pair-history.ts';
import type { Standing } from './domain/standing.ts';

/**
 * What is stored of members' safety. A version names what the decision is based on, and is 0 if nothing was stored;
 * the stored one is one higher.
 */
export type SafetyChange =
  | {
      readonly type: 'put_pair_history';
      readonly history: PairHistory;
      readonly version: number;
    }
  | { readonly type: 'put_standing'; readonly standing: Standing; readonly version: number };
