import { useForm, useWatch } from 'react-hook-form';
import { GUIDELINES } from '#core/moderation/domain/guideline.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import type { CallInput } from '#ui/api/client.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { UsedWords } from './used-words.tsx';
import { Consequences } from './consequences.tsx';
import { decisionResolver, type DecidedMeasure } from './decision-values.ts';
import {
  useDecideReports,
  useTakeMeasure,
  type DeskReport,
  type MemberCase,
  type ReportWithEvidence,
} from './desk-queries.ts';

const MEASURES: readonly { readonly value: DecidedMeasure; readonly label: string }[] = [
  { value: 'dismiss', label: 'Nothing: no guideline was broken' },
  { value: 'warn', label: 'Warn them' },
  { value: 'unlist', label: 'Take them out of searches' },
  { value: 'stop_requests', label: 'Stop their requests to connect' },
  { value: 'suspend', label: 'Suspend them for a while' },
  { value: 'remove', label: 'Remove them' },
];

/** What needs neither a report nor a second moderator. */
const SOLE = MEASURES.filter(({ value }) => value !== 'dismiss' && value !== 'remove');

interface DecisionFormProps {
  readonly case: MemberCase;
  /** The reports that the decision answers; none where there are none. */
  readonly chosen: readonly ReportWithEvidence[];
  readonly onDecided: (reports: readonly DeskReport[]) => void;
}

/** What to do about the reports, why, and in which words; what that does is said before it is sent. */
export function DecisionForm({ case: shown, chosen, onDecided }: DecisionFormProps) {
  const { form, send } = useDecisionForm(shown, chosen, onDecided);
  const { control, formState, register } = form;
  const { errors, isSubmitting } = formState;
  const [measure, until, reason] = useWatch({ control, name: ['measure', 'until', 'reason'] });
  const isAction = measure !== null && measure !== 'dismiss';
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <RadioList
        legend="What should happen?"
        choices={measuresFor(shown, chosen)}
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
      {isAction && reason !== '' && (
        <UsedWords
          measure={measure}
          reason={reason}
          onUse={(words) => {
            form.setValue('words', words);
            form.setFocus('words');
          }}
        />
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
            <Consequences case={shown} chosen={chosen} measure={measure} until={until} />
          </div>
        </>
      )}
      <Button type="submit" className="justify-self-start" isBusy={isSubmitting}>
        {describeSending(measure, shown.removalNeedsTwo, chosen.length)}
      </Button>
    </form>
  );
}

/** What can be chosen: a removal that somebody has proposed already is agreed to instead. */
function measuresFor(
  { reports }: MemberCase,
  chosen: readonly ReportWithEvidence[],
): typeof MEASURES {
  if (reports.length === 0) return SOLE;
  const isProposed = chosen.some(({ report }) => report.proposal !== null);
  return isProposed ? MEASURES.filter(({ value }) => value !== 'remove') : MEASURES;
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
function describeSending(
  measure: DecidedMeasure | null,
  removalNeedsTwo: boolean,
  count: number,
): string {
  if (measure === null) return 'Decide';
  if (measure === 'dismiss' && count > 1) return `Close the ${count} reports`;
  return measure === 'remove' && removalNeedsTwo ? 'Propose the removal' : ACTIONS[measure];
}

const FIELDS = ['until', 'reason', 'words'] as const;

function useDecisionForm(
  { member, reports: shown }: MemberCase,
  chosen: readonly ReportWithEvidence[],
  onDecided: DecisionFormProps['onDecided'],
) {
  const deciding = useDecideReports(member.id);
  const taking = useTakeMeasure(member.id);
  const reportIds = chosen.map(({ report }) => report.id);
  const form = useForm({
    resolver: decisionResolver,
    defaultValues: { measure: null, until: '', reason: '', words: '' },
  });
  const send = form.handleSubmit(async (decision) => {
    if (shown.length > 0 && reportIds.length === 0) return;
    try {
      const reports = await (isSole(decision) && shown.length === 0
        ? taking.mutateAsync(decision).then(() => [])
        : deciding.mutateAsync({ ...decision, reportIds }));
      form.reset();
      onDecided(reports);
    } catch (error) {
      for (const { path, message } of fieldErrorsOf(error)) {
        const field = FIELDS.find((name) => name === path);
        if (field !== undefined) form.setError(field, { message });
      }
    }
  });
  return { form, send };
}

/** Whether it needs neither a report nor a second moderator. */
function isSole(decision: {
  readonly measure: string;
}): decision is CallInput<'endMeasure'>['body'] {
  return SOLE.some(({ value }) => value === decision.measure);
}
