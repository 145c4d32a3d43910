import { interestsSeenBy } from '#core/discovery/domain/shared-interests.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import type { Member } from '#core/members/domain/member.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { Button } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { describePlace } from '#core/texts/place-texts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { InterestBadges } from '#ui/parts/people/interest-badges.tsx';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';

/** How many of the reasons are shown: the others are on the profile. */
const SHOWN_REASONS = 2;

/** How many interests are shown of each (specification §9). */
const SHOWN_INTERESTS = 2;

interface RecommendationProps {
  readonly member: Member;
  readonly reasons: readonly string[];
}

/** A person who might fit, and why. */
export function Recommendation({ member, reasons }: RecommendationProps) {
  const self = useSelf();
  const place = describePlace(member);
  const { shared, others } = interestsSeenBy(
    self.preferences.interests,
    member.preferences.interests,
  );
  const interests = [...shared, ...others].slice(0, SHOWN_INTERESTS);
  return (
    <li className="flex flex-wrap items-start gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <Avatar member={member} />
      <div className="grid min-w-0 grow basis-48 gap-2">
        <div>
          <h3 className="text-lg wrap-anywhere">
            <OwnText>{displayName(member)}</OwnText>
          </h3>
          <p className="text-sm text-quiet wrap-anywhere">
            {place !== null && <OwnText>{place}</OwnText>}
            {place !== null && member.age !== null && ' · '}
            {member.age !== null && `${member.age} years`}
          </p>
        </div>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {reasons.slice(0, SHOWN_REASONS).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {interests.length > 0 && <InterestBadges interests={interests} />}
      </div>
      <Button variant="secondary" asChild>
        <ProfileLink member={member} />
      </Button>
    </li>
  );
}
