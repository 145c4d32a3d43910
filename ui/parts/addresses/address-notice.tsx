import { Link } from 'react-router-dom';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useAwaitsConfirmation, useOwnAddress, useSendConfirmation } from './own-address.ts';

/** For members who haven’t confirmed their address: what that’s needed for, and how to go on. */
export function AddressNotice() {
  const awaitsConfirmation = useAwaitsConfirmation();
  const { data, isPending } = useOwnAddress({ enabled: awaitsConfirmation });
  const sending = useSendConfirmation();
  if (!awaitsConfirmation) return null;
  // About as high as the notice, so that nothing below moves when it comes.
  if (isPending) return <Skeleton className="mb-6 h-48 sm:h-38 lg:h-24" />;
  if (data === undefined || data.confirmed || data.confirmation === 'none') return null;
  return (
    <section
      aria-label="Confirm your email address"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-honey-soft px-4 py-3"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">
          Please confirm your email address: use the link we sent to{' '}
          <bdi>{data.pending?.email ?? data.email}</bdi>.{' '}
          {data.confirmation === 'required' &&
            'Until then you can look around, but you can’t ask anyone to connect.'}
        </p>
        <Link to={`${SETTINGS_ROUTES.signingIn}#email`} className={LINK_LOOK}>
          Correct the address
        </Link>
      </div>
      <Button
        variant="secondary"
        isBusy={sending.isPending}
        onClick={() => {
          sending.mutate();
        }}
      >
        Send the link again
      </Button>
    </section>
  );
}
