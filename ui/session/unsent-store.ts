import type { MemberId } from '#core/kernel/ids.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Who writes, and about whom or what; another member at the same browser has things of their own. */
export interface Writing {
  readonly memberId: MemberId;
  readonly about: string | number;
}

interface UnsentStore<Value> {
  readonly unsent: Readonly<Record<string, Value>>;
  readonly find: (writing: Writing) => Value | null;
  readonly write: (writing: Writing, value: Value) => void;
  /** Forgets what has been sent, or isn't to be. */
  readonly remove: (writing: Writing) => void;
  /** Forgets all that the member has begun and not sent. */
  readonly forget: (memberId: number) => void;
}

const keyOf = ({ memberId, about }: Writing) => `${memberId}/${about}`;

function without<Value>(
  unsent: UnsentStore<Value>['unsent'],
  isForgotten: (key: string) => boolean,
): UnsentStore<Value>['unsent'] {
  return Object.fromEntries(Object.entries(unsent).filter(([key]) => !isForgotten(key)));
}

/**
 * What members have begun in a form and not sent: kept in the tab under that name until they send it or log out, so
 * also while someone whose session has ended logs in again, and through a reload.
 */
export function createUnsentStore<Value>(name: string) {
  return create<UnsentStore<Value>>()(
    persist(
      (set, get) => ({
        unsent: {},
        find: (writing) => get().unsent[keyOf(writing)] ?? null,
        write: (writing, value) => {
          set(({ unsent }) => ({ unsent: { ...unsent, [keyOf(writing)]: value } }));
        },
        remove: (writing) => {
          set(({ unsent }) => ({ unsent: without(unsent, (key) => key === keyOf(writing)) }));
        },
        forget: (memberId) => {
          set(({ unsent }) => ({
            unsent: without(unsent, (key) => key.startsWith(`${memberId}/`)),
          }));
        },
      }),
      {
        name,
        storage: createJSONStorage(() => sessionStorage),
        partialize: ({ unsent }) => ({ unsent }),
      },
    ),
  );
}
