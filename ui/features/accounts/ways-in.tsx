import { useEffect, useState } from 'react';
import { useApiClient } from '#ui/api/api-client-context.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';

type Ways = CallOutput<'showWaysIn'>;
type Shown = Ways['ending'];

/** What a member decides about what lets them in beside their password. */
export interface WaysInChoice {
  readonly endsOlder: boolean;
  readonly lostSecondStep: boolean;
}

interface WaysInProps {
  /** The token of a link to choose a password. */
  readonly token: string;
  readonly choice: WaysInChoice;
  readonly onChoose: (choice: WaysInChoice) => void;
  /** Hears that the link doesn't work. */
  readonly onFailure: (error: unknown) => void;
}

/** What else lets somebody into the account: what the new password ends, and what stays unless the member says otherwise. */
export function WaysIn({ token, choice, onChoose, onFailure }: WaysInProps) {
  const ways = useWaysIn(token, onFailure);
  if (ways === null) return null;
  const { ending, staying, asksForMore } = ways;
  const mayEndOlder = staying.passkeys.length > 0 || staying.recoveryCodes !== null;
  return (
    <>
      {hasAny(ending) && (
        <section className="mb-2">
          <p>Your new password also removes what was added in the last three days:</p>
          <ListOfWays ways={ending} />
        </section>
      )}
      {hasAny(staying) && (
        <section className="mb-2">
          <p>These still let someone in, or are asked for after the password:</p>
          <ListOfWays ways={staying} />
        </section>
      )}
      {mayEndOlder && (
        <Checkbox
          label="Remove my passkeys and recovery codes as well. I don’t recognise them, or don’t need them any more."
          checked={choice.endsOlder}
          onChange={({ target }) => {
            onChoose({ ...choice, endsOlder: target.checked });
          }}
        />
      )}
      {asksForMore && (
        <Checkbox
          label="I’ve lost my app, codes and passkeys. Switch off the second step in three days. We’ll send you an email, and logging in with the second step keeps it."
          checked={choice.lostSecondStep}
          onChange={({ target }) => {
            onChoose({ ...choice, lostSecondStep: target.checked });
          }}
        />
      )}
    </>
  );
}

function hasAny({ hasAuthenticator, recoveryCodes, passkeys }: Shown): boolean {
  return hasAuthenticator || recoveryCodes !== null || passkeys.length > 0;
}

function ListOfWays({
  ways: { hasAuthenticator, recoveryCodes, passkeys },
}: {
  readonly ways: Shown;
}) {
  return (
    <ul className="my-2 list-disc ps-5 marker:text-honey">
      {hasAuthenticator && <li>An app that shows codes</li>}
      {recoveryCodes !== null && <li>Recovery codes, made on {formatDay(recoveryCodes.madeAt)}</li>}
      {passkeys.map(({ credentialId, name, addedAt }) => (
        <li key={credentialId} className="wrap-anywhere">
          The passkey “<OwnText>{name}</OwnText>”, added on {formatDay(addedAt)}
        </li>
      ))}
    </ul>
  );
}

/** What lets somebody in; `null` until it is known. Visitors have no cache of answers. */
function useWaysIn(token: string, onFailure: (error: unknown) => void): Ways | null {
  const api = useApiClient();
  const [ways, setWays] = useState<Ways | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    api.call('showWaysIn', { body: { token } }, aborting.signal).then(setWays, (error: unknown) => {
      if (!aborting.signal.aborted) onFailure(error);
    });
    return () => {
      aborting.abort();
    };
  }, [api, token, onFailure]);
  return ways;
}
