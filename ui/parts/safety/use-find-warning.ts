import { useEffect } from 'react';
import { create } from 'zustand';
import type { findWarning } from '#core/safety/domain/message-warning.ts';

type FindWarning = typeof findWarning;

const useLoaded = create<{ readonly findWarning: FindWarning | null }>(() => ({
  findWarning: null,
}));

/**
 * What finds the warnings, `null` until it has come: it is heavier than all that a conversation shows, which does
 * not wait for it. Fetched from the first time that words of somebody else are there.
 */
export function useFindWarning(areWordsThere: boolean): FindWarning | null {
  useEffect(() => {
    if (!areWordsThere || useLoaded.getState().findWarning !== null) return;
    import('#core/safety/domain/message-warning.ts').then(({ findWarning }) => {
      useLoaded.setState({ findWarning });
    }, console.error);
  }, [areWordsThere]);
  return useLoaded(({ findWarning }) => findWarning);
}
