import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface EnterKeyStore {
  /** What the member chose on this device; `null` while they have not. */
  readonly choice: boolean | null;
  readonly choose: (choice: boolean) => void;
}

export const useEnterKeyStore = create<EnterKeyStore>()(
  persist(
    (set) => ({
      choice: null,
      choose: (choice) => {
        set({ choice });
      },
    }),
    { name: 'hearthkin-enter-key' },
  ),
);

/** Where one types on glass, Enter begins a line unless one chooses otherwise: half sentences were sent. */
function isTypedOnGlass(): boolean {
  return (
    typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches
  );
}

/** Whether Enter sends a message on this device, or begins a new line in it. */
export function useEnterKey() {
  const { choice, choose } = useEnterKeyStore();
  return { enterSends: choice ?? !isTypedOnGlass(), setEnterSends: choose };
}
