import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  checkRequestNote,
  MAXIMUM_NOTE,
  MINIMUM_NOTE,
} from '#core/connections/domain/request-note.ts';
import { normaliseText } from '#core/kernel/text.ts';
import type { Profile } from '#core/members/domain/member.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { describeError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose } from '#ui/kit/dialog-window.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useUnsentRequestsStore, type UnsentRequest } from '#ui/session/unsent-requests-store.ts';
import { BondChoice } from './bond-choice.tsx';
import { useRequestConnection } from './connections.ts';
import { NoteLength } from './note-length.tsx';
import { Openings } from './openings-list.tsx';
import { beginWith, openingsFor } from './openings.ts';
import { useBondChoices } from './use-bond-choices.ts';

/** The bond and the words of a request. They are kept until the request is sent. */
export function RequestForm({ member }: { readonly member: Profile }) {
  const self = useSelf();
  const asking = { memberId: self.id, about: member.id };
  const needsNote = member.asking.status === 'with_note';
  const bonds = useBondChoices(member);
  const request = useRequestConnection();
  const { find, write } = useUnsentRequestsStore.getState();
  const words = useRef<HTMLTextAreaElement | null>(null);
  const form = useForm<UnsentRequest>({
    defaultValues: find(asking) ?? { bond: '', side: '', ...bonds.plain, note: '' },
  });
  const { control, formState, getValues, handleSubmit, register, setValue } = form;
  const { errors } = formState;
  const note = useWatch({ control, name: 'note' });
  const openings = openingsFor(self, member);
  const begin = (opening: string) => {
    setValue('note', beginWith(opening, note, openings), { shouldValidate: formState.isSubmitted });
    write(asking, getValues());
    words.current?.focus();
  };
  const send = handleSubmit(({ bond, side, note: written }) => {
    const wish = { relationshipTypeId: bond === '' ? null : Number(bond), side: side || null };
    request.mutate({ otherId: member.id, ...wish, note: written || null });
  });
  const noteInput = register('note', { validate: (written) => faultOf(written, needsNote) });
  return (
    <form
      noValidate
      className="grid w-full min-w-0 gap-3"
      onChange={() => {
        write(asking, getValues());
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!request.isPending) void send(event);
      }}
    >
      <BondChoice member={member} bonds={bonds} form={form} />
      <Field
        label={needsNote ? 'A few words' : 'A few words (optional)'}
        hint={`${MINIMUM_NOTE} to ${MAXIMUM_NOTE} characters, without links or phone numbers`}
        error={errors.note?.message}
      >
        {(described) => (
          <TextArea
            {...described}
            {...noteInput}
            ref={(element) => {
              noteInput.ref(element);
              words.current = element;
            }}
          />
        )}
      </Field>
      <NoteLength note={note} />
      <Openings openings={openings} ending="…" onChoose={begin} />
      {request.isError && (
        <p role="alert" className="font-medium text-danger">
          {describeError(request.error, 'Your request could not be sent. Please try again.')}
        </p>
      )}
      <div
        data-stays-at-end
        className="-bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-6 py-3 min-[15rem]:sticky *:max-sm:grow"
      >
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" isBusy={request.isPending}>
          Send request
        </Button>
      </div>
    </form>
  );
}

/** What is wrong with the words, which may be left out where nobody asks for them. */
function faultOf(note: string, isNeeded: boolean): string | undefined {
  const words = normaliseText(note);
  const fault = words === '' && !isNeeded ? null : checkRequestNote(words);
  return fault === null ? undefined : describeFault(fault, en);
}
