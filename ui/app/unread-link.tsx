import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useKnownUnreadCount } from '#ui/parts/messaging/messages.ts';
import { describeCount } from './title-badge.ts';

/** The way to unread messages where the header has no room for its links; there only while there are some. */
export function UnreadLink({ className }: { readonly className: string }) {
  const unread = useKnownUnreadCount();
  if (unread === 0) return null;
  return (
    <Link
      to={PAGE_ROUTES.messages}
      aria-label={`${describeCount(unread)} unread ${unread === 1 ? 'message' : 'messages'}`}
      className={`relative grid size-11 shrink-0 place-items-center rounded-box hover:bg-sunken ${className}`}
    >
      <MessageSquare aria-hidden="true" />
      <span className="absolute inset-e-0 top-0 min-w-[1.1rem] rounded-full bg-primary px-1 text-center text-[0.75rem] leading-[1.1rem] font-semibold text-on-primary">
        {describeCount(unread)}
      </span>
    </Link>
  );
}
