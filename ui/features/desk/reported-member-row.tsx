import type { CallOutput } from '#ui/api/client.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { memberAddress } from './desk-addresses.ts';
import { Row, Since, Taken } from './report-row.tsx';
import { isLate } from './waiting.ts';

interface ReportedMemberRowProps {
  readonly reported: CallOutput<'listReportedMembers'>[number];
  /** When it was asked for, in milliseconds since 1970. */
  readonly now: number;
}

/** A member about whom reports wait: the first of them, how many there are, since when, and who takes care of them. */
export function ReportedMemberRow({ reported, now }: ReportedMemberRowProps) {
  const { id, first, open, taken, proposed, oldestAt } = reported;
  const isSplit = taken > 0 && taken < open;
  return (
    <Row report={first} address={memberAddress(id)}>
      {open > 1 && <Badge tone="honey">{open} reports</Badge>}
      <Since time={oldestAt} now={now} />
      {(isLate(first.reason, first.createdAt, now) || isLate('other', oldestAt, now)) && (
        <Badge tone="honey">Late</Badge>
      )}
      {proposed > 0 && <Badge tone="honey">Removal proposed</Badge>}
      {isSplit ? <Badge>{`${taken} of ${open} taken`}</Badge> : <Taken claim={first.claim} />}
    </Row>
  );
}
