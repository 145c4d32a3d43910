import { useState } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { weeksWaited } from '#core/connections/domain/resting-request.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** For how many weeks the signed-in member has waited for an answer, once that is long; `null` before. */
export function useWeeksWaited(connection: ConnectionWithMember): number | null {
  const self = useSelf();
  const [now] = useState(() => new Date().toISOString());
  return connection.requesterId === self.id ? weeksWaited(connection, now) : null;
}
