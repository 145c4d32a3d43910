import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { profileAddress } from '#ui/parts/people/addresses.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';

interface PartyProps {
  readonly connection: Pick<ConnectionWithMember, 'member' | 'presence'>;
}

/** The picture of the other party. */
export function PartyAvatar({
  connection: { member, presence },
  size,
}: PartyProps & { readonly size?: 'small' | 'medium' }) {
  return <Avatar member={member} isFormer={presence === 'former'} {...(size && { size })} />;
}

/** The name of the other party, which leads to their profile as long as there is one. */
export function PartyName({
  connection: { member, presence },
  className = '',
}: PartyProps & { readonly className?: string }) {
  const name = <OwnText>{displayName(member)}</OwnText>;
  if (presence === 'former') return <span className={className}>{name}</span>;
  return (
    <Link to={profileAddress(member.id)} className={`${NAME_LINK_LOOK} ${className}`}>
      {name}
    </Link>
  );
}

/** A quiet line where the other party takes a break. */
export function PartyBreak({ connection: { presence } }: PartyProps) {
  return presence === 'on_break' ? <p className="text-sm text-quiet">Taking a break</p> : null;
}
