import { Link } from 'react-router-dom';
import type { Member } from '#core/members/domain/member.ts';
import { profileAddress } from '#ui/parts/people/addresses.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { BadgeList } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

/** How many interests are shown of each (specification §9). */
const SHOWN_INTERESTS = 2;

interface RecommendationProps {
  readonly member: Member;
  readonly reasons: readonly string[];
}

/** A person who might fit, and why. */
export function Recommendation({ member, reasons }: RecommendationProps) {
  const interests = member.preferences.interests.slice(0, SHOWN_INTERESTS);
  return (
    <li className="flex flex-wrap items-start gap-4 border-t border-line pt-6 first:border-0 first:pt-0">
      <Avatar member={member} />
      <div className="grid min-w-0 grow basis-48 gap-2">
        <div>
          <h3 className="text-lg wrap-anywhere">
            <OwnText>{displayName(member)}</OwnText>
          </h3>
          <p className="text-sm text-quiet wrap-anywhere">
            {member.location !== null && <OwnText>{member.location}</OwnText>}
            {member.location !== null && member.age !== null && ' · '}
            {member.age !== null && `${member.age} years`}
          </p>
        </div>
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {interests.length > 0 && <BadgeList label="Interests" entries={interests} />}
      </div>
      <Button variant="secondary" asChild>
        <Link to={profileAddress(member.id)}>
          View Profile{' '}
          <span className="sr-only">
            of <bdi>{displayName(member)}</bdi>
          </span>
        </Link>
      </Button>
    </li>
  );
}
