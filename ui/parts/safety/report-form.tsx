import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Member } from '#core/members/domain/member.ts';
import { reportDraftSchema } from '#core/moderation/reports/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { REASON_CHOICES } from './report-reasons.ts';
import { useFileReport } from './reports.ts';

interface ReportFormProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly hasMessages: boolean;
  /** Called once the report is stored, and whether the member is blocked with it. */
  readonly onSent: (isBlocked: boolean) => void;
  readonly cancel: ReactNode;
}

/** What is happening, in a choice and in one's own words. */
export function ReportForm({ member, hasMessages, onSent, cancel }: ReportFormProps) {
  const filing = useFileReport();
  const { formState, handleSubmit, register } = useForm({
    resolver: formResolver(reportDraftSchema),
    defaultValues: {
      memberId: member.id,
      words: '',
      attachMessages: hasMessages,
      block: true,
    },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (draft) => {
    await filing.mutateAsync(draft).then(
      () => {
        onSent(draft.block);
      },
      // A notice has told of the failure.
      () => undefined,
    );
  });
  return (
    <form noValidate className="grid w-full gap-3" onSubmit={(event) => void submit(event)}>
      <RadioList
        legend="What’s happening?"
        choices={REASON_CHOICES}
        error={errors.reason && 'Choose what fits best'}
        input={register('reason')}
      />
      <Field
        label="In your own words (optional)"
        hint="What’s happened, and since when? Only the people who run this site will read it."
        error={errors.words?.message}
      >
        {(control) => <TextArea {...control} {...register('words')} rows={3} />}
      </Field>
      {hasMessages && (
        <Checkbox
          label="Attach the last 50 messages of each conversation between you"
          {...register('attachMessages')}
        />
      )}
      <Checkbox
        label={
          <>
            Block <bdi>{member.name}</bdi> too
          </>
        }
        {...register('block')}
      />
      <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
        {cancel}
        <Button type="submit" isBusy={isSubmitting}>
          Send report
        </Button>
      </div>
    </form>
  );
}
