import type { Self } from '#core/members/domain/member.ts';
import { useKnownUnreadCount } from '#ui/parts/messaging/messages.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { useLiveUpdates } from './live-updates.ts';
import { useTitleBadge } from './title-badge.ts';

/** The end of the header as members see it on every screen; it keeps the page up to date. */
export function MemberCorner({ member }: { readonly member: Self }) {
  useTitleBadge(useKnownUnreadCount());
  useLiveUpdates(member.id);
  return <AvatarMenu member={member} />;
}
