import { create } from 'zustand';

interface ReachStore {
  /** How many calls in a row have not reached the server. */
  readonly missed: number;
}

/** Whether the server can be reached, as far as the calls of this page tell. */
export const useReachStore = create<ReachStore>()(() => ({ missed: 0 }));

/** Notes whether the call reaches the server; one that is given up says nothing of it. */
export async function noteReach(
  call: Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    const response = await call;
    if (useReachStore.getState().missed > 0) useReachStore.setState({ missed: 0 });
    return response;
  } catch (error) {
    if (signal?.aborted !== true) useReachStore.setState(({ missed }) => ({ missed: missed + 1 }));
    throw error;
  }
}
