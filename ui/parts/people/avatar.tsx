import { Avatar as Primitive } from 'radix-ui';
import type { Member } from '#core/members/domain/member.ts';
import { Portrait } from './portrait.tsx';

const SIZES = { small: 'size-11', medium: 'size-16', large: 'size-32' } as const;

/** How long a photo may take, in milliseconds, before the portrait takes its place: no face is to flash by. */
const FALLBACK_DELAY = 800;

interface AvatarProps {
  readonly member: Pick<Member, 'id' | 'name' | 'avatarUrl'>;
  readonly size?: keyof typeof SIZES;
}

/** A member's photo, or a drawn portrait when there is none or it cannot be loaded; it is decoration beside the name. */
export function Avatar({ member, size = 'medium' }: AvatarProps) {
  return (
    <Primitive.Root
      className={`inline-block shrink-0 overflow-hidden rounded-full border border-line bg-sunken ${SIZES[size]}`}
    >
      {member.avatarUrl !== null && (
        <Primitive.Image
          src={member.avatarUrl}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      )}
      <Primitive.Fallback {...(member.avatarUrl !== null && { delayMs: FALLBACK_DELAY })}>
        <Portrait memberId={member.id} />
      </Primitive.Fallback>
    </Primitive.Root>
  );
}
