import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import {
  checkRequestNote,
  MAXIMUM_NOTE,
  MINIMUM_NOTE,
} from '#core/connections/domain/request-note.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { normaliseText } from '#core/kernel/text.ts';
import type { Member } from '#core/members/domain/member.ts';
import { describeFault } from '#core/texts/describe.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { en } from '#core/texts/en.ts';
import { describeError } from '#ui/api/client.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useConnections } from '#ui/parts/connections/connection-lists.ts';
import { NoteLength } from '#ui/parts/connections/note-length.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useIntroduceMembers } from './introduction-changes.ts';

interface IntroduceDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** As many of the member’s people as a list to choose from has. */
const MOST_CHOICES = '500';

/** Introduces one of the member’s people to another of them, with words to each. */
export function IntroduceDialog({ member, onClose }: IntroduceDialogProps) {
  const people = useConnections({ status: 'accepted', limit: MOST_CHOICES });
  const others = (people.data ?? []).filter(
    (one) => one.presence !== 'former' && one.member.id !== member.id,
  );
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Introduce <bdi>{displayName(member)}</bdi>
        </>
      }
      description="If both say yes, they’re connected. Neither of them, nor you, is told if one would rather not."
    >
      {people.data === undefined ? (
        <Loading />
      ) : others.length === 0 ? (
        <p className="w-full">You can introduce them once you’re connected with someone else.</p>
      ) : (
        <IntroductionForm member={member} others={others} onClose={onClose} />
      )}
    </DialogWindow>
  );
}

/** What each of the two reads. */
type Words = 'toMember' | 'toOther';

interface Draft {
  readonly other: string;
  readonly bond: string;
  readonly toMember: string;
  readonly toOther: string;
}

interface IntroductionFormProps extends IntroduceDialogProps {
  readonly others: readonly ListedConnection[];
}

function IntroductionForm({ member, others, onClose }: IntroductionFormProps) {
  const introduce = useIntroduceMembers();
  const bonds = useRelationshipTypes();
  const form = useForm<Draft>({
    defaultValues: { other: '', bond: '', toMember: '', toOther: '' },
  });
  const { control, formState, getFieldState, handleSubmit, register, setValue } = form;
  const otherId = useWatch({ control, name: 'other' });
  const chosen = others.find((one) => String(one.member.id) === otherId)?.member;
  const choose = (id: string) => {
    const other = others.find((one) => String(one.member.id) === id)?.member;
    if (other === undefined) return;
    // Whatever the member has written themselves stays.
    if (!getFieldState('toMember').isDirty) setValue('toMember', suggestWords(member, other));
    if (!getFieldState('toOther').isDirty) setValue('toOther', suggestWords(other, member));
  };
  const send = handleSubmit(async ({ other, bond, toMember, toOther }) => {
    const body = {
      memberId1: member.id,
      note1: normaliseText(toMember),
      memberId2: Number(other),
      note2: normaliseText(toOther),
      relationshipTypeId: bond === '' ? null : Number(bond),
    };
    const sent = await introduce.mutateAsync(body).catch(() => null);
    if (sent === null) return;
    const title = 'Introduced';
    const description = 'They’ll tell you how it goes, if they like.';
    useToastStore.getState().show({ title, description });
    onClose();
  });
  const words: WordsToEachProps['words'] = chosen
    ? [
        { name: 'toMember', to: member },
        { name: 'toOther', to: chosen },
      ]
    : [];
  return (
    <form noValidate className="grid w-full min-w-0 gap-3" onSubmit={(event) => void send(event)}>
      <Field label="To whom?" error={formState.errors.other?.message}>
        {(described) => (
          <Select
            {...described}
            {...register('other', {
              required: 'Choose one of your people',
              onChange: (event: { readonly target: { readonly value: string } }) => {
                choose(event.target.value);
              },
            })}
          >
            <option value="">Choose…</option>
            {others.map((one) => (
              <option key={one.id} value={one.member.id}>
                {displayName(one.member)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="As what? (optional)">
        {(described) => (
          <Select {...described} {...register('bond')}>
            <option value="">I’ll leave that to them</option>
            {bonds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <WordsToEach words={words} form={form} />
      {introduce.isError && (
        <p role="alert" className="font-medium text-danger">
          {describeError(introduce.error, 'This could not be sent. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" isBusy={introduce.isPending}>
          Introduce them
        </Button>
      </div>
    </form>
  );
}

interface WordsToEachProps {
  readonly words: readonly { readonly name: Words; readonly to: Member }[];
  readonly form: UseFormReturn<Draft>;
}

function WordsToEach({ words, form }: WordsToEachProps) {
  const { control, formState, register } = form;
  const written = useWatch({ control });
  return words.map(({ name, to }) => (
    <div key={name} className="grid gap-1">
      <Field
        label={`What ${displayName(to)} reads`}
        hint={`${MINIMUM_NOTE} to ${MAXIMUM_NOTE} characters, without links or phone numbers`}
        error={formState.errors[name]?.message}
      >
        {(described) => (
          <TextArea dir="auto" {...described} {...register(name, { validate: faultOf })} rows={3} />
        )}
      </Field>
      <NoteLength note={written[name] ?? ''} />
    </div>
  ));
}

function faultOf(note: string): string | undefined {
  const fault = checkRequestNote(normaliseText(note));
  return fault === null ? undefined : describeFault(fault, en);
}

/** Words to begin with, from what the two share as far as both show it here. */
function suggestWords(reader: Member, other: Member): string {
  const name = displayName(other);
  const shared = fit(toFoldedMember(reader), toFoldedMember(other))
    .reasons.filter(({ kind }) => kind === 'interests' || kind === 'languages')
    .map((reason) => `${describeReason(reason, { name }, enBonds)}.`);
  return [`I’d like you to meet ${name}.`, ...shared, 'I think the two of you would get on.'].join(
    ' ',
  );
}
