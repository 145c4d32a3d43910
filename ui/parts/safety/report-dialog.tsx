import { useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { Member } from '#core/members/domain/member.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useBlockMember } from './blocks.ts';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly hasMessages: boolean;
  readonly onBlocked: (() => void) | undefined;
  readonly onClose: () => void;
}

/** One window for both: block a member at once, or say what is happening. */
export function ReportDialog({ onClose, onBlocked, ...props }: ReportDialogProps) {
  const { member, hasMessages } = props;
  const navigate = useNavigate();
  const blocking = useBlockMember();
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Report or block <bdi>{displayName(member)}</bdi>
        </>
      }
      description={
        <>
          <bdi>{displayName(member)}</bdi> won’t be told who reported them, or that you’ve blocked
          them.
        </>
      }
    >
      <div className="grid w-full gap-2 rounded-box bg-sunken p-4">
        <p>
          {hasMessages
            ? 'Blocking ends your connection and hides you from each other.'
            : 'Blocking hides you from each other, and ends any request between you.'}{' '}
          You can unblock them in your settings.
        </p>
        <Button
          variant="secondary"
          isBusy={blocking.isPending}
          onClick={() => {
            blocking.mutate(member, {
              onSuccess: () => {
                onClose();
                onBlocked?.();
              },
            });
          }}
        >
          Just block
        </Button>
      </div>
      <ReportForm
        member={member}
        hasMessages={hasMessages}
        onSent={(isBlocked) => {
          onClose();
          if (isBlocked) onBlocked?.();
          void navigate(PAGE_ROUTES.reportSent);
        }}
        cancel={
          <DialogClose asChild>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
        }
      />
    </DialogWindow>
  );
}
