import { useId, useState, type Ref } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useFactorChange } from './factor-queries.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { RecoverySheet } from './recovery-sheet.tsx';

interface RecoveryCodesProps extends CallOutput<'showFactors'> {
  /** Whether a lost phone would lock the member out, because they have no codes. */
  readonly isAdvised: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The codes that let a member in when all else is lost, with the way to make new ones. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { recoveryCodes, passkeys, isAdvised, buttonRef } = props;
  const adviceId = useId();
  const making = useFactorChange('makeRecoveryCodes');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card>
      <h2 className="mb-1 text-xl">Recovery codes</h2>
      <p className="mb-3 text-quiet">
        Ten codes to print or write down. Each one lets you in once if you’ve forgotten your
        password or lost your phone. Keep them with your important papers.
      </p>
      <p className="mb-3 font-semibold">
        {recoveryCodes === null ? (
          'You haven’t got any.'
        ) : (
          <>
            {recoveryCodes.left} of 10 left, made on{' '}
            <time dateTime={recoveryCodes.madeAt}>{formatDay(recoveryCodes.madeAt)}</time>
          </>
        )}
      </p>
      {isAdvised && (
        <p id={adviceId} className="mb-3 rounded-box bg-honey-soft p-4">
          Your second step’s on. Without codes you can’t log in if you lose your phone. It takes a
          minute to make them now.
        </p>
      )}
      <Button
        ref={buttonRef}
        aria-describedby={isAdvised ? adviceId : undefined}
        variant={isAdvised ? 'primary' : 'secondary'}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {recoveryCodes === null ? 'Make recovery codes' : 'Make new recovery codes'}
      </Button>
      {isAsking && (
        <ProveDialog
          title="Make recovery codes"
          description="Any codes you made before will stop working."
          action="Make them"
          hasPasskeys={passkeys.length > 0}
          onProve={(proof) => making.mutateAsync({ body: { proof } })}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
      {making.data && !isAsking && <RecoverySheet {...making.data} />}
    </Card>
  );
}
