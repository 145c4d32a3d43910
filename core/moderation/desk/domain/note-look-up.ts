import type { SecurityChange } from '#core/accounts/changes.ts';
import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { Act } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { startOfDay } from '#core/kernel/start-of-day.ts';

/** Notes, once a day (in UTC), that a moderator looked up a member. */
export function noteLookUp(
  memberId: MemberId,
  aboutId: MemberId,
  at: string,
): Act<SecurityChange, never> {
  const onceSince = startOfDay(at);
  const noted = { ...noteSecurity('member_looked_up', { memberId, at, aboutId }), onceSince };
  return { changes: [noted], events: [], actorId: null, at };
}
