import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { moderationEndpoints } from '#core/moderation/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';

interface AppealFormProps {
  /** Sends the words; rejects when that fails, after a notice has said why. */
  readonly onSend: (words: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** What somebody has to say against a decision, in their own words. */
export function AppealForm({ onSend, onCancel }: AppealFormProps) {
  const { formState, handleSubmit, register, setFocus } = useForm({
    resolver: formResolver(moderationEndpoints.appeal.body),
    defaultValues: { words: '' },
  });
  useEffect(() => {
    setFocus('words');
  }, [setFocus]);
  const submit = handleSubmit(({ words }) => onSend(words).catch(() => undefined));
  return (
    <form noValidate className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <Field
        label="Why you think this is wrong"
        hint="You can appeal once. Somebody who did not make the decision reads this."
        error={formState.errors.words?.message}
      >
        {(control) => <TextArea {...control} {...register('words')} rows={5} />}
      </Field>
      <div className="flex flex-wrap gap-3 *:max-sm:grow">
        <Button type="submit" isBusy={formState.isSubmitting}>
          Send appeal
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
