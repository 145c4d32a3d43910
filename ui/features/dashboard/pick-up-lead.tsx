import { useState } from 'react';
import { lastWordAt } from '#core/connections/domain/connection.ts';
import type { AsideLength, PickUp } from '#core/connections/domain/picking-up.ts';
import { QUOTED_CHARACTERS } from '#core/messaging/domain/message.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useConnectionChange } from '#ui/parts/connections/connection-change.ts';
import { spokenWhen } from '#ui/parts/connections/spoken-when.ts';
import { whenDone } from '#ui/parts/connections/when-done.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { ConnectionLead, WriteButton } from './connection-lead.tsx';

/** For how long it can be put aside. */
const LENGTHS: readonly (readonly [AsideLength, string])[] = [
  ['three_months', 'Put aside for three months'],
  ['for_good', 'Put aside for good'],
];

const FOR_ONESELF = 'Only you see this.';

const NOTHING_CHANGED = { title: 'Nothing has changed', description: 'Please try again.' };

interface PickUpLeadProps {
  readonly pickUp: PickUp;
  /** Called when it has been put aside, which may leave nothing to begin with. */
  readonly onPutAside: () => void;
}

/** Someone to pick up again with, and what was last said. */
export function PickUpLead({ pickUp: { connection, lastWords }, onPutAside }: PickUpLeadProps) {
  const [now] = useState(() => new Date());
  const { id, member, lastMessageAt } = connection;
  const putting = usePutAside(id);
  const name = <bdi>{firstName(displayName(member))}</bdi>;
  return (
    <ConnectionLead
      connection={connection}
      title={
        <>
          You and {name} {lastMessageAt === null ? 'connected' : 'last spoke'}{' '}
          {spokenWhen(lastWordAt(connection), { isLongAgo: true, now })}
        </>
      }
    >
      {lastWords && (
        <p className="line-clamp-3 wrap-anywhere">
          {lastWords.senderId === member.id ? name : 'You'} last wrote: “
          <OwnText>{lastWords.content}</OwnText>
          {lastWords.content.length < QUOTED_CHARACTERS ? '”' : '…”'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <WriteButton connection={connection} />
        {LENGTHS.map(([aside, title]) => (
          <Button
            key={aside}
            variant="quiet"
            className="max-sm:-ms-4"
            isBusy={putting.isPending}
            onClick={() => {
              whenDone(putting.mutateAsync({ aside, title }), onPutAside);
            }}
          >
            {title}
          </Button>
        ))}
      </div>
      <p className="text-sm text-quiet">{FOR_ONESELF}</p>
    </ConnectionLead>
  );
}

function usePutAside(id: PickUp['connection']['id']) {
  const api = useApiClient();
  const undoing = useConnectionChange({
    change: () => api.call('changeConversation', { id, body: { aside: null } }),
    done: { title: 'Not put aside any more', description: FOR_ONESELF },
    failed: NOTHING_CHANGED,
  });
  return useConnectionChange({
    change: ({ aside }: { readonly aside: AsideLength; readonly title: string }) =>
      api.call('changeConversation', { id, body: { aside } }),
    done: ({ title }) => ({
      title,
      description: FOR_ONESELF,
      action: {
        label: 'Undo',
        run: () => {
          undoing.mutate();
        },
      },
    }),
    failed: NOTHING_CHANGED,
  });
}
