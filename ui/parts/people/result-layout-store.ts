import { create } from 'zustand';

/** How found people are laid out. */
export type ResultLayout = 'grid' | 'list';

interface ResultLayoutStore {
  readonly layout: ResultLayout;
  readonly choose: (layout: ResultLayout) => void;
}

export const useResultLayoutStore = create<ResultLayoutStore>()((set) => ({
  layout: 'grid',
  choose: (layout) => {
    set({ layout });
  },
}));
