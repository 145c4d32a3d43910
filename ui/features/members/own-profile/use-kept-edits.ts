import { useEffect, useRef } from 'react';
import type { ProfilePart } from '#core/members/domain/profile-fields.ts';
import type { ProfileFormState } from './profile-values.ts';
import { unsavedProfile, useUnsavedProfileStore } from './unsaved-profile-store.ts';

/**
 * Keeps what the member changes in the form and the part that is open, and begins with what was kept before. Answers
 * how to drop it, once it is saved or not wanted.
 */
export function useKeptEdits(
  form: ProfileFormState,
  memberId: number,
  part: ProfilePart,
): () => void {
  const { subscribe, reset } = form;
  const { keep, drop } = useUnsavedProfileStore.getState();
  const open = useRef(part);
  useEffect(() => {
    open.current = part;
    const kept = unsavedProfile(memberId);
    if (kept !== undefined) keep(memberId, { ...kept, part });
  }, [keep, memberId, part]);
  useEffect(() => {
    const kept = unsavedProfile(memberId);
    if (kept !== undefined) reset(kept.values, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty === true) {
          keep(memberId, { values: structuredClone(values), part: open.current });
        } else if (isDirty === false) drop(memberId);
      },
    });
  }, [subscribe, reset, keep, drop, memberId]);
  return () => {
    drop(memberId);
  };
}
