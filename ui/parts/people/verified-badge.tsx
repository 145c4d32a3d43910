import { MailCheck } from 'lucide-react';
import { Badge } from '#ui/kit/badge.tsx';

/** Says of a member that letters reach them, and no more than that. */
export function VerifiedBadge() {
  return (
    <Badge tone="evergreen">
      <MailCheck aria-hidden="true" className="size-4 shrink-0" />
      Confirmed email address
    </Badge>
  );
}
