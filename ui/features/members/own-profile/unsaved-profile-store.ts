import { create } from 'zustand';
import type { ProfileValues } from './profile-values.ts';

interface UnsavedProfileStore {
  /** By the member's id: another member at the same browser has their own. */
  readonly edits: Readonly<Partial<Record<number, ProfileValues>>>;
  readonly keep: (memberId: number, values: ProfileValues) => void;
  readonly drop: (memberId: number) => void;
}

/**
 * What members change in their profiles until it is saved or dropped: kept as long as the page is open,
 * so that a session that ends meanwhile takes nothing away.
 */
export const useUnsavedProfileStore = create<UnsavedProfileStore>()((set) => ({
  edits: {},
  keep: (memberId, values) => {
    set(({ edits }) => ({ edits: { ...edits, [memberId]: values } }));
  },
  drop: (memberId) => {
    set(({ edits: { [memberId]: _dropped, ...others } }) => ({ edits: others }));
  },
}));

/** Whether the member has changed their profile and neither saved nor dropped the changes. */
export function hasUnsavedProfile(memberId: number): boolean {
  return useUnsavedProfileStore.getState().edits[memberId] !== undefined;
}
