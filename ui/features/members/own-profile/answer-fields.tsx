import { PromptFields } from '#ui/parts/people/prompt-fields.tsx';
import type { FormProps } from './profile-values.ts';

/** The member's answers to the prompts. */
export function AnswerFields({ form: { formState, register } }: FormProps) {
  return (
    <PromptFields
      register={(prompt) => register(`preferences.prompts.${prompt}`)}
      errors={formState.errors.preferences?.prompts}
    />
  );
}
