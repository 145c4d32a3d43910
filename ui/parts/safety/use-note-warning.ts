import { useMemo } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { MessageWarning } from '#core/safety/domain/message-warning.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useFindWarning } from './use-find-warning.ts';

/** What the note of a request warns its reader of; nothing for the one who wrote it. */
export function useNoteWarning({
  note,
  requesterId,
}: Pick<ConnectionWithMember, 'note' | 'requesterId'>): MessageWarning | null {
  const self = useSelf();
  const received = requesterId === self.id ? null : note;
  const findWarning = useFindWarning(received !== null);
  return useMemo(
    () => (received !== null && findWarning ? findWarning(received) : null),
    [received, findWarning],
  );
}
