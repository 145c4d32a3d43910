import { NavLink, type NavLinkProps } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useSessionCheck } from '#ui/parts/messaging/use-session-check.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';

type MessagesLinkProps = Omit<NavLinkProps, 'to' | 'className' | 'children'> & {
  readonly className?: string;
};

/** The way to the messages; its dot is always there, quiet with nothing unread and with the count otherwise. */
export function MessagesLink({ className = '', ...props }: MessagesLinkProps) {
  const { data: unread = 0 } = useUnreadCount();
  useSessionCheck();
  return (
    <NavLink
      {...props}
      to={PAGE_ROUTES.messages}
      className={`${className} group gap-2 no-underline!`}
    >
      <span className="decoration-2 underline-offset-8 group-aria-[current=page]:underline">
        Messages
      </span>
      {unread > 0 && ' '}
      {unread > 0 ? (
        <span className="min-w-6 rounded-full bg-primary px-1.5 text-center text-sm font-semibold text-on-primary">
          {unread > 99 ? '99+' : unread} <span className="sr-only">new</span>
        </span>
      ) : (
        <span className="size-2 rounded-full bg-control" />
      )}
    </NavLink>
  );
}
