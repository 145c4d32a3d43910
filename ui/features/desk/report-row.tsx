import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#ui/kit/badge.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { formatSince } from '#ui/parts/people/format-since.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { reportAddress } from './desk-addresses.ts';
import type { DeskReport } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { isLate } from './waiting.ts';

interface ReportRowProps {
  readonly report: DeskReport;
  /** When it was asked for, in milliseconds since 1970. */
  readonly now: number;
  /** The level of its heading. */
  readonly level?: 2 | 3;
  /** Whether there is no room for two columns. */
  readonly isNarrow?: boolean;
}

/** A report in a line or two: what, about whom, since when, and who takes care of it. */
export function ReportRow({ report, now, ...look }: ReportRowProps) {
  return (
    <Row report={report} address={reportAddress(report.id)} {...look}>
      <Since time={report.createdAt} now={now} />
      <ReportState report={report} now={now} />
    </Row>
  );
}

interface RowProps extends Omit<ReportRowProps, 'now'> {
  readonly address: string;
  /** What is said beside it. */
  readonly children: ReactNode;
}

/** What was reported about whom in which words, and something beside it. */
export function Row({ report, address, level = 2, isNarrow = false, children }: RowProps) {
  const { member, reason, words } = report;
  const Title = `h${level}` as const;
  return (
    <div
      className={`grid gap-x-6 gap-y-1 ${isNarrow ? '' : 'md:grid-cols-[minmax(0,1fr)_auto] md:items-center'}`}
    >
      <div className="min-w-0">
        <Title className="font-sans text-base font-semibold">
          <Link to={address} className={NAME_LINK_LOOK}>
            {describeReportReason(reason)}: <bdi>{displayName(member)}</bdi>
          </Link>
        </Title>
        {words !== null && (
          <OwnText as="p" className="line-clamp-1 text-quiet wrap-anywhere">
            {words}
          </OwnText>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">{children}</div>
    </div>
  );
}

/** When a report was filed. */
export function Since({ time, now }: { readonly time: string; readonly now: number }) {
  return (
    <time dateTime={time} title={formatMoment(time)} className="text-quiet">
      {formatSince(time, now)}
    </time>
  );
}

/** How far a report has come, in a badge or two. */
function ReportState({ report, now }: Pick<ReportRowProps, 'report' | 'now'>) {
  const { reason, createdAt, claim, proposal, decision } = report;
  if (decision !== null) {
    return (
      <Badge tone={decision.outcome === 'acted' ? 'evergreen' : 'neutral'}>
        {decision.outcome === 'acted' ? 'Acted on' : 'Nothing found'}
      </Badge>
    );
  }
  return (
    <>
      {isLate(reason, createdAt, now) && <Badge tone="honey">Late</Badge>}
      {proposal !== null && <Badge tone="honey">Removal proposed</Badge>}
      <Taken claim={claim} />
    </>
  );
}

/** Who has taken it. */
export function Taken({ claim }: Pick<DeskReport, 'claim'>) {
  const self = useSelf();
  if (claim === null) return <Badge>Not taken</Badge>;
  return (
    <Badge tone="evergreen">
      {claim.by.id === self.id ? (
        'Yours'
      ) : (
        <span>
          With <bdi>{nameOf(claim.by)}</bdi>
        </span>
      )}
    </Badge>
  );
}
