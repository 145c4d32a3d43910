import { useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { useBlockedMembers, useUnblockMember } from '#ui/parts/safety/blocks.ts';

/** The members whom one blocks, each with the way to lift it. */
export function BlockedMembers() {
  const blocked = useBlockedMembers();
  const unblocking = useUnblockMember();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = blocked;
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Blocked members
      </h2>
      <p className="mb-3 text-quiet">
        You and they can’t find each other, see each other’s profile or write to each other. They
        aren’t told.
      </p>
      {data === undefined && blocked.isError && (
        <ErrorState
          title="Sorry, we couldn’t load the members you’ve blocked."
          onRetry={() => void blocked.refetch()}
        />
      )}
      {blocked.isPending && <Skeleton className="h-11" />}
      {data?.length === 0 && <p>You haven’t blocked anyone.</p>}
      <ul className="divide-y divide-line">
        {data?.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">
                <OwnText>{displayName(member)}</OwnText>
              </p>
              <p className="text-sm text-quiet">
                Blocked since <time dateTime={member.blockedAt}>{formatDay(member.blockedAt)}</time>
              </p>
            </div>
            <Button
              variant="secondary"
              isBusy={unblocking.isPending && unblocking.variables.id === member.id}
              aria-label={`Unblock ${displayName(member)}`}
              onClick={() => {
                unblocking.mutate(member, { onSuccess: () => heading.current?.focus() });
              }}
            >
              Unblock
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={blocked} />
    </Card>
  );
}
