import { useForm } from 'react-hook-form';
import {
  checkRequestNote,
  MAXIMUM_NOTE,
  MINIMUM_NOTE,
} from '#core/connections/domain/request-note.ts';
import { normaliseText } from '#core/kernel/text.ts';
import type { Profile } from '#core/members/domain/member.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useRequestConnection } from './connections.ts';

interface RequestDialogProps {
  readonly member: Profile;
  readonly onClose: () => void;
}

/** A request in a few words, for one of the bonds that the other takes requests for. */
export function RequestDialog({ member, onClose }: RequestDialogProps) {
  const { status, relationshipTypes } = member.asking;
  const needsNote = status === 'with_note';
  const request = useRequestConnection();
  const bonds = useRelationshipTypes().filter(({ id }) => relationshipTypes.includes(id));
  const { formState, handleSubmit, register } = useForm({ defaultValues: { bond: '', note: '' } });
  const { errors } = formState;
  const send = handleSubmit(({ bond, note }) => {
    const wish = { relationshipTypeId: bond === '' ? null : Number(bond), note: note || null };
    request.mutate({ otherId: member.id, ...wish }, { onSuccess: onClose });
  });
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Ask <bdi>{displayName(member)}</bdi> to connect
        </>
      }
      description={
        <>
          Say what you have in common, or why you’re asking. Only <bdi>{displayName(member)}</bdi>{' '}
          will see it.
        </>
      }
    >
      <form noValidate className="grid w-full gap-3" onSubmit={(event) => void send(event)}>
        {bonds.length > 0 && (
          <RadioList
            legend="What do you hope for?"
            choices={bonds.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errors.bond?.message}
            input={register('bond', { required: 'Choose what you hope for' })}
          />
        )}
        <Field
          label={needsNote ? 'A few words' : 'A few words (optional)'}
          hint={`${MINIMUM_NOTE} to ${MAXIMUM_NOTE} characters`}
          error={errors.note?.message}
        >
          {(control) => (
            <TextArea
              {...control}
              {...register('note', { validate: (note) => faultOf(note, needsNote) })}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
          <DialogClose asChild>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <Button type="submit" isBusy={request.isPending}>
            Send request
          </Button>
        </div>
      </form>
    </DialogWindow>
  );
}

/** What is wrong with the words, which may be left out where nobody asks for them. */
function faultOf(note: string, isNeeded: boolean): string | undefined {
  const words = normaliseText(note);
  const fault = words === '' && !isNeeded ? null : checkRequestNote(words);
  return fault === null ? undefined : describeFault(fault, en);
}
