import { useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { Self } from '#core/members/domain/member.ts';
import type { ProfilePart } from '#core/members/domain/profile-fields.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { showFieldErrors } from '#ui/api/show-field-errors.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorSummary } from '#ui/kit/error-summary.tsx';
import { TabList, TabPanel, Tabs } from '#ui/kit/tabs.tsx';
import { FormFields } from './form-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PART_TEXTS, placeOfFault, PROFILE_PARTS, type PlaceInForm } from './profile-parts.ts';
import {
  profileValuesSchema,
  toProfileValues,
  type ProfileFormState,
  type ProfileValues,
} from './profile-values.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useKeptEdits } from './use-kept-edits.ts';
import { useUnderAgeQuestion } from '#ui/parts/people/use-under-age-question.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';

interface ProfileFormProps {
  readonly self: Self;
  /** Where to begin. */
  readonly start: PlaceInForm;
  /** Called once the changes are saved or dropped. */
  readonly onClose: () => void;
}

/** Changes the member's own profile, one part at a time; what is written in the others waits there. */
export function ProfileForm({ self, start, onClose }: ProfileFormProps) {
  const { mutateAsync: update } = useUpdateProfile();
  const [{ part, field }, setPlace] = useState(start);
  const form = useForm({
    resolver: formResolver(profileValuesSchema),
    mode: 'onTouched',
    defaultValues: toProfileValues(self),
  });
  const dropEdits = useKeptEdits(form, self.id, part);
  const close = () => {
    dropEdits();
    onClose();
  };
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const { setFocus } = form;
  useEffect(() => {
    if (field !== null) setFocus(field);
  }, [setFocus, part, field]);
  const openFault = (paths: readonly string[]) => {
    const place = placeOfFault(paths);
    if (place !== null && place.part !== part) setPlace(place);
  };
  const { question, askAboutAge } = useUnderAgeQuestion({
    typedAge: () => form.getValues('age'),
    onReturn: () => {
      setFocus('age');
    },
    onConfirm: dropEdits,
  });
  const onInvalid = (invalid: FieldErrors<ProfileValues>) => {
    const { preferences = {}, ...faults } = invalid;
    const inPreferences = Object.keys(preferences).map((name) => `preferences.${name}`);
    openFault([...Object.keys(faults), ...inPreferences]);
    askAboutAge(invalid);
  };
  const save = form.handleSubmit(async (changes) => {
    try {
      await update(changes);
      close();
    } catch (error) {
      openFault(showFieldErrors(form.setError, error).map(({ path }) => path));
    }
  }, onInvalid);
  return (
    <form
      ref={element}
      noValidate
      aria-label="Edit your profile"
      className="max-w-3xl"
      onSubmit={(event) => void save(event)}
    >
      <UnsavedChangesGuard hasUnsavedChanges={isDirty} onLeave={dropEdits} />
      {question}
      <Tabs
        value={part}
        onValueChange={(opened) => {
          setPlace({ part: opened as ProfilePart, field: null });
        }}
      >
        <TabList
          label="Parts of your profile"
          tabs={PROFILE_PARTS.map((value) => ({ value, label: PART_TEXTS[value].short }))}
        />
        <ErrorSummary form={element} submitCount={submitCount} />
        <TabPanel value={part} tabIndex={-1}>
          <Card className="grid gap-4">
            <h2 className="text-2xl">{PART_TEXTS[part].title}</h2>
            <PartFields self={self} form={form} part={part} />
          </Card>
        </TabPanel>
      </Tabs>
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

interface PartFieldsProps {
  readonly self: Self;
  readonly form: ProfileFormState;
  readonly part: ProfilePart;
}

function PartFields({ self: { username, email }, form, part }: PartFieldsProps) {
  if (part === 'person') return <PersonFields username={username} email={email} form={form} />;
  const first = part === 'further' ? FIRST_OF_FURTHER : [];
  return <FormFields form={form} part={part} first={first} />;
}

const FIRST_OF_FURTHER = ['preferences.reasons', 'preferences.activities'] as const;
