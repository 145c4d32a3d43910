import { useState } from 'react';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { WAY_KNOWN_TEXTS } from '#core/texts/vouch-texts.ts';
import type { OwnVouch } from '#core/vouching/domain/own-vouch.ts';
import { WAYS_KNOWN, type WayKnown } from '#core/vouching/domain/vouch.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { ChangingPart, type ChangingContent } from './changing-part.tsx';

interface VouchPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** Whether the member vouches for the other: to say, to change and to withdraw. Nothing of what the other says. */
export function VouchPart({ connection }: VouchPartProps) {
  const { id } = connection;
  return (
    <ChangingPart
      connection={connection}
      queryKey={queryKeys.ownVouch(id)}
      read={(api, signal) => api.call('getOwnVouch', { id }, signal)}
      write={(api, said: WayKnown | null) => api.call('vouch', { id, body: { said } })}
      failure="We couldn’t load this."
      content={Vouching}
    />
  );
}

/** Says how well the member knows the other by `act`; `null` withdraws what was said. */
type VouchingProps = ChangingContent<OwnVouch, WayKnown | null>;

function Vouching({ seen: { said, mayVouch, opensAt }, name, act, isBusy }: VouchingProps) {
  switch (mayVouch) {
    case 'yes':
      return <Choice key={said} {...{ said, name, act, isBusy }} />;
    case 'not_yet':
      return (
        <p>
          You can vouch for <bdi>{name}</bdi> from {formatDay(opensAt)}, once you’ve both written.
        </p>
      );
    case 'reported':
      return (
        <p>
          You reported <bdi>{name}</bdi> and we acted on it, so you can’t vouch for them.
        </p>
      );
    default:
      return unreachable(mayVouch);
  }
}

const CHOICES = WAYS_KNOWN.map((value) => ({ value, label: WAY_KNOWN_TEXTS[value] }));

function Choice({
  said,
  name,
  act,
  isBusy,
}: Omit<VouchingProps, 'seen' | 'connection'> & Pick<OwnVouch, 'said'>) {
  const [chosen, setChosen] = useState(said);
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) act(chosen);
      }}
    >
      {said === null ? (
        <p>
          If you know <bdi>{name}</bdi>, you can say so. <bdi>{name}</bdi>’s profile then counts one
          person more, and never says who.
        </p>
      ) : (
        <p>
          You vouch for <bdi>{name}</bdi>: “{WAY_KNOWN_TEXTS[said]}.”
        </p>
      )}
      <SingleChoiceChips
        legend="How well you know each other"
        choices={CHOICES}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          isBusy={isBusy}
          disabled={chosen === null || chosen === said}
        >
          {said === null ? (
            <span>
              Vouch for <bdi>{name}</bdi>
            </span>
          ) : (
            'Change it'
          )}
        </Button>
        {said !== null && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            onClick={() => {
              act(null);
            }}
          >
            Withdraw it
          </Button>
        )}
      </div>
      <p className="text-sm text-quiet">
        Nobody is told. It counts from a Monday two to three weeks from now. If you withdraw it, it
        stops counting at the end of that day.
      </p>
    </form>
  );
}
