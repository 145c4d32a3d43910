import { useRef } from 'react';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useFactors } from './factor-queries.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStep } from './second-step.tsx';

/** What the signed-in member logs in with beside their password. */
export function Factors() {
  const { data, isError, refetch } = useFactors();
  const makeCodes = useRef<HTMLButtonElement>(null);
  if (data !== undefined) {
    const hasCodes = data.recoveryCodes !== null && data.recoveryCodes.left > 0;
    return (
      <>
        <SecondStep
          {...data}
          needsCodes={!hasCodes}
          onNeedCodes={() => {
            makeCodes.current?.focus({ preventScroll: true });
            makeCodes.current?.scrollIntoView({ block: 'center' });
          }}
        />
        <RecoveryCodes
          {...data}
          isAdvised={data.hasAuthenticator && !hasCodes}
          buttonRef={makeCodes}
        />
        <Passkeys {...data} />
      </>
    );
  }
  return isError ? (
    <ErrorState title="Sorry, we couldn’t load how you log in." onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-40" />
  );
}
