import { useState } from 'react';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { Member } from '#core/members/domain/member.ts';
import { isNewHere } from '#core/members/domain/new-here.ts';
import { Badge } from '#ui/kit/badge.tsx';

/** Says of a member that they joined a short while ago, and not when. */
export function NewHere({ member }: { readonly member: Pick<Member, 'createdAt'> }) {
  const [today] = useState(() => toActivityDay(new Date().toISOString()));
  return isNewHere(toActivityDay(member.createdAt), today) ? <Badge>New here</Badge> : null;
}
