import type { ReactNode } from 'react';
import { CaseHistory } from './case-history.tsx';
import type { MemberCase } from './desk-queries.ts';
import { StandingCard } from './standing-card.tsx';

interface CaseLayoutProps {
  readonly case: Pick<MemberCase, 'member' | 'standing' | 'otherReports' | 'log'>;
  readonly now: number;
  /** What was reported, and then the decision. */
  readonly children: readonly [reported: ReactNode, decision: ReactNode];
}

/** The evidence comes first, then what else is known of the member, and the decision after both. */
export function CaseLayout({ case: shown, now, children: [reported, decision] }: CaseLayoutProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-6">{reported}</div>
      <div className="grid min-w-0 gap-6 lg:row-span-2">
        {shown.standing !== null && (
          <StandingCard member={shown.member} standing={shown.standing} />
        )}
        <CaseHistory case={shown} now={now} />
      </div>
      {decision}
    </div>
  );
}
