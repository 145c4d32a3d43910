import { Cake, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import { describePlace } from '#core/texts/place-texts.ts';
import type { Member } from '#core/members/domain/member.ts';
import { Avatar } from './avatar.tsx';
import { NewHere } from './new-here.tsx';
import { UnconfirmedBadge } from './unconfirmed-badge.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { RemotePhotoLink } from './remote-photo-link.tsx';
import { displayName } from './display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

interface ProfileHeaderProps {
  readonly member: Member;
  /** What can be done here. */
  readonly children?: ReactNode;
}

/** Who a profile is of: the heading of its screen. */
export function ProfileHeader({ member, children }: ProfileHeaderProps) {
  const { avatarUrl } = member;
  const place = describePlace(member);
  const photo = avatarUrl === null ? null : pictureSource(avatarUrl);
  return (
    <header className="flex flex-wrap items-center gap-x-4 sm:gap-x-6 gap-y-4">
      <Avatar member={member} size="large" isDescribed />
      <div className="grid min-w-0 grow basis-40 gap-2">
        <div>
          <h1 className="text-3xl wrap-anywhere">
            <OwnText>{displayName(member)}</OwnText>
          </h1>
          <p className="text-quiet wrap-anywhere">
            <OwnText>@{member.username}</OwnText>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <NewHere member={member} />
          {place !== null && (
            <Badge>
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start" />
              <OwnText>{place}</OwnText>
            </Badge>
          )}
          {member.age !== null && (
            <Badge>
              <Cake aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start" />
              {`${member.age} years`}
            </Badge>
          )}
          <UnconfirmedBadge member={member} />
        </div>
        {avatarUrl !== null && photo?.kind === 'remote' && (
          <p>
            <RemotePhotoLink address={avatarUrl} host={photo.host} />
          </p>
        )}
      </div>
      {children && <div className="flex w-full flex-wrap items-center gap-3">{children}</div>}
    </header>
  );
}
