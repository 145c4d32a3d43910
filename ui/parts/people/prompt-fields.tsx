import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { PROMPTS, type Prompt } from '#core/members/domain/prompts.ts';
import { PROMPT_TEXTS } from '#core/texts/prompts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';

interface PromptFieldsProps {
  /** Ties the field of a prompt to its form. */
  readonly register: (prompt: Prompt) => UseFormRegisterReturn;
  readonly errors: FieldErrors<Partial<Record<Prompt, string | null>>> | undefined;
}

/** A field for each of the prompts, with an example of what somebody might write. */
export function PromptFields({ register, errors }: PromptFieldsProps) {
  return PROMPTS.map((prompt) => (
    <Field
      key={prompt}
      label={PROMPT_TEXTS[prompt].title}
      hint={`For example: “${PROMPT_TEXTS[prompt].example}”`}
      error={errors?.[prompt]?.message ?? ''}
    >
      {(control) => <TextArea {...control} {...register(prompt)} rows={3} />}
    </Field>
  ));
}
