import { Link } from 'react-router-dom';
import { isSoon, type SeenDay } from '#core/connections/days/domain/seen-day.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { describeYearDay } from '#core/texts/day-texts.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { describeSoon } from '#ui/parts/days/day-words.ts';
import { useDaysForTwo, useOwnDays, useSaveDay, type OwnDay } from '#ui/parts/days/days.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';

interface DaysPartProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** The days between two: those that the other shows, the one on which they met, and what the other may see of one's own. */
export function DaysPart({ connection }: DaysPartProps) {
  const seen = useDaysForTwo(connection.id);
  const own = useOwnDays();
  if (seen.data === undefined || own.data === undefined) {
    const retry = () => void Promise.all([seen.refetch(), own.refetch()]);
    return seen.isError || own.isError ? (
      <ErrorState title="We couldn’t load your days." onRetry={retry} />
    ) : (
      <Loading />
    );
  }
  const name = firstName(displayName(connection.member));
  return (
    <>
      {seen.data.length > 0 && (
        <ul className="grid gap-1">
          {seen.data.map((day, place) => (
            <li key={place} className="flex flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <Meaning day={day} name={name} />
              </span>
              <span className="text-sm text-quiet">
                {describeYearDay(day.date)}
                {isSoon(day) && `, ${describeSoon(day)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Shared days={own.data} connection={connection} name={name} />
    </>
  );
}

function Meaning({ day: { meaning }, name }: { readonly day: SeenDay; readonly name: string }) {
  if (meaning.kind === 'own') return <OwnText>{meaning.text}</OwnText>;
  if (meaning.kind === 'met') return 'The day you met here';
  return (
    <>
      <bdi>{name}</bdi>’s birthday
    </>
  );
}

interface SharedProps extends DaysPartProps {
  readonly days: readonly OwnDay[];
  readonly name: string;
}

/** Which of the member’s own days the other may see. */
function Shared({ days, connection, name }: SharedProps) {
  const save = useSaveDay();
  const settings = (
    <Link to={SETTINGS_ROUTES.days} className={SENTENCE_LINK_LOOK}>
      {days.length === 0 ? 'Add a day' : 'Change your days'}
    </Link>
  );
  if (days.length === 0) {
    return (
      <p className="text-quiet">
        <bdi>{name}</bdi> sees none of yours. {settings}
      </p>
    );
  }
  const { id: connectionId } = connection;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        What <bdi>{name}</bdi> may see of yours
      </legend>
      {days.map(({ id, date, meaning, shownTo }) => (
        <Checkbox
          key={id}
          label={
            <>
              {meaning.kind === 'own' ? <OwnText>{meaning.text}</OwnText> : 'Your birthday'},{' '}
              {describeYearDay(date)}
            </>
          }
          checked={shownTo.includes(connectionId)}
          disabled={save.isPending}
          onChange={({ target }) => {
            const others = shownTo.filter((one) => one !== connectionId);
            const chosen = target.checked ? [...others, connectionId] : others;
            save.mutate({ id, draft: { date, meaning, shownTo: chosen } });
          }}
        />
      ))}
      <p className="text-sm text-quiet">
        <bdi>{name}</bdi> isn’t told when you change this. {settings}
      </p>
    </fieldset>
  );
}
