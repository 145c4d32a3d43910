import { useEffect } from 'react';
import type { ProfileFormState } from './profile-values.ts';
import { useUnsavedProfileStore } from './unsaved-profile-store.ts';

/**
 * Keeps what the member changes in the form, and begins with what was kept before. Answers how to drop
 * it, once it is saved or not wanted.
 */
export function useKeptEdits(form: ProfileFormState, memberId: number): () => void {
  const { subscribe, reset } = form;
  const { keep, drop } = useUnsavedProfileStore.getState();
  useEffect(() => {
    const kept = useUnsavedProfileStore.getState().edits[memberId];
    if (kept !== undefined) reset(kept, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) keep(memberId, structuredClone(values));
        else if (isDirty === false) drop(memberId);
      },
    });
  }, [subscribe, reset, keep, drop, memberId]);
  return () => {
    drop(memberId);
  };
}
