import { useForm, type UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { preferencesChangesSchema } from '#core/members/schemas.ts';
import { formResolver } from '#ui/api/form-resolver.ts';
import { showFieldErrors } from '#ui/api/show-field-errors.ts';
import { toPromptValues } from '#ui/parts/people/prompt-values.ts';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

const wordsSchema = z.object({ preferences: preferencesChangesSchema.pick({ prompts: true }) });

type WordsValues = z.input<typeof wordsSchema>;

/** The form of the three prompts, and how to save it. */
export interface WordsForm {
  readonly form: UseFormReturn<WordsValues, unknown, z.output<typeof wordsSchema>>;
  /** Saves what is written, and then calls back. */
  readonly save: (done: () => void) => Promise<void>;
}

/** A form that begins with what the member has written for the prompts. */
export function useWordsForm(): WordsForm {
  const self = useSelf();
  const { mutateAsync: update } = useUpdateProfile();
  const form = useForm({
    resolver: formResolver(wordsSchema),
    mode: 'onTouched',
    defaultValues: { preferences: { prompts: toPromptValues(self.preferences.prompts) } },
  });
  const save = (done: () => void) =>
    form.handleSubmit(async (changes) => {
      try {
        await update(changes);
        done();
      } catch (error) {
        showFieldErrors(form.setError, error);
      }
    })();
  return { form, save };
}
