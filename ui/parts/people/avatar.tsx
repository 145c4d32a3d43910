import { Avatar as Primitive } from 'radix-ui';
import { pictureSource } from '#core/members/domain/picture-source.ts';
import type { Member } from '#core/members/domain/member.ts';
import { FormerPortrait } from './former-portrait.tsx';
import { Portrait } from './portrait.tsx';

const SIZES = { small: 'size-11', medium: 'size-16', large: 'size-32' } as const;

/** How long a photo may take, in milliseconds, before the portrait takes its place: no face is to flash by. */
const FALLBACK_DELAY = 800;

interface AvatarProps {
  readonly member: Pick<Member, 'id' | 'name' | 'avatarUrl'>;
  readonly size?: keyof typeof SIZES;
  /** Whether the member has left. */
  readonly isFormer?: boolean;
}

/**
 * A member's photo, or a drawn portrait when there is none on this site or it cannot be loaded; it is
 * decoration beside the name. A photo on another site is never fetched.
 */
export function Avatar({ member, size = 'medium', isFormer = false }: AvatarProps) {
  const { avatarUrl } = member;
  const photo = avatarUrl !== null && pictureSource(avatarUrl)?.kind === 'own' ? avatarUrl : null;
  return (
    <Primitive.Root
      className={`inline-block shrink-0 overflow-hidden rounded-full border border-line bg-sunken ${SIZES[size]}`}
    >
      {photo !== null && <Primitive.Image src={photo} alt="" className="size-full object-cover" />}
      <Primitive.Fallback {...(photo !== null && { delayMs: FALLBACK_DELAY })}>
        {isFormer ? <FormerPortrait /> : <Portrait memberId={member.id} />}
      </Primitive.Fallback>
    </Primitive.Root>
  );
}
