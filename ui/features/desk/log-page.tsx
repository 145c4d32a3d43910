import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { parseMemberId } from '#core/kernel/ids.ts';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { memberAddress } from './desk-addresses.ts';
import { DeskList } from './desk-list.tsx';
import { useDeskLog } from './desk-queries.ts';
import { ReopenAccount } from './reopen-account.tsx';
import { LogEntry } from './log-entry.tsx';

/** What was decided: about all members, or about the one whom the address names. */
export function LogPage() {
  const [parameters] = useSearchParams();
  const asked = parseMemberId(Number(parameters.get('member')));
  const memberId = asked.ok ? asked.value : null;
  const log = useDeskLog(memberId);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle
        title="Log"
        headingRef={heading}
        subtitle={
          memberId === null
            ? 'Every decision, newest first. We keep every entry.'
            : `Every decision about member ${memberId}, newest first`
        }
        actions={
          memberId !== null && (
            <>
              <Link to={memberAddress(memberId)} className={LINK_LOOK}>
                Their account
              </Link>
              <Link to={DESK_ROUTES.log} className={LINK_LOOK}>
                Everyone’s
              </Link>
            </>
          )
        }
      />
      {memberId !== null && (
        <ReopenAccount
          key={memberId}
          memberId={memberId}
          log={log.data}
          onDone={() => {
            heading.current?.focus();
          }}
        />
      )}
      <DeskList list={log} nothing="No decisions yet" failure="Sorry, we couldn’t load the log.">
        {(entry) => <LogEntry entry={entry} />}
      </DeskList>
    </>
  );
}
