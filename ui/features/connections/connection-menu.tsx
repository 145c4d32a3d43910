import { useState } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { useEndConnection } from '#ui/parts/connections/connections.ts';
import { EndDialog } from '#ui/parts/connections/end-dialog.tsx';
import { whenDone } from '#ui/parts/connections/when-done.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useReportDialog } from '#ui/parts/safety/use-report-dialog.tsx';

interface ConnectionMenuProps {
  readonly connection: ConnectionWithMember;
  /** Called when the connection is no more, and the menu may be gone. */
  readonly onDone: () => void;
}

/** What is seldom done about one of the member's people. */
export function ConnectionMenu({ connection, onDone }: ConnectionMenuProps) {
  const { member } = connection;
  const [isEndAsked, setEndAsked] = useState(false);
  const ending = useEndConnection();
  const report = useReportDialog({ member, hasMessages: true, onBlocked: onDone });
  return (
    <>
      <MoreMenu label={`More for ${displayName(member)}`}>
        {(item) => (
          <>
            {item('Report or block', report.open)}
            {item('End Connection', () => {
              setEndAsked(true);
            })}
          </>
        )}
      </MoreMenu>
      {report.dialog}
      <EndDialog
        member={member}
        open={isEndAsked}
        onOpenChange={setEndAsked}
        onEnd={() => {
          whenDone(ending.mutateAsync(connection), onDone);
        }}
      />
    </>
  );
}
