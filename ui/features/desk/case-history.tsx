import { Link } from 'react-router-dom';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { logAddress } from './desk-addresses.ts';
import type { MemberCase } from './desk-queries.ts';
import { LogEntry } from './log-entry.tsx';
import { ReportRow } from './report-row.tsx';

interface CaseHistoryProps {
  readonly case: Pick<MemberCase, 'member' | 'otherReports' | 'log'>;
  readonly now: number;
}

/** Other reports about the same member, and what was decided about them. */
export function CaseHistory({ case: { member, otherReports, log }, now }: CaseHistoryProps) {
  return (
    <>
      <Card>
        <h2 className="text-xl">Other reports about them</h2>
        {otherReports.length === 0 && <p className="mt-2 text-quiet">None.</p>}
        <ul className="divide-y divide-line">
          {otherReports.map((other) => (
            <li key={other.id} className="py-3">
              <ReportRow report={other} now={now} level={3} isNarrow />
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="text-xl">Decisions about them</h2>
        {log.length === 0 && <p className="mt-2 text-quiet">None.</p>}
        <ul className="divide-y divide-line">
          {log.map((entry) => (
            <li key={entry.id} className="py-3">
              <LogEntry entry={entry} />
            </li>
          ))}
        </ul>
        {log.length > 0 && (
          <Link to={logAddress(member.id)} className={LINK_LOOK}>
            All decisions about them
          </Link>
        )}
      </Card>
    </>
  );
}
