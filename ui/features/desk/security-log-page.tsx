import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { DeskList } from './desk-list.tsx';
import { useDeskSecurityLog } from './desk-queries.ts';
import { nameOf, SECURITY_NAMES } from './desk-words.ts';

/** Attacks on accounts, and what those who run the site were allowed to do. */
export function SecurityLogPage() {
  const log = useDeskSecurityLog();
  return (
    <>
      <PageTitle
        title="Security"
        subtitle="Refused log-ins, resets and moderators’ rights of the last 90 days, newest first"
      />
      <DeskList
        list={log}
        nothing="Nothing in the last 90 days"
        failure="Sorry, we couldn’t load this list."
      >
        {({ fact, count, member, about, at }) => (
          <>
            <p className="font-semibold wrap-anywhere">
              {SECURITY_NAMES[fact]}
              {count > 1 && `, ${count} times within an hour`}: <bdi>{nameOf(member)}</bdi>
              {about !== null && (
                <>
                  {' → '}
                  <bdi>{nameOf(about)}</bdi>
                </>
              )}
            </p>
            <p className="text-sm text-quiet">
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
          </>
        )}
      </DeskList>
    </>
  );
}
