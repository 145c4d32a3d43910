import { useForm, useWatch } from 'react-hook-form';
import { GUIDELINES } from '#core/moderation/domain/guideline.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { Consequences } from './consequences.tsx';
import { decisionResolver, type DecidedMeasure } from './decision-values.ts';
import { useDecideReport, type DeskCase } from './desk-queries.ts';

const MEASURES: readonly { readonly value: DecidedMeasure; readonly label: string }[] = [
  { value: 'dismiss', label: 'Nothing: no guideline was broken' },
  { value: 'warn', label: 'Warn them' },
  { value: 'unlist', label: 'Take them out of searches' },
  { value: 'stop_requests', label: 'Stop their requests to connect' },
  { value: 'suspend', label: 'Suspend them for a while' },
  { value: 'remove', label: 'Remove them' },
];

interface DecisionFormProps {
  readonly case: DeskCase;
  readonly onDecided: () => void;
}

/** What to do about a report, why, and in which words; what that does is said before it is sent. */
export function DecisionForm({ case: shown, onDecided }: DecisionFormProps) {
  const { form, send } = useDecisionForm(shown, onDecided);
  const { control, formState, register } = form;
  const { errors, isSubmitting } = formState;
  const [measure, until] = useWatch({ control, name: ['measure', 'until'] });
  const isAction = measure !== null && measure !== 'dismiss';
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <RadioList
        legend="What should happen?"
        choices={measuresFor(shown)}
        error={errors.measure && 'Choose what should happen'}
        input={register('measure')}
      />
      {measure === 'suspend' && (
        <Field label="Until" error={errors.until?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register('until')}
              type="date"
              className="max-w-52 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-evergreen"
            />
          )}
        </Field>
      )}
      {isAction && (
        <Field
          label="Which guideline did they break?"
          error={errors.reason && 'Choose a guideline'}
        >
          {(field) => (
            <Select {...field} {...register('reason')}>
              <option value="">Choose one</option>
              {GUIDELINES.map((guideline) => (
                <option key={guideline} value={guideline}>
                  {moderationTexts.guidelines[guideline]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {measure !== null && (
        <>
          <Field
            label={isAction ? 'In your own words' : 'In your own words (optional)'}
            hint={
              isAction
                ? 'What they did, kindly and plainly. They’ll read this, so don’t name anyone who reported them.'
                : 'For the other moderators. No member will read this.'
            }
            error={errors.words?.message}
          >
            {(field) => <TextArea {...field} {...register('words')} rows={5} />}
          </Field>
          <div className="rounded-box bg-sunken p-4">
            <h3 className="mb-1 font-sans text-base font-semibold">What happens then</h3>
            <Consequences case={shown} measure={measure} until={until} />
          </div>
        </>
      )}
      <Button type="submit" className="justify-self-start" isBusy={isSubmitting}>
        {describeSending(measure, shown.removalNeedsTwo)}
      </Button>
    </form>
  );
}

/** What can be chosen: a removal that somebody has proposed already is agreed to instead. */
function measuresFor({ report: { proposal } }: DeskCase): typeof MEASURES {
  return proposal === null ? MEASURES : MEASURES.filter(({ value }) => value !== 'remove');
}

const ACTIONS: Readonly<Record<DecidedMeasure, string>> = {
  dismiss: 'Close the report',
  warn: 'Send the warning',
  unlist: 'Take out of searches',
  stop_requests: 'Stop the requests',
  suspend: 'Suspend',
  remove: 'Remove',
};

/** What the button says. */
function describeSending(measure: DecidedMeasure | null, removalNeedsTwo: boolean): string {
  if (measure === null) return 'Decide';
  return measure === 'remove' && removalNeedsTwo ? 'Propose the removal' : ACTIONS[measure];
}

const FIELDS = ['until', 'reason', 'words'] as const;

function useDecisionForm({ report }: DeskCase, onDecided: () => void) {
  const deciding = useDecideReport(report.id);
  const form = useForm({
    resolver: decisionResolver,
    defaultValues: { measure: null, until: '', reason: '', words: '' },
  });
  const send = form.handleSubmit(async (decision) => {
    try {
      await deciding.mutateAsync(decision);
      form.reset();
      onDecided();
    } catch (error) {
      for (const { path, message } of fieldErrorsOf(error)) {
        const field = FIELDS.find((name) => name === path);
        if (field !== undefined) form.setError(field, { message });
      }
    }
  });
  return { form, send };
}
