import type { Member } from '#core/members/domain/member.ts';
import { Button } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useReportDialog, type ReportDialogHandle } from './use-report-dialog.tsx';

interface ReportOrBlockProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  /** Whether the two have written to each other. */
  readonly hasMessages?: boolean;
  /** Called once the member is blocked: what showed them may be gone by then. */
  readonly onBlocked?: () => void;
}

/** The way out, in words wherever a person is shown: two taps block, a few more report. */
export function ReportOrBlock({ member, hasMessages = false, onBlocked }: ReportOrBlockProps) {
  const handle = useReportDialog({ member, hasMessages, onBlocked });
  return <ReportButton member={member} handle={handle} />;
}

interface ReportButtonProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly handle: ReportDialogHandle;
  readonly className?: string;
}

/** Opens the window of a handle, which other things may open too. */
export function ReportButton({ member, handle, className = '' }: ReportButtonProps) {
  return (
    <>
      <Button
        variant="quiet"
        className={`text-sm text-quiet ${className}`}
        aria-haspopup="dialog"
        aria-label={`Report or block ${displayName(member)}`}
        onPointerEnter={handle.prepare}
        onFocus={handle.prepare}
        onClick={handle.open}
      >
        Report or block
      </Button>
      {handle.dialog}
    </>
  );
}
