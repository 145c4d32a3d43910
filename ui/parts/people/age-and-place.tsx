import { describePlace } from '#core/texts/place-texts.ts';
import type { Member } from '#core/members/domain/member.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

/** How old a member is and where they live, as far as they say so. */
export function AgeAndPlace({
  member,
}: {
  readonly member: Pick<Member, 'age' | 'location' | 'preferences'>;
}) {
  const { age } = member;
  const place = describePlace(member);
  if (age === null && place === null) return null;
  return (
    <p className="text-quiet wrap-anywhere">
      {age !== null && `${age} years`}
      {age !== null && place !== null && ' · '}
      {place !== null && <OwnText>{place}</OwnText>}
    </p>
  );
}
