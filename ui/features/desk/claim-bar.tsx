import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useClaim, type DeskCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { isTakenByAnother } from './taken-by-another.ts';
import { describeWait } from './waiting.ts';

interface ClaimBarProps {
  readonly case: DeskCase;
  readonly now: number;
}

/** Who reported when, who takes care of it, and the way to take it or to leave it to the others. */
export function ClaimBar({ case: { report, reporter }, now }: ClaimBarProps) {
  const self = useSelf();
  const claiming = useClaim(report.id);
  const { claim } = report;
  const isMine = claim?.by.id === self.id;
  const mayTake = report.state === 'open' && !isTakenByAnother(report, self.id, now);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-box bg-sunken px-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        <bdi>{nameOf(reporter)}</bdi> reported this{' '}
        <time dateTime={report.createdAt} title={formatMoment(report.createdAt)}>
          {describeWait(report.createdAt, now)} ago
        </time>
        .{report.state === 'open' && <> {describeClaim(claim, isMine)}</>}
      </p>
      {mayTake && (
        <Button
          variant="secondary"
          isBusy={claiming.isPending}
          onClick={() => {
            claiming.mutate(!isMine);
          }}
        >
          {isMine ? 'Leave it to the others' : 'Take this report'}
        </Button>
      )}
    </div>
  );
}

function describeClaim(claim: DeskCase['report']['claim'], isMine: boolean): ReactNode {
  if (claim === null) return 'Nobody’s taken it yet.';
  if (isMine) return 'You’ve taken it.';
  return (
    <>
      <bdi>{nameOf(claim.by)}</bdi> has taken it.
    </>
  );
}
