import type { MemberId } from '#core/kernel/ids.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A request to connect as far as it has been written: the bond and the side as the form has them, and the note. */
export interface UnsentRequest {
  readonly bond: string;
  readonly side: BondSide | '';
  readonly note: string;
}

/** Who asks whom; another member at the same browser has requests of their own. */
export interface Asking {
  readonly memberId: MemberId;
  readonly otherId: MemberId;
}

interface UnsentRequestsStore {
  readonly unsent: Readonly<Record<string, UnsentRequest>>;
  readonly write: (asking: Asking, request: UnsentRequest) => void;
  /** Forgets a request: it has been sent. */
  readonly remove: (asking: Asking) => void;
  /** Forgets all that the member has written and not sent. */
  readonly forget: (memberId: number) => void;
}

/** Where the tab keeps them. */
const STORAGE_KEY = 'hearthkin-requests';

const keyOf = ({ memberId, otherId }: Asking) => `${memberId}/${otherId}`;

function without(
  unsent: UnsentRequestsStore['unsent'],
  isForgotten: (key: string) => boolean,
): UnsentRequestsStore['unsent'] {
  return Object.fromEntries(Object.entries(unsent).filter(([key]) => !isForgotten(key)));
}

/**
 * Requests that members have begun and not sent: kept per member and person until they log out, so also while
 * someone whose session has ended logs in again, and through a reload of the tab.
 */
export const useUnsentRequestsStore = create<UnsentRequestsStore>()(
  persist(
    (set) => ({
      unsent: {},
      write: (asking, request) => {
        set(({ unsent }) => ({ unsent: { ...unsent, [keyOf(asking)]: request } }));
      },
      remove: (asking) => {
        set(({ unsent }) => ({ unsent: without(unsent, (key) => key === keyOf(asking)) }));
      },
      forget: (memberId) => {
        set(({ unsent }) => ({
          unsent: without(unsent, (key) => key.startsWith(`${memberId}/`)),
        }));
      },
    }),
    {
      name: STORAGE_KEY,
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ unsent }) => ({ unsent }),
    },
  ),
);

/** What the member has written so far to ask the other; `null` when they have not begun. */
export function findUnsentRequest(asking: Asking): UnsentRequest | null {
  return useUnsentRequestsStore.getState().unsent[keyOf(asking)] ?? null;
}
