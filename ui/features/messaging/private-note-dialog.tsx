import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { privateNoteSchema } from '#core/messaging/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { BEGUN_EARLIER, useUnsavedWords } from '#ui/session/use-unsaved-words.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { usePrivateNote, useWritePrivateNote } from './use-private-note.ts';

interface PrivateNoteDialogProps {
  readonly connection: Pick<AcceptedConnectionWithMember, 'id' | 'member' | 'presence'>;
  readonly onClose: () => void;
}

/** What the member notes about the other, for themselves alone: written here, or read and removed. */
export function PrivateNoteDialog({ connection, onClose }: PrivateNoteDialogProps) {
  const { id, member, presence } = connection;
  const note = usePrivateNote(id);
  const write = useWritePrivateNote(id);
  const save = (text: string) =>
    write.mutateAsync(text).then(
      () => {
        onClose();
        return true;
      },
      () => false,
    );
  const text = note.data?.text;
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Private note about <bdi>{displayName(member)}</bdi>
        </>
      }
      description="Only you can see this."
    >
      {text === undefined ? (
        <div className="w-full">
          {note.isError ? (
            <ErrorState title="We couldn’t load your note." onRetry={() => void note.refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      ) : presence === 'former' ? (
        <LastNote text={text} onRemove={() => save('')} isBusy={write.isPending} />
      ) : (
        <NoteForm id={id} text={text} onSave={save} />
      )}
    </DialogWindow>
  );
}

interface NoteFormProps {
  readonly id: ConnectionId;
  readonly text: string;
  /** Says whether the note is saved; the form stays as it is where it isn't. */
  readonly onSave: (text: string) => Promise<boolean>;
}

const NOTE_HINT = 'Names, dates, what matters to them. Up to 1,000 characters.';

const checkNote = formResolver(privateNoteSchema);

/** What is written stays until it is saved or cancelled, also when the window is closed by Escape. */
function NoteForm({ id, text, onSave }: NoteFormProps) {
  const { begun, keep, forget } = useUnsavedWords(`note ${id}`);
  const { formState, getValues, handleSubmit, register, setFocus } = useForm({
    resolver: checkNote,
    defaultValues: { text: begun ?? text },
  });
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  const submit = handleSubmit(async (note) => {
    if (await onSave(note.text)) forget();
  });
  return (
    <form
      noValidate
      className="grid w-full gap-2"
      onChange={() => {
        keep(getValues('text'));
      }}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label="Your note"
        hint={begun === null ? NOTE_HINT : BEGUN_EARLIER}
        error={formState.errors.text?.message}
      >
        {(control) => <TextArea {...control} {...register('text')} rows={6} />}
      </Field>
      <Buttons cancel="Cancel" onCancel={forget}>
        <Button type="submit" isBusy={formState.isSubmitting}>
          Save
        </Button>
      </Buttons>
    </form>
  );
}

interface LastNoteProps {
  readonly text: string;
  readonly onRemove: () => Promise<unknown>;
  readonly isBusy: boolean;
}

/** The note about someone who has left, as long as it's kept. */
function LastNote({ text, onRemove, isBusy }: LastNoteProps) {
  return (
    <div className="grid w-full gap-4">
      {text === '' ? (
        <p>There’s no note.</p>
      ) : (
        <OwnText as="p" className="wrap-anywhere whitespace-pre-line">
          {text}
        </OwnText>
      )}
      <Buttons cancel="Close">
        {text !== '' && (
          <Button variant="destructive" isBusy={isBusy} onClick={() => void onRemove()}>
            Remove note
          </Button>
        )}
      </Buttons>
    </div>
  );
}

interface ButtonsProps {
  readonly cancel: string;
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

function Buttons({ cancel, onCancel, children }: ButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
      <DialogClose asChild>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </DialogClose>
      {children}
    </div>
  );
}
