import { create } from 'zustand';

interface LiveStore {
  /** Whether the live stream brings to this page whatever happens. */
  readonly isUp: boolean;
}

/** What the rest of the page knows of the live stream. */
export const useLiveStore = create<LiveStore>()(() => ({ isUp: false }));

/** How often to ask for something that the live stream brings: not at all while it does, unless the last answer failed. */
export function usePolling(milliseconds: number) {
  const isUp = useLiveStore((store) => store.isUp);
  return ({ state }: { readonly state: { readonly status: string } }) =>
    isUp && state.status !== 'error' ? false : milliseconds;
}
