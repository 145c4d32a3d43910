import { useState } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { useEndConnection } from '#ui/parts/connections/connections.ts';
import { EndDialog } from '#ui/parts/connections/end-dialog.tsx';
import { whenDone } from '#ui/parts/connections/when-done.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useReportDialog } from '#ui/parts/safety/use-report-dialog.tsx';

const loadIntroduction = async () => (await import('./introduce-dialog.tsx')).IntroduceDialog;

interface ConnectionMenuProps {
  readonly connection: ConnectionWithMember;
  /** Called when the connection is no more, and the menu may be gone. */
  readonly onDone: () => void;
}

/** What is seldom done about one of the member's people. */
export function ConnectionMenu({ connection, onDone }: ConnectionMenuProps) {
  const { member, presence } = connection;
  const [isIntroducing, setIntroducing] = useState(false);
  const introduction = useLatePart(loadIntroduction, reportUnloadedPart);
  const [isEndAsked, setEndAsked] = useState(false);
  const ending = useEndConnection();
  const report = useReportDialog({ member, hasMessages: true, onBlocked: onDone });
  return (
    <>
      <MoreMenu label={`More for ${displayName(member)}`}>
        {(item) => (
          <>
            {presence !== 'former' &&
              item(`Introduce ${displayName(member)} to…`, () => {
                setIntroducing(true);
                introduction.show();
              })}
            {item('Report or block', report.open)}
            {item('End Connection', () => {
              setEndAsked(true);
            })}
          </>
        )}
      </MoreMenu>
      {report.dialog}
      {introduction.part && isIntroducing && (
        <introduction.part
          member={member}
          onClose={() => {
            setIntroducing(false);
          }}
        />
      )}
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
