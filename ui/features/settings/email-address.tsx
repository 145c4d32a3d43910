import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import {
  useKeepAddress,
  useOwnAddress,
  useSendConfirmation,
} from '#ui/parts/addresses/own-address.ts';
import { EmailAddressForm } from './email-address-form.tsx';

/** The member's address, whether they have confirmed it, and the way to change it. */
export function EmailAddress() {
  const { data, isError, refetch } = useOwnAddress();
  return (
    <Card>
      <h2 id="email" className="mb-3 scroll-mt-24 text-xl">
        Email address
      </h2>
      {data === undefined && isError && (
        <ErrorState title="Sorry, we couldn’t load your address." onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data && (
        <>
          <p className="wrap-anywhere">
            <bdi>{data.email}</bdi>
          </p>
          <p className="mb-3 text-quiet">
            {data.confirmed ? 'You’ve confirmed it. ' : 'You haven’t confirmed it yet. '}
            We never show it to other members.
          </p>
          {data.confirmation === 'none' ? (
            <p>
              This site doesn’t send email, so you can’t confirm your address. You can change it in
              your profile.
            </p>
          ) : (
            <>
              {data.pending && <Pending email={data.pending.email} />}
              {!data.confirmed && !data.pending && <SendAgain />}
              <EmailAddressForm />
            </>
          )}
        </>
      )}
    </Card>
  );
}

function SendAgain() {
  const sending = useSendConfirmation();
  return (
    <Button
      variant="secondary"
      isBusy={sending.isPending}
      onClick={() => {
        sending.mutate();
      }}
    >
      Send the link again
    </Button>
  );
}

/** The address that waits to be confirmed. */
function Pending({ email }: { readonly email: string }) {
  const keeping = useKeepAddress();
  return (
    <div className="mb-4 rounded-box bg-honey-soft p-4">
      <p className="mb-3 wrap-anywhere">
        We’ve sent a link to <bdi>{email}</bdi>. Use it within a day, and your address will change.
      </p>
      <div className="flex flex-wrap gap-3">
        <SendAgain />
        <Button
          variant="secondary"
          isBusy={keeping.isPending}
          onClick={() => {
            keeping.mutate();
          }}
        >
          Keep the old address
        </Button>
      </div>
    </div>
  );
}
