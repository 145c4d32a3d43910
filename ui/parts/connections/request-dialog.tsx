import type { Member } from '#core/members/domain/member.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { DialogWindow } from '#ui/kit/dialog-window.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useMember } from '#ui/parts/people/use-member.ts';
import { RequestForm } from './request-form.tsx';

interface RequestDialogProps {
  readonly person: Pick<Member, 'id' | 'name'>;
  readonly onClose: () => void;
  /** Called when the window is gone, and focus needs a place. */
  readonly onClosed: () => void;
}

/** A request to connect: for which bond, and in a few words. What was written is kept when the window is closed. */
export function RequestDialog({ person, onClose, onClosed }: RequestDialogProps) {
  const name = <bdi>{displayName(person)}</bdi>;
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title={<>Ask {name} to connect</>}
      description={<>{name} sees your profile and this note.</>}
    >
      <LoadedForm id={person.id} />
    </DialogWindow>
  );
}

/** The form, once it is known who may ask. */
function LoadedForm({ id }: Pick<Member, 'id'>) {
  const { data: member, isError, refetch } = useMember(id);
  if (isError) {
    return <ErrorState title="We couldn’t load this." onRetry={() => void refetch()} />;
  }
  if (member === undefined) return <Loading />;
  if (member === null || member.asking.status === 'closed') {
    return <p className="w-full">{describeRefusal({ code: 'takes_no_requests' }, en)}</p>;
  }
  return <RequestForm member={member} />;
}
