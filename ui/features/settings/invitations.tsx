import { useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { FreshInvitation } from './fresh-invitation.tsx';
import { useInvitations, useInvite, useWithdrawInvitation } from './invitation-queries.ts';

const STATUS_LABELS = {
  open: 'Not used yet',
  used: 'Used',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;

/** The member's invitations, with the way to make one. */
export function Invitations() {
  const invitations = useInvitations();
  const inviting = useInvite();
  const withdrawing = useWithdrawInvitation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = invitations;
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Invite someone
      </h2>
      <p className="mb-3 text-quiet">
        New members need an invitation here. You can have a few open at a time. Each one lets one
        person register, within 30 days.
      </p>
      <Button
        variant="secondary"
        isBusy={inviting.isPending}
        onClick={() => {
          inviting.mutate();
        }}
      >
        Make an invitation
      </Button>
      {inviting.data && <FreshInvitation {...inviting.data} />}
      {data === undefined && invitations.isError && (
        <ErrorState
          title="Sorry, we couldn’t load your invitations."
          onRetry={() => void invitations.refetch()}
        />
      )}
      {invitations.isPending && <Skeleton className="mt-4 h-11" />}
      <ul aria-label="Your invitations" className="mt-4 divide-y divide-line empty:hidden">
        {data?.map(({ id, createdAt, expiresAt, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow">
              <p className="font-semibold">
                Made on <time dateTime={createdAt}>{formatDay(createdAt)}</time>
              </p>
              <p className="text-sm text-quiet">
                {STATUS_LABELS[status]}
                {status === 'open' && (
                  <>
                    , works until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
                  </>
                )}
              </p>
            </div>
            {status === 'open' && (
              <Button
                variant="secondary"
                isBusy={withdrawing.isPending && withdrawing.variables === id}
                aria-label={`Withdraw the invitation made on ${formatDay(createdAt)}`}
                onClick={() => {
                  if (inviting.data?.id === id) inviting.reset();
                  withdrawing.mutate(id, { onSuccess: () => heading.current?.focus() });
                }}
              >
                Withdraw
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ShowMore list={invitations} />
    </Card>
  );
}
