import { useEffect, useRef, useState } from 'react';
import {
  MOST_DAYS_AHEAD,
  type ActivitiesForTwo,
} from '#core/connections/domain/activities-for-two.ts';
import { activitiesFor, type ActivityName } from '#core/connections/domain/activities.ts';
import { dayIn, dayPlus, type Day } from '#core/connections/domain/rhythm-days.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { ACTIVITY_TEXTS } from '#core/texts/activity-texts.ts';
import type { ApiClient, CallInput } from '#ui/api/client.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ChangingPart, type ChangingContent } from './changing-part.tsx';
import { ChoiceBehindButton } from './choice-behind-button.tsx';
import { formatCalendarDay } from './format-calendar-day.ts';

interface ActivityPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** What a member does about something to do on the same day. */
type ActivityAct =
  | ({ readonly type: 'choose' } & CallInput<'chooseActivity'>['body'])
  | { readonly type: 'drop' }
  | ({ readonly type: 'finish' } & CallInput<'finishActivity'>['body']);

/** What the two do on the same day, each at home: to suggest, to agree to, to do and to drop. */
export function ActivityPart({ connection }: ActivityPartProps) {
  const { id } = connection;
  return (
    <ChangingPart
      connection={connection}
      queryKey={queryKeys.activities(id)}
      read={(api, signal) => api.call('getActivities', { id }, signal)}
      write={(api, act: ActivityAct) => callFor(api, id, act)}
      alsoChanged={[queryKeys.questions(id)]}
      failure="We couldn’t load this."
      content={Activities}
    />
  );
}

function callFor(api: ApiClient, id: ConnectionId, act: ActivityAct): Promise<ActivitiesForTwo> {
  switch (act.type) {
    case 'choose':
      return api.call('chooseActivity', { id, body: { name: act.name, day: act.day } });
    case 'drop':
      return api.call('dropActivity', { id });
    case 'finish':
      return api.call('finishActivity', { id, body: { name: act.name } });
    default:
      return unreachable(act);
  }
}

type ActivityProps = ChangingContent<ActivitiesForTwo, ActivityAct>;

function Activities(props: ActivityProps) {
  const { open, done } = props.seen;
  return (
    <>
      {open === null ? <Offer {...props} /> : <Open {...props} open={open} />}
      {done.length > 0 && (
        <>
          <h5 className="font-semibold">Done together</h5>
          <ul className="grid gap-1">
            {done.map(({ name, day }, place) => (
              <li key={place} className="flex flex-wrap items-baseline gap-x-3">
                <span>{ACTIVITY_TEXTS[name].title}</span>
                <span className="text-sm text-quiet">{formatCalendarDay(day)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The day that it is for the member now. */
function useToday(): Day {
  const { timeZone } = useSelf().preferences;
  const [now] = useState(() => new Date().toISOString());
  return dayIn(timeZone, now);
}

function Open({
  open: { name: activity, day, state, isOwn },
  name,
  act,
  isBusy,
}: ActivityProps & { readonly open: NonNullable<ActivitiesForTwo['open']> }) {
  const today = useToday();
  const press = (label: string, wanted: ActivityAct, variant?: 'quiet') => (
    <Button
      {...(variant && { variant })}
      isBusy={isBusy}
      onClick={() => {
        act(wanted);
      }}
    >
      {label}
    </Button>
  );
  const drop = (label: string) => press(label, { type: 'drop' }, 'quiet');
  const when = day === today ? 'today' : `on ${formatCalendarDay(day)}`;
  return (
    <>
      <p>
        {state === 'agreed' ? (
          `You’re both doing this ${when}:`
        ) : isOwn ? (
          `You’ve suggested this ${when}:`
        ) : (
          <>
            <bdi>{name}</bdi> suggests this {when}:
          </>
        )}
      </p>
      <WhatToDo activity={activity} />
      {state === 'suggested' && isOwn && (
        <p>
          <bdi>{name}</bdi> hasn’t answered yet.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'suggested' &&
          !isOwn &&
          day >= today &&
          press('I’d like that', { type: 'choose', name: activity, day })}
        {state === 'agreed' &&
          day <= today &&
          press('We did it', { type: 'finish', name: activity })}
        {drop(isOwn ? 'Take it back' : state === 'agreed' ? 'Drop it' : 'Not this one')}
      </div>
      {!isOwn && (
        <p className="text-sm text-quiet">
          Either of you can drop it at any time, without a reason.
        </p>
      )}
    </>
  );
}

function WhatToDo({ activity }: { readonly activity: ActivityName }) {
  const { title, why, steps } = ACTIVITY_TEXTS[activity];
  return (
    <div className="grid gap-2">
      <p className="font-serif text-xl">{title}</p>
      <p>{why}</p>
      <ol className="list-decimal ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

function Offer(props: ActivityProps) {
  return (
    <ChoiceBehindButton
      about={
        <p>
          The same soup, the same song or the same sky: something you both do on one day, each at
          home.
        </p>
      }
      label="Choose something"
    >
      {(onCancel) => <Choice {...props} onCancel={onCancel} />}
    </ChoiceBehindButton>
  );
}

/** One thing at a time, the best first, and the day for it. */
function Choice({
  connection,
  name,
  act,
  isBusy,
  onCancel,
}: ActivityProps & { readonly onCancel: () => void }) {
  const self = useSelf();
  const today = useToday();
  const [turn, setTurn] = useState(0);
  const [day, setDay] = useState(dayPlus(today, 1));
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    another.current?.focus();
  }, []);
  const { relationshipTypeId, member } = connection;
  const activities = activitiesFor({ relationshipTypeId, members: [self, member] });
  const activity = activities[turn % activities.length];
  if (activity === undefined) return null;
  return (
    <form
      className="grid w-full justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        act({ type: 'choose', name: activity, day });
      }}
    >
      <div aria-live="polite" className="min-h-52">
        <WhatToDo activity={activity} />
      </div>
      <Button
        ref={another}
        variant="quiet"
        className="-ms-4"
        onClick={() => {
          setTurn(turn + 1);
        }}
      >
        Another one
      </Button>
      <Field label="On which day?">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            required
            min={today}
            max={dayPlus(today, MOST_DAYS_AHEAD)}
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          <span>
            Suggest it to <bdi>{name}</bdi>
          </span>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
