import { useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useEndSessions, useSessions } from './session-queries.ts';

/** How many devices are listed at first. */
const FIRST = 3;

/** Where the member is signed in, and the ways out. */
export function Sessions() {
  const sessions = useSessions();
  const ending = useEndSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { data } = sessions;
  const shown = isWhole ? data : data?.filter(({ isCurrent }, place) => isCurrent || place < FIRST);
  const isEnding = (id: number | null) => ending.isPending && ending.variables === id;
  const toHeading = { onSuccess: () => heading.current?.focus() };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Where you’re signed in
      </h2>
      <p className="mb-3 text-quiet">
        If you don’t recognise one of these, sign out there and change your password.
      </p>
      {data === undefined && sessions.isError && (
        <ErrorState
          title="Sorry, we couldn’t load this list."
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.isPending && <Skeleton className="h-11" />}
      <ul aria-label="Where you’re signed in" className="divide-y divide-line empty:hidden">
        {shown?.map(({ id, device, beganOn, lastUsedOn, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold wrap-anywhere">
                <bdi>{device}</bdi>
                {isCurrent && <span className="font-normal text-quiet"> (this device)</span>}
              </p>
              <p className="text-sm text-quiet">
                Since <time dateTime={beganOn}>{formatDay(beganOn)}</time>, last used{' '}
                <time dateTime={lastUsedOn}>{formatDay(lastUsedOn)}</time>
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="secondary"
                isBusy={isEnding(id)}
                aria-label={`Sign out on ${device}, last used ${formatDay(lastUsedOn)}`}
                onClick={() => {
                  ending.mutate(id, toHeading);
                }}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data !== undefined && data.length > FIRST && !isWhole && (
        <Button
          variant="quiet"
          className="-ms-4"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {data.length} devices
        </Button>
      )}
      {data !== undefined && data.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          isBusy={isEnding(null)}
          onClick={() => {
            ending.mutate(null, toHeading);
          }}
        >
          Sign out everywhere else
        </Button>
      )}
    </Card>
  );
}
