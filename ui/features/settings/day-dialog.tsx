import { useForm, useWatch } from 'react-hook-form';
import {
  checkDayText,
  checkYearDay,
  MOST_CHARACTERS,
  TONES,
  type DayMeaning,
  type Tone,
} from '#core/connections/days/domain/kept-day.ts';
import { normaliseText } from '#core/kernel/text.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useConnections } from '#ui/parts/connections/connection-lists.ts';
import { useSaveDay, type OwnDay } from '#ui/parts/days/days.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

interface DayDialogProps {
  /** The day to change; `null` for a new one. */
  readonly day: OwnDay | null;
  readonly hasBirthday: boolean;
  readonly onClose: () => void;
}

/** A day to keep: when it is, what it is, and who may see it. */
export function DayDialog(props: DayDialogProps) {
  return (
    <DialogWindow
      open
      onOpenChange={props.onClose}
      title={props.day === null ? 'Add a day' : 'Change the day'}
      description="A month and a day, without a year. Nobody sees it unless you choose them here."
    >
      <DayForm {...props} />
    </DialogWindow>
  );
}

/** As many of the member’s people as a list to choose from has. */
const MOST_PEOPLE = '500';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const MONTHS = Array.from({ length: 12 }, (_, place) => MONTH.format(Date.UTC(2000, place)));

const TONE_TEXTS: Readonly<Record<Tone, string>> = {
  glad: 'A happy day',
  quiet: 'A quiet day',
};

interface Draft {
  readonly kind: DayMeaning['kind'];
  readonly day: string;
  readonly month: string;
  readonly text: string;
  readonly tone: Tone;
  readonly shownTo: readonly string[];
}

function DayForm({ day, hasBirthday, onClose }: DayDialogProps) {
  const save = useSaveDay();
  const mayBeBirthday = !hasBirthday || day?.meaning.kind === 'birthday';
  const { control, formState, handleSubmit, register, setError } = useForm<Draft>({
    defaultValues: draftOf(day, mayBeBirthday),
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const send = handleSubmit(async ({ day: number, month, text, tone, shownTo }) => {
    const date = `${month}-${number}`;
    const fault = checkYearDay(date);
    if (fault) {
      setError('day', { message: describeFault(fault, en) }, { shouldFocus: true });
      return;
    }
    const meaning: DayMeaning =
      kind === 'birthday' ? { kind } : { kind, text: normaliseText(text), tone };
    const draft = { date, meaning, shownTo: shownTo.map(Number) as OwnDay['shownTo'][number][] };
    await save.mutateAsync({ id: day?.id ?? null, draft }).then(onClose, () => undefined);
  });
  return (
    <form noValidate className="grid w-full min-w-0 gap-3" onSubmit={(event) => void send(event)}>
      {mayBeBirthday && (
        <RadioList
          legend="What day is it?"
          choices={[
            { value: 'birthday', label: 'My birthday' },
            { value: 'own', label: 'Another day' },
          ]}
          input={register('kind')}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Day" error={errors.day?.message}>
          {(described) => (
            <Select {...described} {...register('day')} className="w-full">
              {Array.from({ length: 31 }, (_, place) => (
                <option key={place} value={twoDigits(place + 1)}>
                  {place + 1}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Month">
          {(described) => (
            <Select {...described} {...register('month')} className="w-full">
              {MONTHS.map((name, place) => (
                <option key={name} value={twoDigits(place + 1)}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {kind === 'own' && (
        <>
          <Field
            label="In a few words"
            hint={`Such as “The day Tom died”. Up to ${MOST_CHARACTERS} characters.`}
            error={errors.text?.message}
          >
            {(described) => (
              <TextInput dir="auto" {...described} {...register('text', { validate: faultOf })} />
            )}
          </Field>
          <RadioList
            legend="What sort of day is it?"
            choices={TONES.map((value) => ({ value, label: TONE_TEXTS[value] }))}
            input={register('tone')}
          />
        </>
      )}
      <People register={register} />
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
        <DialogClose asChild>
          <Button variant="quiet">Cancel</Button>
        </DialogClose>
        <Button type="submit" isBusy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** Who may see the day. */
function People({ register }: Pick<ReturnType<typeof useForm<Draft>>, 'register'>) {
  const people = useConnections({ status: 'accepted', limit: MOST_PEOPLE });
  const choices = people.data?.filter(({ presence }) => presence !== 'former');
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">Who may see it?</legend>
      {choices === undefined && <Loading />}
      {choices?.length === 0 && (
        <p className="text-quiet">Once you’re connected with someone, you can choose them here.</p>
      )}
      <div className="max-h-56 overflow-y-auto">
        {choices?.map(({ id, member }) => (
          <Checkbox
            key={id}
            label={<bdi>{displayName(member)}</bdi>}
            value={String(id)}
            {...register('shownTo')}
          />
        ))}
      </div>
    </fieldset>
  );
}

function draftOf(day: OwnDay | null, mayBeBirthday: boolean): Draft {
  const [month = '01', number = '01'] = day?.date.split('-') ?? [];
  const meaning = day?.meaning ?? { kind: mayBeBirthday ? 'birthday' : 'own' };
  const words = 'text' in meaning ? meaning : { text: '', tone: 'glad' as const };
  return {
    kind: meaning.kind,
    day: number,
    month,
    text: words.text,
    tone: words.tone,
    shownTo: day?.shownTo.map(String) ?? [],
  };
}

function faultOf(text: string): string | undefined {
  const fault = checkDayText(normaliseText(text));
  return fault === null ? undefined : describeFault(fault, en);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
