import type { ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useClaim, type DeskReport, type MemberCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { isTakenByAnother } from './taken-by-another.ts';

interface ClaimBarProps {
  readonly case: MemberCase;
  readonly now: number;
}

/** How many reports wait, who takes care of them, and the way to take them or to leave them to the others. */
export function ClaimBar({ case: { member, reports: shown, hasMore }, now }: ClaimBarProps) {
  const self = useSelf();
  const claiming = useClaim(member.id);
  const reports = shown.map(({ report }) => report);
  const mayTake = reports.filter((report) => !isTakenByAnother(report, self.id, now));
  const isMine = mayTake.length > 0 && mayTake.every(({ claim }) => claim?.by.id === self.id);
  const isOne = reports.length === 1;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-box bg-sunken px-4 py-3">
      <p className="min-w-0 wrap-anywhere">
        {hasMore && `These are the first ${reports.length}: answer some to see the rest. `}
        {describeClaims(reports, self.id)}{' '}
        {!isOne && (
          <a href="#decision" className={LINK_LOOK}>
            Go to your decision
          </a>
        )}
      </p>
      {mayTake.length > 0 && (
        <Button
          variant="secondary"
          isBusy={claiming.isPending}
          onClick={() => {
            claiming.mutate(!isMine);
          }}
        >
          {isMine
            ? `Leave ${isOne ? 'it' : 'them'} to the others`
            : `Take ${isOne ? 'this report' : 'these reports'}`}
        </Button>
      )}
    </div>
  );
}

function describeClaims(reports: readonly DeskReport[], selfId: number): ReactNode {
  const them = reports.length === 1 ? 'it' : 'them';
  const taken = reports.flatMap(({ claim }) => claim ?? []);
  if (taken.length === 0) return `Nobody’s taken ${them} yet.`;
  if (taken.length < reports.length) return `${taken.length} of ${reports.length} are taken.`;
  if (taken.every(({ by }) => by.id === selfId)) return `You’ve taken ${them}.`;
  const [first] = taken;
  if (first === undefined || taken.some(({ by }) => by.id !== first.by.id)) return 'All are taken.';
  return (
    <>
      <bdi>{nameOf(first.by)}</bdi> has taken {them}.
    </>
  );
}
