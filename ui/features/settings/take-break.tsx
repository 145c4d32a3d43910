import { useRef, useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useBreak, useEndBreak, useTakeBreak } from '#ui/parts/breaks/break.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';

/** What happens during a break, and the ways into it and back. */
export function TakeBreak() {
  const { data, isPending, isError, refetch } = useBreak();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card id="take-a-break">
      <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
        Take a break
      </h2>
      <p className="mb-3 text-quiet">
        Nobody will find you in searches or suggestions, and nobody can send you a request. To
        everyone you’re not connected with, it’s as if you weren’t here. Your connections and
        messages stay as they are. Requests that haven’t been answered are hidden until you come
        back, and you can’t send new ones.
      </p>
      {isPending && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <ErrorState
          title="Sorry, we couldn’t load whether you’re taking a break."
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <BreakChoice
          key={data?.since ?? ''}
          taken={data}
          onChanged={() => {
            heading.current?.focus();
          }}
        />
      )}
    </Card>
  );
}

interface BreakChoiceProps {
  readonly taken: { readonly since: string; readonly isTold: boolean } | null;
  /** Called when the buttons have changed, so that focus needs a new place. */
  readonly onChanged: () => void;
}

function BreakChoice({ taken, onChanged }: BreakChoiceProps) {
  const taking = useTakeBreak();
  const ending = useEndBreak();
  const [isTold, setIsTold] = useState(taken?.isTold ?? true);
  return (
    <>
      {taken !== null && (
        <p role="status" className="mb-2 font-semibold">
          You’ve been taking a break since{' '}
          <time dateTime={taken.since}>{formatDay(taken.since)}</time>.
        </p>
      )}
      <Checkbox
        label="Tell my connections that I’m taking a break"
        checked={isTold}
        onChange={(event) => {
          setIsTold(event.target.checked);
          if (taken !== null) taking.mutate(event.target.checked);
        }}
      />
      {taken === null ? (
        <Button
          variant="secondary"
          isBusy={taking.isPending}
          onClick={() => {
            taking.mutate(isTold, { onSuccess: onChanged });
          }}
        >
          Take a break
        </Button>
      ) : (
        <Button
          isBusy={ending.isPending}
          onClick={() => {
            ending.mutate(undefined, { onSuccess: onChanged });
          }}
        >
          Come back
        </Button>
      )}
    </>
  );
}
