import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
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
  const save = async (text: string) => {
    await write.mutateAsync(text).then(onClose, () => undefined);
  };
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
        <NoteForm text={text} onSave={save} />
      )}
    </DialogWindow>
  );
}

interface NoteFormProps {
  readonly text: string;
  /** Never rejects; the form stays as it is where the note isn't saved. */
  readonly onSave: (text: string) => Promise<void>;
}

const checkNote = formResolver(privateNoteSchema);

function NoteForm({ text, onSave }: NoteFormProps) {
  const { formState, handleSubmit, register, setFocus } = useForm({
    resolver: checkNote,
    defaultValues: { text },
  });
  useEffect(() => {
    setFocus('text');
  }, [setFocus]);
  const submit = handleSubmit((note) => onSave(note.text));
  return (
    <form noValidate className="grid w-full gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label="Your note"
        hint="Names, dates, what matters to them. Up to 1,000 characters."
        error={formState.errors.text?.message}
      >
        {(control) => <TextArea {...control} {...register('text')} rows={6} />}
      </Field>
      <Buttons cancel="Cancel">
        <Button type="submit" isBusy={formState.isSubmitting}>
          Save
        </Button>
      </Buttons>
    </form>
  );
}

interface LastNoteProps {
  readonly text: string;
  readonly onRemove: () => Promise<void>;
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

function Buttons({ cancel, children }: { readonly cancel: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
      <DialogClose asChild>
        <Button variant="quiet">{cancel}</Button>
      </DialogClose>
      {children}
    </div>
  );
}
