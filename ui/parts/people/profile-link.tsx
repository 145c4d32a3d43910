import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { Member } from '#core/members/domain/member.ts';
import { profileAddress } from './addresses.ts';
import { displayName } from './display-text.ts';

interface ProfileLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  readonly member: Pick<Member, 'id' | 'name'>;
}

/** The way to somebody's profile, named after them for those who hear a list of links. */
export function ProfileLink({ member, ...link }: ProfileLinkProps) {
  return (
    <Link
      to={profileAddress(member.id)}
      aria-label={`View Profile of ${displayName(member)}`}
      {...link}
    >
      View Profile
    </Link>
  );
}
