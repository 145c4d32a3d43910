import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useNoteWarning } from '#ui/parts/safety/use-note-warning.ts';
import { WarnedWords } from '#ui/parts/safety/warned-words.tsx';

/** The words that came with a request, if any, with a warning for the one who received them. */
export function RequestNote({ connection }: { readonly connection: ConnectionWithMember }) {
  const { note } = connection;
  const warning = useNoteWarning(connection);
  if (note === null) return null;
  return <WarnedWords words={note} warning={warning} />;
}
