import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useNoteWarning } from '#ui/parts/safety/use-note-warning.ts';
import { WarningLine } from '#ui/parts/safety/warning-line.tsx';

/** The words that came with a request, if any, with a warning for the one who received them. */
export function RequestNote({ connection }: { readonly connection: ConnectionWithMember }) {
  const { note } = connection;
  const warning = useNoteWarning(connection);
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
