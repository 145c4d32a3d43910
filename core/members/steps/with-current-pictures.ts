import type { MemberId } from '#core/kernel/ids.ts';
import type { FieldError } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ProfileValues } from '#core/members/domain/profile-fields.ts';
import type { CurrentPictures } from '#core/members/ports/current-pictures.ts';
import type { MemberFault } from '#core/members/refusals.ts';

type Pictured = ProfileValues<'avatarUrl' | 'preferences.photos'>;

/** The profile with the addresses of its pictures as they are now. What was there before may stay as it is. */
export async function withCurrentPictures<Profile extends Pictured>(
  currentPictures: CurrentPictures,
  memberId: MemberId,
  profile: Profile,
  before: Pictured,
): Promise<Result<Profile, readonly FieldError<MemberFault>[]>> {
  const { avatarUrl, preferences } = profile;
  const given = [avatarUrl ?? '', ...preferences.photos];
  const known = new Set([before.avatarUrl, ...before.preferences.photos]);
  const current = (await currentPictures(memberId, given)).map((address, place) =>
    address === null && known.has(given[place] ?? '') ? (given[place] ?? '') : address,
  );
  const [avatar = '', ...photos] = current;
  const errors = current.flatMap((address, place) => (address === null ? [errorAt(place)] : []));
  if (errors.length > 0) return refused(errors);
  return granted({
    ...profile,
    avatarUrl: avatar === '' ? null : avatar,
    preferences: { ...preferences, photos: photos.filter((photo) => photo !== null) },
  });
}

/** What is wrong with the picture in that place: first comes the profile photo, then the others. */
function errorAt(place: number): FieldError<MemberFault> {
  if (place === 0)
    return { path: 'avatarUrl', fault: { rule: 'picture_address', field: 'avatarUrl' } };
  const fault = { rule: 'picture_address', field: 'photo' } as const;
  return { path: `preferences.photos.${place - 1}`, fault };
}
