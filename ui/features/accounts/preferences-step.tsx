import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { AgeRangeInput } from '#ui/parts/people/age-range-input.tsx';
import { BondSideChoice } from '#ui/parts/people/bond-side-choice.tsx';
import { Button } from '#ui/kit/button.tsx';
import { InterestInput } from '#ui/parts/people/interest-input.tsx';
import { RelationshipTypeChoice } from '#ui/parts/people/relationship-type-choice.tsx';
import type { usePreferences } from './use-preferences.ts';

interface PreferencesStepProps {
  readonly wishes: ReturnType<typeof usePreferences>;
  readonly isSubmitting: boolean;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

/** The second step of the registration: what the member looks for; all of it may be left as it is. */
export function PreferencesStep(props: PreferencesStepProps) {
  const { wishes, isSubmitting, onBack, onSubmit } = props;
  const { preferences, change, interestEntry } = wishes;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="text-quiet">You can skip this for now and change it any time.</p>
      <RelationshipTypeChoice
        chosen={preferences.relationshipTypes}
        onChange={(relationshipTypes) => {
          change({ relationshipTypes });
        }}
      />
      <BondSideChoice
        typeIds={preferences.relationshipTypes}
        roles={preferences.roles}
        onChange={(roles) => {
          change({ roles });
        }}
      />
      <AgeRangeInput
        label="Their age"
        range={preferences.ageRange}
        maximum={MAXIMUM_AGE}
        onChange={(ageRange) => {
          change({ ageRange });
        }}
      />
      <InterestInput
        interests={preferences.interests}
        onChange={(interests) => {
          change({ interests });
        }}
        {...interestEntry}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="secondary" disabled={isSubmitting} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Creating your account…' : 'Create Account'}
        </Button>
      </div>
    </form>
  );
}
