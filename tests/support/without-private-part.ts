import type { Member, Self } from '#core/members/domain/member.ts';

/** What others must see of a record: everything but what only they see. */
export function withoutPrivatePart({
  email: _email,
  whoMayAsk: _whoMayAsk,
  sharedSigns: _sharedSigns,
  photosSeenBy: _photosSeenBy,
  blursPhotos: _blursPhotos,
  ...member
}: Self): Member {
  return member;
}
