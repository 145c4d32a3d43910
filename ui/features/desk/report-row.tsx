import { Link } from 'react-router-dom';
import type { CallOutput } from '#ui/api/client.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { reportAddress } from './desk-addresses.ts';
import { nameOf } from './desk-words.ts';
import { describeWait, isLate } from './waiting.ts';

type DeskReport = CallOutput<'listDeskReports'>[number];

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
export function ReportRow({ report, now, level = 2, isNarrow = false }: ReportRowProps) {
  const { id, member, reason, words, createdAt } = report;
  const Title = `h${level}` as const;
  return (
    <div
      className={`grid gap-x-6 gap-y-1 ${isNarrow ? '' : 'md:grid-cols-[minmax(0,1fr)_auto] md:items-center'}`}
    >
      <div className="min-w-0">
        <Title className="font-sans text-base font-semibold">
          <Link to={reportAddress(id)} className={NAME_LINK_LOOK}>
            {describeReportReason(reason)}: <bdi>{displayName(member)}</bdi>
          </Link>
        </Title>
        {words !== null && (
          <OwnText as="p" className="line-clamp-1 text-quiet wrap-anywhere">
            {words}
          </OwnText>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <time dateTime={createdAt} className="text-quiet">
          {describeWait(createdAt, now)} ago
        </time>
        <ReportState report={report} now={now} />
      </div>
    </div>
  );
}

/** How far a report has come, in a badge or two. */
function ReportState({ report, now }: Pick<ReportRowProps, 'report' | 'now'>) {
  const self = useSelf();
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
      {claim === null ? (
        <Badge>Free</Badge>
      ) : (
        <Badge tone="evergreen">
          {claim.by.id === self.id ? (
            'Yours'
          ) : (
            <span>
              With <bdi>{nameOf(claim.by)}</bdi>
            </span>
          )}
        </Badge>
      )}
    </>
  );
}
