import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type FieldPath } from 'react-hook-form';
import type { Self } from '#core/members/domain/member.ts';
import { readOwnAge } from '#core/members/domain/own-age.ts';
import type { ProfileItem } from '#core/members/domain/profile-completeness.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorSummary } from '#ui/kit/error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { profileValuesSchema, toProfileValues, type ProfileValues } from './profile-values.ts';
import { UnderAgeQuestion } from './under-age-question.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useKeptEdits } from './use-kept-edits.ts';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';

interface ProfileFormProps {
  readonly self: Self;
  /** Where to begin. */
  readonly firstItem: ProfileItem;
  /** Called once the changes are saved or dropped. */
  readonly onClose: () => void;
}

/** Changes the member's own profile. */
export function ProfileForm({ self, firstItem, onClose }: ProfileFormProps) {
  const { mutateAsync: update } = useUpdateProfile();
  const [askedAge, setAskedAge] = useState<number | null>(null);
  const form = useForm({
    resolver: formResolver(profileValuesSchema),
    mode: 'onTouched',
    defaultValues: toProfileValues(self),
  });
  const dropEdits = useKeptEdits(form, self.id);
  const close = () => {
    dropEdits();
    onClose();
  };
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    setFocus(firstItem === 'avatar' ? 'avatarUrl' : firstItem);
  }, [setFocus, firstItem]);
  const askAboutAge = ({ age: fault, ...others }: FieldErrors<ProfileValues>) => {
    const isOnlyFault = fault !== undefined && Object.keys(others).length === 0;
    const age = Number(form.getValues('age'));
    if (isOnlyFault && readOwnAge(age) === 'under_age') setAskedAge(age);
  };
  const save = form.handleSubmit(async (changes) => {
    try {
      await update(changes);
      close();
    } catch (error) {
      for (const { path, message } of fieldErrorsOf(error).toReversed()) {
        form.setError(path as FieldPath<ProfileValues>, { message }, { shouldFocus: true });
      }
    }
  }, askAboutAge);
  return (
    <form
      ref={element}
      noValidate
      aria-label="Edit your profile"
      onSubmit={(event) => void save(event)}
    >
      <ErrorSummary form={element} submitCount={submitCount} />
      <UnsavedChangesGuard hasUnsavedChanges={isDirty} onLeave={dropEdits} />
      {askedAge !== null && (
        <UnderAgeQuestion
          age={askedAge}
          onConfirm={dropEdits}
          onDismiss={() => {
            setAskedAge(null);
          }}
          onReturn={() => {
            setFocus('age');
          }}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-2">
          <h2 className="mb-2 text-2xl">About you</h2>
          <PersonFields username={self.username} email={self.email} form={form} />
        </Card>
        <Card className="grid gap-6">
          <h2 className="text-2xl">What you’re looking for</h2>
          <FormFields form={form} part="wishes" />
        </Card>
        <Card className="grid gap-2 lg:col-span-2">
          <h2 className="mb-2 text-2xl">In your own words</h2>
          <FormFields form={form} part="words" />
        </Card>
        <Card className="lg:col-span-2">
          <h2 className="mb-4 text-2xl">Languages and place</h2>
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
            <FormFields form={form} part="place" />
          </div>
        </Card>
        <Card className="lg:col-span-2">
          <h2 className="mb-4 text-2xl">More about you</h2>
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
            <FormFields
              form={form}
              part="further"
              first={['preferences.reasons', 'preferences.activities']}
            />
          </div>
        </Card>
      </div>
      <div className="sticky bottom-(--bar-height,0px) mt-6 [transition:bottom_0s_300ms] flex flex-wrap justify-end gap-3 border-t border-line bg-paper py-3">
        <Button variant="secondary" disabled={isSubmitting} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}
