import { Link } from 'react-router-dom';
import { SECURITY_TEXTS } from '#core/texts/security-log-texts.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { useSecurityLog } from './security-log-queries.ts';

const TITLE = 'What happened with your account';

/** What happened with the member's account lately, with the way to what helps when it wasn't them. */
export function SecurityLog() {
  const log = useSecurityLog();
  const { data } = log;
  return (
    <Card>
      <h2 className="mb-1 text-xl">{TITLE}</h2>
      <p className="text-quiet">
        Log-ins, failed tries and changes of the last 90 days. Other members never see this.
      </p>
      <p className="mb-3">
        <Link to="#password" className={LINK_LOOK}>
          I don’t recognise something here
        </Link>
      </p>
      {data === undefined && log.isError && (
        <ErrorState title="Sorry, we couldn’t load this list." onRetry={() => void log.refetch()} />
      )}
      {log.isPending && <Skeleton className="h-11" />}
      <ul aria-label={TITLE} className="divide-y divide-line empty:hidden">
        {data?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {data?.length === 0 && <p>Nothing yet.</p>}
      <ShowMore list={log} isByItself={false} />
    </Card>
  );
}

function Entry({ entry }: { readonly entry: CallOutput<'listSecurityLog'>[number] }) {
  const { at, fact, count, device } = entry;
  return (
    <li className="py-1.5">
      <p className="font-semibold wrap-anywhere">
        {SECURITY_TEXTS[fact]}
        {count > 1 && `, ${count} times within an hour`}
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        <time dateTime={at}>{formatMoment(at)}</time>
        {device !== null && (
          <>
            , <bdi>{device}</bdi>
          </>
        )}
      </p>
    </li>
  );
}
