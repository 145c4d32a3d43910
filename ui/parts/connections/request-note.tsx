import { useMemo } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useFindWarning } from '#ui/parts/safety/use-find-warning.ts';
import { WarningLine } from '#ui/parts/safety/warning-line.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** The words that came with a request, if any, with a warning for the one who received them. */
export function RequestNote({ connection }: { readonly connection: ConnectionWithMember }) {
  const self = useSelf();
  const { note, requesterId } = connection;
  const isOwn = requesterId === self.id;
  const received = isOwn ? null : note;
  const findWarning = useFindWarning(received !== null);
  const warning = useMemo(
    () => (received !== null && findWarning ? findWarning(received) : null),
    [received, findWarning],
  );
  if (note === null) return null;
  return (
    <div className="w-full min-w-0">
      <blockquote className="border-s-4 border-honey ps-3 wrap-anywhere">
        <OwnText as="p" className="whitespace-pre-wrap">
          {note}
        </OwnText>
      </blockquote>
      {warning && <WarningLine warning={warning} />}
    </div>
  );
}
