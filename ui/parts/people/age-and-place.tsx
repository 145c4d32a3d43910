import type { Member } from '#core/members/domain/member.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

/** How old a member is and where they live, as far as they say so. */
export function AgeAndPlace({ member }: { readonly member: Pick<Member, 'age' | 'location'> }) {
  const { age, location } = member;
  if (age === null && location === null) return null;
  return (
    <p className="text-quiet wrap-anywhere">
      {age !== null && `${age} years`}
      {age !== null && location !== null && ' · '}
      {location !== null && <OwnText>{location}</OwnText>}
    </p>
  );
}
