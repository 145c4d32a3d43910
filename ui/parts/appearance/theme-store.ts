import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { THEME_STORAGE_KEY } from '#core/site/domain/theme-script.ts';

/** The colours that the reader chose; `system` follows their device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeStore {
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

export const useThemeStore = create<ThemeStore>()(
  persist(
    (set) => ({
      choice: 'system',
      choose: (choice) => {
        set({ choice });
      },
    }),
    { name: THEME_STORAGE_KEY },
  ),
);
