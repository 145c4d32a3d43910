import { useEffect } from 'react';
import type { Self } from '#core/members/domain/member.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from './use-late-part.ts';

const loadMenu = async () => (await import('./avatar-menu-list.tsx')).AvatarMenuList;
const loadAvatar = async () => (await import('#ui/parts/people/avatar.tsx')).Avatar;

/** The button with the signed-in member's face, which opens the menu of their own screens. */
export function AvatarMenu({ member }: { readonly member: Self }) {
  const menu = useLatePart(loadMenu, tellFailure);
  const face = useLatePart(loadAvatar, () => undefined);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- it is there for good once it is loaded
  useEffect(face.show, []);
  const { part: List } = menu;
  const { part: Avatar } = face;
  const button = (
    <button
      type="button"
      aria-label="Your account"
      aria-haspopup="menu"
      className="size-11 shrink-0 rounded-full bg-sunken"
      {...(!List && {
        'aria-expanded': false,
        onPointerEnter: menu.prepare,
        onFocus: menu.prepare,
        onClick: menu.show,
      })}
    >
      {Avatar && <Avatar member={member} size="small" />}
    </button>
  );
  return List ? <List member={member} trigger={button} /> : button;
}

function tellFailure(): void {
  useToastStore.getState().show({
    title: 'The menu could not be opened',
    description: 'Please check your connection and press the button again.',
    tone: 'destructive',
  });
}
