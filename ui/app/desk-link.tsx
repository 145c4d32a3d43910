import { NavLink, type NavLinkProps } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useDeskAccess } from '#ui/parts/moderation/desk-access.ts';
import { DeskLabel, nameDesk } from './desk-label.tsx';

type DeskLinkProps = Omit<NavLinkProps, 'to' | 'children'>;

/** The way to the desk, for moderators alone. */
export function DeskLink(props: DeskLinkProps) {
  const { data: desk } = useDeskAccess();
  if (!desk?.isModerator) return null;
  return (
    <NavLink {...props} to={PAGE_ROUTES.desk} aria-label={nameDesk(desk.waiting)}>
      <DeskLabel waiting={desk.waiting} />
    </NavLink>
  );
}
