import { useApiClient } from '#ui/api/api-client-context.ts';
import { useOwnList } from '#ui/api/own-list.ts';
import { queryKeys } from '#ui/api/query-keys.ts';
import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';

/** The ended connections that have a sealed copy, so that they can still be reported. */
export function EndedConnections() {
  const ended = useEndedConnections();
  const { data } = ended;
  if (data === undefined || data.length === 0) return null;
  return (
    <Card className="mt-8">
      <h2 className="mb-1 text-xl">Ended connections</h2>
      <p className="mb-3 max-w-prose text-quiet">
        Nobody can read these messages any more. A sealed copy is kept for 90 days, and only opened
        if one of you reports the other.
      </p>
      <ul className="divide-y divide-line">
        {data.map(({ id, member, endedAt, endedByMe }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">
                <OwnText>{displayName(member)}</OwnText>
              </p>
              <p className="text-sm text-quiet">
                {endedByMe ? 'You ended it on ' : 'They ended it on '}
                <time dateTime={endedAt}>{formatDay(endedAt)}</time>
              </p>
            </div>
            <ReportOrBlock member={member} hasMessages />
          </li>
        ))}
      </ul>
      <ShowMore list={ended} />
    </Card>
  );
}

function useEndedConnections() {
  const api = useApiClient();
  return useOwnList(queryKeys.endedConnections, (query, signal) =>
    api.callPage('listEndedConnections', { query }, signal),
  );
}
