import { useEffect, type ReactNode } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { moderationEndpoints } from '#core/moderation/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';

interface WordsFormProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says that sends the words. */
  readonly action: ReactNode;
  /** Whether there may be no words. */
  readonly isOptional?: boolean;
  /** Sends the words; rejects when that fails, after a notice has said why. */
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

type Check = Resolver<{ words: string }, unknown, { words: string }>;

const checkWords = formResolver(moderationEndpoints.appeal.body) as Check;

/** Of words that nobody has to write, a blank field is none. */
const checkWordsIfAny: Check = (values, context, options) =>
  values.words.trim() === ''
    ? { values: { words: '' }, errors: {} }
    : checkWords(values, context, options);

/** A few words of one's own about a decision, which has the focus as soon as it is there. */
export function WordsForm(props: WordsFormProps) {
  const { label, hint, action, isOptional = false, onSend, onCancel } = props;
  const { formState, handleSubmit, register, setFocus } = useForm({
    resolver: isOptional ? checkWordsIfAny : checkWords,
    defaultValues: { words: '' },
  });
  useEffect(() => {
    setFocus('words');
  }, [setFocus]);
  const submit = handleSubmit(({ words }) => onSend(words).catch(() => undefined));
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <Field label={label} hint={hint} error={formState.errors.words?.message}>
        {(control) => <TextArea {...control} {...register('words')} rows={5} />}
      </Field>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button type="submit" isBusy={formState.isSubmitting}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
