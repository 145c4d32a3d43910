import {
  CircleHelp,
  HouseHeart,
  MessageCircle,
  Search,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { NavigationLink } from './navigation-links.ts';

/** A place of a member's own, with its picture in the bar. */
interface MemberPlace extends NavigationLink {
  readonly Icon: LucideIcon;
}

/** The member's own places, called the same wherever they are named. */
export const MEMBER_PLACES: readonly MemberPlace[] = [
  { label: 'Home', to: PAGE_ROUTES.dashboard, Icon: HouseHeart },
  { label: 'Find people', to: PAGE_ROUTES.advancedSearch, Icon: Search },
  { label: 'Messages', to: PAGE_ROUTES.messages, Icon: MessageCircle },
  { label: 'My people', to: PAGE_ROUTES.connections, Icon: UsersRound },
  { label: 'Help', to: PAGE_ROUTES.helpCenter, Icon: CircleHelp },
];
