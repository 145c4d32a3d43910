import { useRef, useState } from 'react';
import { MOST_DAYS } from '#core/connections/days/domain/kept-day.ts';
import { describeYearDay } from '#core/texts/day-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useOwnDays, useRemoveDay, type OwnDay } from '#ui/parts/days/days.ts';
import { DayDialog } from './day-dialog.tsx';

/** The days that matter to the member, each with who may see it. */
export function Days() {
  const { data, isError, isPending, refetch } = useOwnDays();
  /** The day that is being changed; `null` for a new one. */
  const [open, setOpen] = useState<OwnDay | null | undefined>();
  const heading = useRef<HTMLHeadingElement>(null);
  const removing = useRemoveDay();
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Your days
      </h2>
      <p className="mb-3 text-quiet">
        Nobody sees these unless you say who. Those you choose are shown a day from a week before,
        and nobody is told when you change your mind.
      </p>
      {data === undefined && isError && (
        <ErrorState title="Sorry, we couldn’t load your days." onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton className="h-11" />}
      {data?.length === 0 && <p>You haven’t added any day yet.</p>}
      <ul className="divide-y divide-line">
        {data?.map((day) => (
          <li key={day.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold wrap-anywhere">
                <Name day={day} />
              </p>
              <p className="text-sm text-quiet">
                {describeYearDay(day.date)} · {describeShownTo(day.shownTo.length)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                aria-label={`Change ${nameOf(day)}`}
                onClick={() => {
                  setOpen(day);
                }}
              >
                Change
              </Button>
              <Button
                variant="quiet"
                aria-label={`Remove ${nameOf(day)}`}
                isBusy={removing.isPending && removing.variables === day.id}
                onClick={() => {
                  removing.mutate(day.id, { onSuccess: () => heading.current?.focus() });
                }}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {data && data.length < MOST_DAYS && (
        <Button
          className="mt-3"
          onClick={() => {
            setOpen(null);
          }}
        >
          Add a day
        </Button>
      )}
      {data && open !== undefined && (
        <DayDialog
          day={open}
          hasBirthday={data.some(({ meaning }) => meaning.kind === 'birthday')}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </Card>
  );
}

function Name({ day }: { readonly day: OwnDay }) {
  return day.meaning.kind === 'own' ? <OwnText>{day.meaning.text}</OwnText> : 'Your birthday';
}

function nameOf({ meaning }: OwnDay): string {
  return meaning.kind === 'own' ? `“${meaning.text}”` : 'your birthday';
}

function describeShownTo(people: number): string {
  if (people === 0) return 'Only you see it';
  return people === 1 ? 'One person may see it' : `${people} people may see it`;
}
