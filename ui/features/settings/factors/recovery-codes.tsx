import { useState } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useFactorChange } from './factor-queries.ts';
import { ProveDialog } from './prove-dialog.tsx';
import { RecoverySheet } from './recovery-sheet.tsx';

/** The codes that let a member in when all else is lost, with the way to make new ones. */
export function RecoveryCodes({ recoveryCodes, passkeys }: CallOutput<'showFactors'>) {
  const making = useFactorChange('makeRecoveryCodes');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card>
      <h3 className="mb-1 text-xl">Recovery codes</h3>
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
      <Button
        variant={recoveryCodes === null ? 'primary' : 'secondary'}
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
      {making.data && <RecoverySheet {...making.data} />}
    </Card>
  );
}
