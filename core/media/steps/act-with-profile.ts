import type { Act } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import { withPictureAddress } from '#core/media/domain/shown-pictures.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberEvent } from '#core/members/events.ts';

/** Changes a picture and its member's profile with it. */
export type PictureAct = Act<PictureChange | MemberChange, MemberEvent>;

/**
 * The act that changes a picture, and has its member's profile show it at that address, or not at all. The record is
 * put in its place even if it stays as it is; see `PictureChange`.
 */
export function actWithProfile(
  change: PictureChange,
  { key, address }: { readonly key: PictureKey; readonly address: string | null },
  { value: self, version }: Versioned<Self>,
  { actorId, at }: { readonly actorId: MemberId | null; readonly at: string },
): PictureAct {
  const member = withPictureAddress(self, key, address);
  const isChanged = member !== self;
  return {
    changes: [change, { type: 'replace_member', member, address: null, version }],
    events: isChanged ? [{ type: 'profile_changed', memberIds: [self.id] }] : [],
    actorId,
    at,
  };
}
