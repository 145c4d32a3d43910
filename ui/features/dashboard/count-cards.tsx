import { MessageCircle, UserPlus, Users, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useUnreadCount } from '#ui/parts/messaging/messages.ts';
import { useConnectionOverview } from './use-connection-overview.ts';

/** How many messages, requests and connections there are. */
export function CountCards() {
  const { data: unread } = useUnreadCount();
  const counts = useConnectionOverview().data?.counts;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3 lg:grid-cols-1">
      <CountCard
        to={PAGE_ROUTES.messages}
        label="Messages"
        note="unread"
        count={unread}
        icon={MessageCircle}
      />
      <CountCard
        to={PAGE_ROUTES.connections}
        label="Requests"
        note="pending"
        count={counts?.received}
        icon={UserPlus}
      />
      <CountCard
        to={PAGE_ROUTES.connections}
        label="Connections"
        note="active"
        count={counts?.accepted}
        icon={Users}
      />
    </ul>
  );
}

interface CountCardProps {
  readonly to: string;
  readonly label: string;
  readonly note: string;
  /** Absent until it is known. */
  readonly count: number | undefined;
  readonly icon: LucideIcon;
}

function CountCard({ to, label, note, count, icon: Icon }: CountCardProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex h-full flex-wrap items-center gap-4 rounded-box border border-line bg-surface p-4 shadow-lift hover:border-control sm:p-6"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-evergreen-soft text-evergreen">
          <Icon aria-hidden="true" />
        </span>
        <span className="grid min-w-0">
          <span className="font-semibold">{label}</span>{' '}
          <span className="text-quiet">
            <span className={count ? 'text-2xl font-semibold text-ink' : ''}>{count ?? '–'}</span>{' '}
            {note}
          </span>
        </span>
      </Link>
    </li>
  );
}
