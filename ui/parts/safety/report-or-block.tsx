import { useState } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import { Button } from '#ui/kit/button.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

function reportFailure(): void {
  useToastStore.getState().show({
    title: 'This could not be loaded',
    description: 'Check your connection and try again.',
    tone: 'destructive',
  });
}

interface ReportOrBlockProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  /** Whether the two have written to each other. */
  readonly hasMessages?: boolean;
  /** Called once the member is blocked: what showed them may be gone by then. */
  readonly onBlocked?: () => void;
  readonly className?: string;
}

/** The way out, in words wherever a person is shown: two taps block, a few more report. */
export function ReportOrBlock(props: ReportOrBlockProps) {
  const { member, hasMessages = false, onBlocked, className = '' } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { part: ReportDialog, prepare, show } = useLatePart(loadDialog, reportFailure);
  return (
    <>
      <Button
        variant="quiet"
        className={`text-sm text-quiet ${className}`}
        aria-haspopup="dialog"
        aria-label={`Report or block ${displayName(member)}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(true);
          show();
        }}
      >
        Report or block
      </Button>
      {ReportDialog && isOpen && (
        <ReportDialog
          member={member}
          hasMessages={hasMessages}
          onBlocked={onBlocked}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
