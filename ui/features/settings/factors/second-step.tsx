import { useEffect, useRef, useState } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { useFactorChange } from './factor-queries.ts';
import { ProveDialog } from './prove-dialog.tsx';

type Factors = CallOutput<'showFactors'>;

interface SecondStepProps extends Factors {
  /** Whether nothing would let the member in without the app. */
  readonly needsCodes: boolean;
  /** Leads the member to where they make recovery codes. */
  readonly onNeedCodes: () => void;
}

/** The app that shows codes for the log-in, with the ways to set it up and to do without. */
export function SecondStep({
  hasAuthenticator,
  passkeys,
  needsCodes,
  onNeedCodes,
}: SecondStepProps) {
  const beginning = useFactorChange('beginAuthenticator');
  const ending = useFactorChange('switchOffAuthenticator');
  const [isAsking, setIsAsking] = useState(false);
  const { data: begun, reset } = beginning;
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = useRef<(() => void) | null>(null);
  const end = (thenMoveFocus: () => void) => {
    moveFocus.current = thenMoveFocus;
    reset();
  };
  const focusHeading = () => heading.current?.focus();
  // Only once the set-up is gone: what stands below it moves up then.
  useEffect(() => {
    if (begun !== undefined) return;
    moveFocus.current?.();
    moveFocus.current = null;
  }, [begun]);
  const prove = hasAuthenticator
    ? {
        title: 'Switch the second step off?',
        description: 'Then you’ll only need your password to log in.',
        action: 'Switch it off',
      }
    : {
        title: 'Set up the second step',
        description: 'First, show that it’s you.',
        action: 'Continue',
      };
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Second step when you log in
      </h2>
      <p className="mb-3 text-quiet">
        An app on your phone shows a new code every half minute. With that, nobody can get in with
        just your password.
      </p>
      <p className="mb-3 font-semibold">{hasAuthenticator ? 'It’s on.' : 'It’s off.'}</p>
      {begun === undefined && (
        <Button
          variant={hasAuthenticator ? 'secondary' : 'primary'}
          onClick={() => {
            setIsAsking(true);
          }}
        >
          {hasAuthenticator ? 'Switch the second step off' : 'Set up an app'}
        </Button>
      )}
      {isAsking && (
        <ProveDialog
          {...prove}
          hasPasskeys={passkeys.length > 0}
          onProve={(proof) =>
            (hasAuthenticator ? ending : beginning).mutateAsync({ body: { proof } })
          }
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
      {begun !== undefined && (
        <AuthenticatorSetup
          begun={begun}
          advice={
            needsCodes
              ? 'Now make recovery codes. They let you in if you lose your phone.'
              : 'From now on you’ll also need a code from your app to log in.'
          }
          onSwitchedOn={() => {
            end(needsCodes ? onNeedCodes : focusHeading);
          }}
          onCancel={() => {
            end(focusHeading);
          }}
        />
      )}
    </Card>
  );
}
