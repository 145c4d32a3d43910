import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, firstName, formatDay } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useNoteWarning } from '#ui/parts/safety/use-note-warning.ts';
import { MessageWarning } from './message-warning.tsx';

/** The note of the request, as the first that was written between the two, with what its reader is warned of. */
export function NoteBubble({ connection }: { readonly connection: ConnectionWithMember }) {
  const self = useSelf();
  const { note, requesterId, createdAt, member } = connection;
  const isOwn = requesterId === self.id;
  const warning = useNoteWarning(connection);
  if (note === null) return null;
  return (
    <div>
      <figure
        className={`w-fit max-w-[85%] rounded-box px-4 py-2 ${isOwn ? 'ms-auto bg-evergreen-soft' : 'bg-raised'}`}
      >
        <figcaption className="text-sm text-quiet">
          {isOwn ? (
            'What you wrote when you asked'
          ) : (
            <>
              What <bdi>{firstName(displayName(member))}</bdi> wrote when they asked
            </>
          )}
        </figcaption>
        <blockquote>
          <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
            {note}
          </OwnText>
        </blockquote>
        <time dateTime={createdAt} className="block text-end text-sm text-quiet">
          {formatDay(createdAt)}
        </time>
      </figure>
      {warning && <MessageWarning warning={warning} />}
    </div>
  );
}
