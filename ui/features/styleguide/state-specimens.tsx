import { useId } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { LONG_TEXT, Specimens } from './specimens.tsx';

const doNothing = () => undefined;

/** What is shown in the place of content: loading, nothing, failure, progress. */
export function StateSpecimens() {
  const id = useId();
  return (
    <Specimens title="Loading, empty, error and progress">
      <Loading />
      <Skeleton className="h-24" />
      <EmptyState
        level={3}
        title="No connections found"
        action={<Button variant="secondary">Find People to Connect With</Button>}
      >
        You don&apos;t have any connections yet. Start exploring to find people to connect with.
      </EmptyState>
      <ErrorState title="Sorry, we couldn’t load your connections." onRetry={doNothing} />
      <ErrorState title={LONG_TEXT} onRetry={doNothing} />
      {[0, 40, 100].map((percent) => (
        <div key={percent} className="grid gap-2">
          <p id={`${id}-${percent}`}>{`Your profile is ${percent}% complete`}</p>
          <ProgressBar percent={percent} labelledBy={`${id}-${percent}`} />
        </div>
      ))}
    </Specimens>
  );
}
