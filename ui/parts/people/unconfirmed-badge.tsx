import { MailQuestionMark } from 'lucide-react';
import type { Member } from '#core/members/domain/member.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';

/** Says of a member that they haven’t shown that letters reach them, where the site sends any; almost everyone has. */
export function UnconfirmedBadge({ member }: { readonly member: Pick<Member, 'verified'> }) {
  const sendsMails = useSendsMails();
  if (member.verified || !sendsMails) return null;
  return (
    <Badge>
      <MailQuestionMark aria-hidden="true" className="size-4 shrink-0" />
      Email address not confirmed
    </Badge>
  );
}
