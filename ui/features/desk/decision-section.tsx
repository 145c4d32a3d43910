import { useEffect, useRef, useState } from 'react';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Decided } from './decided.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DeskReport, MemberCase } from './desk-queries.ts';
import { NextReport } from './next-report.tsx';
import { ProposedRemoval } from './proposed-removal.tsx';
import { ReportTicks } from './report-ticks.tsx';
import { isTakenByAnother } from './taken-by-another.ts';

interface DecisionSectionProps {
  readonly case: MemberCase;
  /** When the reports were asked for, in milliseconds since 1970. */
  readonly now: number;
}

/** The decision upon the reports: which of them it answers and the form for it, or what it was and the way on. */
export function DecisionSection({ case: shown, now }: DecisionSectionProps) {
  const { id: selfId } = useSelf();
  const heading = useRef<HTMLHeadingElement>(null);
  const [decided, setDecided] = useState<readonly DeskReport[] | null>(null);
  const open = shown.reports.filter(({ report }) => !isTakenByAnother(report, selfId, now));
  // Those that are filed while the page is open have not been read when it is decided.
  const [ticked, setTicked] = useState(() => new Set(open.map(({ report }) => report.id)));
  const isOne = shown.reports.length === 1;
  const chosen = isOne ? open : open.filter(({ report }) => ticked.has(report.id));
  const proposal = chosen.find(({ report }) => report.proposal !== null)?.report.proposal;
  const answered = decided?.filter(({ decision }) => decision !== null) ?? [];
  useEffect(() => {
    // What is answered leaves the page above, and would take what was decided out of sight.
    if (decided !== null) heading.current?.scrollIntoView({ block: 'center' });
  }, [decided, shown.reports.length]);
  const onDecided = (reports: readonly DeskReport[]) => {
    setDecided(reports);
    heading.current?.focus();
  };
  return (
    <div id="decision" className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {describeSection(shown.reports.length > 0, answered.length > 0)}
      </h2>
      {answered[0]?.decision && <Decided decision={answered[0].decision} count={answered.length} />}
      {shown.reports.length === 0 && answered.length === 0 && (
        <WithoutReport case={shown} isDone={decided !== null} onDone={onDecided} />
      )}
      {shown.reports.length > 0 && open.length === 0 && (
        <p>
          Another moderator has taken this. You can decide once they leave it to the others, or
          after a day.
        </p>
      )}
      {(decided !== null || open.length === 0) && <NextReport memberId={shown.member.id} />}
      {open.length > 0 && (
        <>
          {!isOne && (
            <ReportTicks {...{ reports: shown.reports, open, chosen, now }} onChange={setTicked} />
          )}
          {proposal && (
            <ProposedRemoval
              case={shown}
              chosen={chosen}
              proposal={proposal}
              onDecided={onDecided}
            />
          )}
          <DecisionForm case={shown} chosen={chosen} onDecided={onDecided} />
        </>
      )}
    </div>
  );
}

function describeSection(hasReports: boolean, isAnswered: boolean): string {
  if (isAnswered) return 'What was decided';
  return hasReports ? 'Your decision' : 'Without a report';
}

interface WithoutReportProps {
  readonly case: MemberCase;
  /** Whether a measure has just been taken. */
  readonly isDone: boolean;
  readonly onDone: (reports: readonly DeskReport[]) => void;
}

/** What a moderator can do about a member whom no report is about. */
function WithoutReport({ case: shown, isDone, onDone }: WithoutReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { standing } = shown;
  const mayAct = standing?.role === 'member' && IN_USE.includes(standing.status);
  if (isDone) return <p>It’s done, and it’s in the log.</p>;
  return (
    <>
      <p>No report about them waits for you.</p>
      {mayAct && !isOpen && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Take a measure
        </Button>
      )}
      {mayAct && isOpen && (
        <>
          <p>To remove somebody, two of you have to agree on a report.</p>
          <DecisionForm case={shown} chosen={[]} onDecided={onDone} />
        </>
      )}
    </>
  );
}

const IN_USE: readonly string[] = ['active', 'suspended'];
