import { Controller, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/button.tsx';
import { AgeInput, TYPED_AGE } from '#ui/parts/people/age-input.tsx';
import { HomeInputs } from '#ui/parts/people/home-inputs.tsx';
import { MeetingChoice } from '#ui/parts/people/meeting-choice.tsx';
import { useUnderAgeQuestion } from '#ui/parts/people/use-under-age-question.tsx';
import type { PlaceForm } from './use-place-form.ts';
import { welcomeAddress } from './welcome-address.ts';

/** The third step: how old the member is, where they live, and how they’d like to meet. */
export function PlaceStep({ form: { form, save } }: { readonly form: PlaceForm }) {
  const navigate = useNavigate();
  const { control, formState, register, setFocus, setValue } = form;
  const [country, town] = useWatch({ control, name: ['preferences.country', 'preferences.town'] });
  const { question, askAboutAge } = useUnderAgeQuestion({
    typedAge: () => form.getValues('age'),
    onReturn: () => {
      setFocus('age');
    },
  });
  const goOn = () => {
    void navigate(welcomeAddress('hello'));
  };
  return (
    <form
      noValidate
      aria-label="Who might be near you"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(goOn, askAboutAge);
      }}
    >
      {question}
      <p className="max-w-prose text-quiet">
        Three questions, and you can leave any of them out. Other members see your answers on your
        profile.
      </p>
      <AgeInput
        field={register('age', TYPED_AGE)}
        hint="So that you meet people of the age you hope for, and they you."
        error={formState.errors.age?.message}
      />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 font-semibold">Where you live</legend>
        <p className="text-sm text-quiet">
          So that we can tell who lives near you. We never ask for your address.
        </p>
        <HomeInputs
          country={register('preferences.country', {
            onChange: () => {
              setValue('preferences.town', '', { shouldDirty: true });
            },
          })}
          town={register('preferences.town')}
          chosen={country}
          typed={town}
          errors={formState.errors.preferences}
        />
      </fieldset>
      <Controller
        control={control}
        name="preferences.meeting"
        render={({ field: { value = [], onChange } }) => (
          <MeetingChoice
            ways={value}
            hint="So that nobody far away hopes for Sunday lunch."
            onChange={onChange}
          />
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={formState.isSubmitting}>
          Save and go on
        </Button>
        <Button variant="quiet" asChild>
          <Link to={welcomeAddress('hello')}>Skip for now</Link>
        </Button>
      </div>
    </form>
  );
}
