import { useCallback, useState, type ReactNode } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** A window to report or block a member, and the ways to it. */
export interface ReportDialogHandle {
  /** Fetches the window ahead, because somebody is about to ask for it. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** What is to be drawn: nothing while the window is closed. */
  readonly dialog: ReactNode;
}

/** The window about a member, loaded when it is asked for, because it is seldom needed. */
export function useReportDialog(about: {
  readonly member: Pick<Member, 'id' | 'name'>;
  /** Whether the two have written to each other. */
  readonly hasMessages: boolean;
  /** Called once the member is blocked. */
  readonly onBlocked: (() => void) | undefined;
}): ReportDialogHandle {
  const [isOpen, setIsOpen] = useState(false);
  const { part: ReportDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  const open = useCallback(() => {
    setIsOpen(true);
    show();
  }, [show]);
  const close = () => {
    setIsOpen(false);
  };
  return {
    prepare,
    open,
    dialog: ReportDialog && isOpen && <ReportDialog {...about} onClose={close} />,
  };
}
