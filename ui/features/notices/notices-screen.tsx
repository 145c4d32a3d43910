import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useReadNotices } from '#ui/parts/moderation/unread-notices.ts';
import { NoticeCard } from './notice-card.tsx';
import { useNotices } from './notices.ts';

/** What the people who run the site have told the signed-in member, and the way to appeal. */
export function NoticesScreen() {
  const notices = useNotices();
  const { data } = notices;
  useReadNotices(notices.isSuccess && !notices.isFetching);
  return (
    <>
      <PageTitle title="Notices" subtitle="What the people who run this site have told you" />
      {data === undefined && notices.isError && (
        <ErrorState
          title="Sorry, we couldn’t load your notices."
          onRetry={() => void notices.refetch()}
        />
      )}
      {notices.isPending && <Skeleton className="h-32" />}
      {data?.length === 0 && (
        <EmptyState
          title="No notices"
          action={
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.communityGuidelines}>Community Guidelines</Link>
            </Button>
          }
        >
          If we ever make a decision about your account, you’ll find out here what it was and why,
          and you can appeal.
        </EmptyState>
      )}
      <ul className="grid max-w-3xl gap-4">
        {data?.map((notice) => (
          <li key={notice.id}>
            <NoticeCard notice={notice} />
          </li>
        ))}
      </ul>
      <ShowMore list={notices} />
    </>
  );
}
