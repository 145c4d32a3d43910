import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { preferencesChangesSchema, profileChangesSchema } from '#core/members/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { showFieldErrors } from '#ui/api/show-field-errors.ts';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

const placeSchema = profileChangesSchema.pick({ age: true }).extend({
  preferences: preferencesChangesSchema.pick({ country: true, town: true, meeting: true }),
});

type PlaceValues = z.input<typeof placeSchema>;

/** The form of the three questions about age and place, and how to save it. */
export interface PlaceForm {
  readonly form: UseFormReturn<PlaceValues, unknown, z.output<typeof placeSchema>>;
  /** Saves what is answered and then calls back, or says what is wrong. */
  readonly save: (done: () => void, refuse: (faults: FieldErrors) => void) => Promise<void>;
}

/** A form that begins with what the member has answered. */
export function usePlaceForm(): PlaceForm {
  const { age, preferences } = useSelf();
  const { country, town, meeting } = preferences;
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm({
    resolver: formResolver(placeSchema),
    mode: 'onTouched',
    defaultValues: {
      age: age ?? '',
      preferences: { country: country ?? '', town: town ?? '', meeting: [...meeting] },
    },
  });
  const save: PlaceForm['save'] = (done, refuse) =>
    form.handleSubmit(async (changes) => {
      try {
        await update(changes);
        done();
      } catch (error) {
        showFieldErrors(form.setError, error);
      }
    }, refuse)();
  return { form, save };
}
