import { Link } from 'react-router-dom';
import { isAboutMember } from '#core/moderation/domain/notice.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import type { WireNotice } from '#ui/parts/moderation/notice-words.tsx';
import { useReadNotices } from '#ui/parts/moderation/unread-notices.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import { useReports } from '#ui/parts/safety/reports.ts';
import { ReportAnswer } from './report-answer.tsx';

const isAnswer = (notice: WireNotice) => !isAboutMember(notice);

/** What the signed-in member has reported, and what came of it. */
export function ReportsScreen() {
  const reports = useReports();
  const { data } = reports;
  useReadNotices(reports.isSuccess && !reports.isFetching, isAnswer);
  return (
    <>
      <PageTitle title="Your reports" subtitle="What you’ve told us, and what happened next" />
      {data === undefined && reports.isError && (
        <ErrorState
          title="Sorry, we couldn’t load your reports."
          onRetry={() => void reports.refetch()}
        />
      )}
      {reports.isPending && <Skeleton className="h-32" />}
      {data?.length === 0 && (
        <EmptyState
          title="You haven’t reported anything"
          action={
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.safetyTips}>Safety Tips</Link>
            </Button>
          }
        >
          If someone asks for money, frightens you or pretends to be someone else, choose “Report or
          block” next to their name.
        </EmptyState>
      )}
      <ul className="grid max-w-3xl gap-4">
        {data?.map((report) => (
          <li key={report.id}>
            <Card>
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h2 className="min-w-0 text-xl wrap-anywhere">
                  <OwnText>{displayName(report.member)}</OwnText>
                </h2>
                <Badge tone={report.state === 'answered' ? 'evergreen' : 'honey'}>
                  {report.state === 'answered' ? 'Answered' : 'Being looked at'}
                </Badge>
              </div>
              <p className="text-sm text-quiet">
                {describeReportReason(report.reason)} ·{' '}
                <time dateTime={report.createdAt}>{formatDay(report.createdAt)}</time>
              </p>
              {report.words !== null && (
                <OwnText as="p" className="mt-2 whitespace-pre-wrap wrap-anywhere">
                  {report.words}
                </OwnText>
              )}
              <ReportAnswer outcome={report.outcome} />
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore list={reports} />
    </>
  );
}
