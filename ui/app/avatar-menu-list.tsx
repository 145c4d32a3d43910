import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { Self } from '#core/members/domain/member.ts';
import { CountBadge, nameWithWaiting } from '#ui/kit/badge.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { QUIET_LINKS } from '#ui/parts/pages/quiet-links.ts';
import { useDeskAccess } from '#ui/parts/moderation/desk-access.ts';
import { keepMovedFocus } from './keep-moved-focus.ts';
import type { NavigationLink } from './navigation-links.ts';
import { useLogOut } from './use-log-out.ts';

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center rounded-box px-3 outline-none data-highlighted:bg-sunken';

const QUIET_ITEM = `${ITEM} w-auto! px-2! text-sm text-quiet`;

/** On a phone the bar at the end of the window has these. */
const IN_THE_BAR: readonly string[] = [
  PAGE_ROUTES.dashboard,
  PAGE_ROUTES.connections,
  PAGE_ROUTES.messages,
];

const LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: PAGE_ROUTES.dashboard },
  { label: 'Profile', to: PAGE_ROUTES.profile },
  { label: 'My people', to: PAGE_ROUTES.connections },
  { label: 'Messages', to: PAGE_ROUTES.messages },
  { label: 'Explore', to: PAGE_ROUTES.explore },
  { label: 'Resources', to: PAGE_ROUTES.resources },
  { label: 'Settings', to: PAGE_ROUTES.settings },
];

interface AvatarMenuListProps {
  readonly member: Self;
  readonly trigger: ReactElement;
}

/**
 * The signed-in member, the ways to their own screens, and the way out. It is open at first, and stays
 * within the header, where those who go through a page by its landmarks find it.
 */
export function AvatarMenuList({ member, trigger }: AvatarMenuListProps) {
  const logOut = useLogOut();
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        onCloseAutoFocus={keepMovedFocus}
        className="z-50 w-72 max-w-(--radix-dropdown-menu-content-available-width) rounded-box border border-line whitespace-normal bg-surface p-2 shadow-lift"
      >
        <DropdownMenu.Label className="px-3 py-2">
          <span className="block font-semibold wrap-anywhere">
            <OwnText>{member.name || member.username}</OwnText>
          </span>
          <span className="block text-sm text-quiet wrap-anywhere">{member.email}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        {LINKS.map(({ label, to }) => (
          <DropdownMenu.Item key={to} asChild>
            <Link
              to={to}
              className={`${ITEM} ${IN_THE_BAR.includes(to) ? 'min-[15rem]:max-md:hidden' : ''}`}
            >
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DeskItem />
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Group className="flex flex-wrap px-1">
          {QUIET_LINKS.map(({ label, to }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link to={to} className={QUIET_ITEM}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Group>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Item className={ITEM} onSelect={logOut}>
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** The way to the desk, for moderators alone. */
function DeskItem() {
  const { data: desk } = useDeskAccess();
  if (!desk?.isModerator) return null;
  return (
    <DropdownMenu.Item asChild>
      <Link
        to={PAGE_ROUTES.desk}
        className={ITEM}
        aria-label={nameWithWaiting('Desk', desk.waiting)}
      >
        Desk
        <CountBadge count={desk.waiting} />
      </Link>
    </DropdownMenu.Item>
  );
}
