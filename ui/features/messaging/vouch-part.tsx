import { useRef, useState } from 'react';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { WAY_KNOWN_TEXTS } from '#core/texts/vouch-texts.ts';
import type { OwnVouch } from '#core/vouching/domain/own-vouch.ts';
import { WAYS_KNOWN, type WayKnown } from '#core/vouching/domain/vouch.ts';
import { Button } from '#ui/kit/button.tsx';
import { SingleChoiceChips } from '#ui/kit/choice-chips.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { displayName, firstName, formatDay } from '#ui/parts/people/display-text.ts';
import { useOwnVouch, useVouch } from './use-own-vouch.ts';

interface VouchPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** Whether the member vouches for the other: to say, to change and to withdraw. Nothing of what the other says. */
export function VouchPart({ connection }: VouchPartProps) {
  const { data, isError, refetch } = useOwnVouch(connection.id);
  const vouch = useVouch(connection.id);
  const part = useRef<HTMLDivElement>(null);
  if (data === undefined) {
    return isError ? (
      <ErrorState title="We couldn’t load this." onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  const act = (said: WayKnown | null) => {
    // What was pressed may be gone by then.
    vouch.mutate(said, { onSuccess: () => part.current?.focus({ preventScroll: true }) });
  };
  const name = firstName(displayName(connection.member));
  return (
    <div
      ref={part}
      tabIndex={-1}
      aria-live="polite"
      className="grid justify-items-start gap-3 focus-visible:outline-none"
    >
      <State own={data} name={name} act={act} isBusy={vouch.isPending} />
    </div>
  );
}

interface StateProps {
  readonly own: OwnVouch;
  readonly name: string;
  /** Says that; `null` withdraws what was said. */
  readonly act: (said: WayKnown | null) => void;
  readonly isBusy: boolean;
}

function State({ own: { said, mayVouch, opensAt }, name, act, isBusy }: StateProps) {
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

function Choice({ said, name, act, isBusy }: Omit<StateProps, 'own'> & Pick<OwnVouch, 'said'>) {
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
