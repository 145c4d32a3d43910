import { useState } from 'react';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { knowsPasskeys } from '#ui/parts/factors/passkey-device.ts';
import { AddPasskey } from './add-passkey.tsx';
import { useFactorChange } from './factor-queries.ts';
import { ProveDialog } from './prove-dialog.tsx';

type Factors = CallOutput<'showFactors'>;

/** The member's passkeys, with the ways to add and remove them, and to do without the password. */
export function Passkeys({ passkeys, onlyPasskeys, recoveryCodes }: Factors) {
  const removing = useFactorChange('removePasskey');
  const requiring = useFactorChange('requirePasskey');
  const [removed, setRemoved] = useState<Factors['passkeys'][number] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const mayRequire = passkeys.length > 0 && (recoveryCodes?.left ?? 0) > 0;
  return (
    <Card>
      <h2 className="mb-1 text-xl">Passkeys</h2>
      <p className="mb-3 text-quiet">
        With a passkey you log in with your fingerprint, your face or your device’s PIN, and don’t
        need a password.
      </p>
      <ul aria-label="Your passkeys" className="divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <li
            key={passkey.credentialId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
          >
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">
                <OwnText>{passkey.name}</OwnText>
              </p>
              <p className="text-sm text-quiet">{describeUse(passkey)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={`Remove the passkey ${passkey.name}`}
              onClick={() => {
                setRemoved(passkey);
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {knowsPasskeys() ? (
        <AddPasskey hasPasskeys={passkeys.length > 0} />
      ) : (
        <p>This browser can’t use passkeys.</p>
      )}
      {(mayRequire || onlyPasskeys) && (
        <p className="mt-4">
          {onlyPasskeys
            ? 'You can only log in with a passkey. '
            : 'You can log in with your password as well. '}
          <Button
            variant="quiet"
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {onlyPasskeys ? 'Let me use my password again' : 'Only let me in with a passkey'}
          </Button>
        </p>
      )}
      {isAsking && (
        <ProveDialog
          title={onlyPasskeys ? 'Use your password again?' : 'Only let you in with a passkey?'}
          description={
            onlyPasskeys
              ? 'You’ll be able to log in with your password as well.'
              : 'Nobody will get in with your password then. If you lose your devices, use a recovery code.'
          }
          action={onlyPasskeys ? 'Let it in' : 'Only passkeys'}
          hasPasskeys
          onProve={(proof) =>
            requiring.mutateAsync({ body: { onlyPasskeys: !onlyPasskeys, proof } })
          }
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
      {removed !== null && (
        <ProveDialog
          title="Remove this passkey?"
          description="It won’t let you in any more. You can also delete it on your device."
          action="Remove it"
          hasPasskeys
          onProve={(proof) =>
            removing.mutateAsync({ body: { credentialId: removed.credentialId, proof } })
          }
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </Card>
  );
}

function describeUse({ addedAt, lastUsedAt }: Factors['passkeys'][number]): string {
  const added = `Added on ${formatDay(addedAt)}`;
  return lastUsedAt === null
    ? `${added}, not used yet`
    : `${added}, last used on ${formatDay(lastUsedAt)}`;
}
