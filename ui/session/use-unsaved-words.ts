import { useState } from 'react';
import { useSelf } from './auth-provider.tsx';
import { useUnsavedWordsStore } from './unsaved-words-store.ts';

/** What the member began to write about that earlier, if anything, and how to keep and to forget it. */
export function useUnsavedWords(about: string) {
  const { id: memberId } = useSelf();
  const store = useUnsavedWordsStore.getState();
  const writing = { memberId, about };
  const [begun] = useState(() => store.find(writing));
  return {
    begun,
    keep: (words: string) => {
      store.write(writing, words);
    },
    forget: () => {
      store.remove(writing);
    },
  };
}

/** Says that what stands in a field was begun earlier. */
export const BEGUN_EARLIER = 'You began this earlier, and it isn’t saved yet.';
