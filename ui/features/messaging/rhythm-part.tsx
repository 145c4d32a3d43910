import { useState, type ReactNode } from 'react';
import { WEEKDAYS, type Cadence, type Weekday } from '#core/connections/domain/rhythm-days.ts';
import type { RhythmForTwo } from '#core/connections/domain/rhythm-for-two.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { describeCadence, describeEvening, WEEKDAY_TEXTS } from '#core/texts/rhythm-texts.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { ChangingPart, type ChangingContent } from './changing-part.tsx';
import { formatCalendarDay } from './format-calendar-day.ts';

interface RhythmPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** How often the two mean to write to each other: to propose, to agree to and to stop. */
export function RhythmPart({ connection }: RhythmPartProps) {
  const { id } = connection;
  return (
    <ChangingPart
      connection={connection}
      queryKey={queryKeys.rhythm(id)}
      read={(api, signal) => api.call('getRhythm', { id }, signal)}
      write={(api, cadence: Cadence | null) =>
        cadence === null
          ? api.call('stopRhythm', { id })
          : api.call('chooseRhythm', { id, body: cadence })
      }
      alsoChanged={[queryKeys.questions(id), queryKeys.connectionOverview]}
      failure="We couldn’t load your rhythm."
      content={Rhythm}
    />
  );
}

/** Proposes or agrees to a cadence by `act`; `null` ends whatever there is. */
type RhythmProps = ChangingContent<RhythmForTwo, Cadence | null>;

function Rhythm(props: RhythmProps) {
  return (
    <>
      <Current {...props} />
      {props.seen.rhythm === null && <Choice {...props} />}
      <Evening {...props} />
    </>
  );
}

function Current({ seen: { rhythm }, name, act, isBusy }: RhythmProps) {
  if (rhythm === null) {
    return (
      <p>
        Nothing yet. Choose one if you like, and <bdi>{name}</bdi> can agree or not.
      </p>
    );
  }
  const often = describeCadence(rhythm.cadence);
  const choose = (label: string) => (
    <Button
      isBusy={isBusy}
      onClick={() => {
        act(rhythm.cadence);
      }}
    >
      {label}
    </Button>
  );
  const end = (label: string) => (
    <Button
      variant="quiet"
      isBusy={isBusy}
      onClick={() => {
        act(null);
      }}
    >
      {label}
    </Button>
  );
  switch (rhythm.state) {
    case 'proposed':
      return rhythm.isOwn ? (
        <>
          <p>
            You’ve suggested writing {often}. <bdi>{name}</bdi> hasn’t answered yet.
          </p>
          {end('Take it back')}
        </>
      ) : (
        <>
          <p>
            <bdi>{name}</bdi> suggests writing {often}.
          </p>
          <Buttons>
            {choose('I’d like that')}
            {end('Rather not')}
          </Buttons>
          <p className="text-sm text-quiet">
            If you’d rather not, they only see that there’s no rhythm.
          </p>
        </>
      );
    case 'agreed':
      return (
        <>
          <p>
            You two write {often}.
            {rhythm.day !== null && ` Next: ${formatCalendarDay(rhythm.day)}.`}
          </p>
          {end('Stop it')}
          <p className="text-sm text-quiet">
            Either of you can stop it at any time, without a reason.
          </p>
        </>
      );
    case 'resting':
      return (
        <>
          <p>You two wrote {often}. It’s having a rest. Would you like to go on?</p>
          <Buttons>
            {choose('Go on')}
            {end('Leave it')}
          </Buttons>
        </>
      );
    default:
      return unreachable(rhythm.state);
  }
}

const DAYS: readonly Weekday[] = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)];

const CADENCES: readonly Cadence[] = [
  { every: 'week' },
  { every: 'month' },
  ...DAYS.map((weekday) => ({ every: 'weekday', weekday }) as const),
];

function Choice({ name, act, isBusy }: RhythmProps) {
  const [place, setPlace] = useState(0);
  const cadence = CADENCES[place];
  return (
    <form
      className="grid w-full max-w-sm justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (cadence) act(cadence);
      }}
    >
      <Field label="How often?">
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={place}
            onChange={({ target }) => {
              setPlace(Number(target.value));
            }}
          >
            {CADENCES.map((each, number) => (
              <option key={number} value={number}>
                {capitalised(describeCadence(each))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        <span>
          Suggest it to <bdi>{name}</bdi>
        </span>
      </Button>
    </form>
  );
}

/** What the member's evening is for the other, where both have said which time zone they live in. */
function Evening({ seen: { rhythm, minutesAhead }, name }: Pick<RhythmProps, 'seen' | 'name'>) {
  if (minutesAhead === null || minutesAhead === 0) return null;
  const weekday = rhythm?.cadence.every === 'weekday' ? rhythm.cadence.weekday : null;
  return (
    <p className="text-sm text-quiet">
      Your {weekday === null ? 'evening' : `${WEEKDAY_TEXTS[weekday]} evening`} is <bdi>{name}</bdi>
      ’s {describeEvening(minutesAhead, weekday)}.
    </p>
  );
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>;
}
