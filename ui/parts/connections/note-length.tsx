import { MAXIMUM_NOTE, MINIMUM_NOTE } from '#core/connections/domain/request-note.ts';
import { countCharacters, normaliseText } from '#core/kernel/text.ts';

/** From how many characters before the end the rest is said to those who hear the page. */
const NEAR_THE_END = 30;

/** How long a note is. Those who hear the page are told only when that begins to matter. */
export function NoteLength({ note }: { readonly note: string }) {
  const count = countCharacters(normaliseText(note));
  return (
    <>
      <p
        className={`text-end text-sm tabular-nums ${count > MAXIMUM_NOTE ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {`${count} of ${MAXIMUM_NOTE} characters`}
      </p>
      <p role="status" className="sr-only">
        {describeLength(count)}
      </p>
    </>
  );
}

function describeLength(count: number): string {
  if (count < MINIMUM_NOTE) return '';
  if (count > MAXIMUM_NOTE) return 'Too long';
  return count > MAXIMUM_NOTE - NEAR_THE_END ? 'Nearly at the end' : 'Long enough';
}
