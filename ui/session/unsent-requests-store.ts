import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { createUnsentStore } from './unsent-store.ts';

/** A request to connect as far as it has been written: the bond and the side as the form has them, and the note. */
export interface UnsentRequest {
  readonly bond: string;
  readonly side: BondSide | '';
  readonly note: string;
}

/** The requests that members have begun, each about whom they would ask. */
export const useUnsentRequestsStore = createUnsentStore<UnsentRequest>('hearthkin-requests');
