import { create } from 'zustand';
import type { ProfilePart } from '#core/members/domain/profile-fields.ts';
import type { ProfileValues } from './profile-values.ts';

/** What is changed, and the part of the form that was open. */
export interface KeptEdits {
  readonly values: ProfileValues;
  readonly part: ProfilePart;
}

interface UnsavedProfileStore {
  /** By the member's id: another member at the same browser has their own. */
  readonly edits: Readonly<Partial<Record<number, KeptEdits>>>;
  readonly keep: (memberId: number, edits: KeptEdits) => void;
  readonly drop: (memberId: number) => void;
}

/**
 * What members change in their profiles until it is saved or dropped: kept as long as the page is open,
 * so that a session that ends meanwhile takes nothing away.
 */
export const useUnsavedProfileStore = create<UnsavedProfileStore>()((set) => ({
  edits: {},
  keep: (memberId, kept) => {
    set(({ edits }) => ({ edits: { ...edits, [memberId]: kept } }));
  },
  drop: (memberId) => {
    set(({ edits: { [memberId]: _dropped, ...others } }) => ({ edits: others }));
  },
}));

/** What the member has changed in their profile and neither saved nor dropped. */
export function unsavedProfile(memberId: number): KeptEdits | undefined {
  return useUnsavedProfileStore.getState().edits[memberId];
}
