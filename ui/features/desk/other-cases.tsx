import { Link } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { describeContactTopic } from '#ui/parts/contact/contact-topics.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import {
  useDeskAppeals,
  useDeskContactMessages,
  useDeskRecoveries,
  useDeskRegistrations,
} from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { Since } from './report-row.tsx';

/** How many are shown. */
const MOST_SHOWN = 50;

/** What waits, about whom or from whom, and since when (ISO 8601 in UTC). */
interface OtherCase {
  readonly what: string;
  /** What it is about, where that is more. */
  readonly about?: string;
  readonly who: string;
  readonly since: string;
  readonly address: string;
}

/** Everything but reports that waits, the oldest first, each leading to the page where it is decided. */
export function OtherCases() {
  const { lists, cases, hasMore, now } = useOtherCases();
  const failed = lists.filter(({ data, isError }) => data === undefined && isError);
  return (
    <Card>
      <h2 className="text-xl">Everything else that waits</h2>
      {failed.length > 0 && (
        <ErrorState
          title="Sorry, we couldn’t load all of it."
          onRetry={() => {
            for (const list of failed) void list.refetch();
          }}
        />
      )}
      {cases.length === 0 && lists.some(({ isPending }) => isPending) && (
        <Skeleton className="mt-2 h-16" />
      )}
      {lists.every(({ data }) => data?.length === 0) && <p className="mt-2 text-quiet">Nothing.</p>}
      <ul className="divide-y divide-line">
        {cases.map(({ what, about, who, since, address }) => (
          <li key={address} className="min-w-0 py-3">
            <h3 className="font-sans text-base font-semibold">
              <Link to={address} className={NAME_LINK_LOOK}>
                {what}: <bdi>{who}</bdi>
              </Link>
            </h3>
            <p className="text-sm text-quiet wrap-anywhere">
              {about !== undefined && `${about} · `}
              <Since time={since} now={now} />
            </p>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-sm text-quiet">More waits than is shown here.</p>}
    </Card>
  );
}

/** The first page of each of the lists, by age. */
function useOtherCases() {
  const appeals = useDeskAppeals();
  const messages = useDeskContactMessages('open');
  const registrations = useDeskRegistrations();
  const recoveries = useDeskRecoveries();
  const lists = [appeals, messages, registrations, recoveries];
  const cases: readonly OtherCase[] = [
    ...(appeals.data ?? []).map(({ id, member, appeal }) => {
      const address = `${DESK_ROUTES.appeals}#${id}`;
      return { what: 'Appeal', who: nameOf(member), since: appeal.at, address };
    }),
    ...(messages.data ?? []).map(({ id, topic, member, createdAt: since }) => {
      const who = member === null ? 'a visitor' : nameOf(member);
      const address = `${DESK_ROUTES.contactMessages}#${id}`;
      return { what: 'Message', about: describeContactTopic(topic), who, since, address };
    }),
    ...(registrations.data ?? []).map((member) => {
      const address = `${DESK_ROUTES.registrations}#${member.id}`;
      return { what: 'Registration', who: displayName(member), since: member.createdAt, address };
    }),
    ...(recoveries.data ?? []).map(({ id, member, since }) => {
      const address = `${DESK_ROUTES.recoveries}#${id}`;
      return { what: 'Lost account', who: nameOf(member), since, address };
    }),
  ];
  return {
    lists,
    cases: cases
      .toSorted((one, other) => one.since.localeCompare(other.since))
      .slice(0, MOST_SHOWN),
    hasMore: cases.length > MOST_SHOWN || lists.some(({ hasNextPage }) => hasNextPage),
    now: Math.max(...lists.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}
