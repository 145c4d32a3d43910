import { Link, useSearchParams } from 'react-router-dom';
import { parseMemberId } from '#core/kernel/ids.ts';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskLog } from './desk-queries.ts';
import { LogEntry } from './log-entry.tsx';

/** What was decided: about all members, or about the one whom the address names. */
export function LogPage() {
  const [parameters] = useSearchParams();
  const asked = parseMemberId(Number(parameters.get('member')));
  const memberId = asked.ok ? asked.value : null;
  const log = useDeskLog(memberId);
  return (
    <>
      <PageTitle
        title="Log"
        subtitle={
          memberId === null
            ? 'Every decision, newest first. Nothing’s ever removed.'
            : `Every decision about member ${memberId}, newest first`
        }
        actions={
          memberId !== null && (
            <Link to={DESK_ROUTES.log} className={LINK_LOOK}>
              Everyone’s
            </Link>
          )
        }
      />
      <DeskList list={log} nothing="No decisions yet" failure="Sorry, we couldn’t load the log.">
        {(entry) => <LogEntry entry={entry} />}
      </DeskList>
    </>
  );
}
