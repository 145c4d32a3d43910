import { Avatar as Primitive } from 'radix-ui';
import { useState } from 'react';
import { parsePictureAddress } from '#core/media/domain/picture-address.ts';
import { drawnPictureAt, thingFor } from '#core/members/domain/drawn-pictures.ts';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import type { Member } from '#core/members/domain/member.ts';
import { KeptPicture } from '#ui/parts/pictures/kept-picture.tsx';
import { displayName } from './display-text.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { FormerPortrait } from './former-portrait.tsx';
import { PICTURE_NAMES } from './picture-names.ts';

const SIZES = { small: 'size-11', medium: 'size-16', large: 'size-24 sm:size-32' } as const;

/** In which size a kept picture is loaded for each. */
const FILES = { small: 96, medium: 96, large: 320 } as const;

/** How long a photo may take, in milliseconds, before a drawing takes its place: none is to flash by. */
const FALLBACK_DELAY = 800;

interface AvatarProps {
  readonly member: Pick<Member, 'id' | 'name' | 'avatarUrl'>;
  readonly size?: keyof typeof SIZES;
  /** Whether the member has left. */
  readonly isFormer?: boolean;
  /** Says in words what the member has chosen to show; left out, the picture is decoration beside the name. */
  readonly isDescribed?: boolean;
}

/**
 * A member's photo, the drawing that they chose, or else a thing of a house. A photo on another site is never
 * fetched.
 */
export function Avatar({ member, size = 'medium', isFormer, isDescribed }: AvatarProps) {
  const { avatarUrl } = member;
  const chosen = drawnPictureAt(avatarUrl);
  return (
    <Primitive.Root
      className={`inline-block shrink-0 overflow-hidden rounded-full border border-line bg-sunken ${SIZES[size]}`}
    >
      {chosen === null ? (
        <Photo
          key={avatarUrl}
          member={member}
          size={size}
          isFormer={isFormer}
          isDescribed={isDescribed}
        />
      ) : (
        <DrawnPicture
          picture={chosen}
          {...(isDescribed && { alternativeText: `Picture: ${PICTURE_NAMES[chosen.name]}` })}
        />
      )}
    </Primitive.Root>
  );
}

type PhotoProps = {
  readonly [Key in 'member' | 'isFormer' | 'isDescribed']: AvatarProps[Key];
} & { readonly size: keyof typeof SIZES };

/** The photo on this site, until it is there and where there is none a drawing that nobody chose. */
function Photo({ member, size, isFormer = false, isDescribed = false }: PhotoProps) {
  const { avatarUrl } = member;
  const [isMissing, setIsMissing] = useState(false);
  const kept = avatarUrl === null ? null : parsePictureAddress(avatarUrl);
  if (kept !== null && !isMissing) {
    return (
      <KeptPicture
        picture={kept}
        alt={isDescribed ? (kept.description ?? `Photo of ${displayName(member)}`) : ''}
        place={FILES[size]}
        className="size-full object-cover"
        onError={() => {
          setIsMissing(true);
        }}
      />
    );
  }
  const isOwn = avatarUrl !== null && pictureSource(avatarUrl)?.kind === 'own';
  const photo = isOwn && kept === null ? avatarUrl : null;
  return (
    <>
      {photo !== null && (
        <Primitive.Image
          src={photo}
          alt={isDescribed ? 'Profile photo' : ''}
          className="size-full object-cover"
        />
      )}
      <Primitive.Fallback {...(photo !== null && { delayMs: FALLBACK_DELAY })}>
        {isFormer ? <FormerPortrait /> : <DrawnPicture picture={thingFor(member.id)} />}
      </Primitive.Fallback>
    </>
  );
}
