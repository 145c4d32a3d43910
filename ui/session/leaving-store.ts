import { create } from 'zustand';

interface LeavingStore {
  /** Asks whether the unsaved changes on screen may be lost; `null` where there are none. */
  readonly ask: (() => Promise<boolean>) | null;
}

/** What has to be asked before the member is taken away from the screen. */
export const useLeavingStore = create<LeavingStore>()(() => ({ ask: null }));
