import { useController } from 'react-hook-form';
import { nameOfField, type TextListField } from '#core/members/domain/profile-fields.ts';
import type { ProfileFormState } from './profile-values.ts';

/** One of the form's lists of texts, and what is written for it, as their input takes them. */
export function useListField({ control, clearErrors }: ProfileFormState, path: TextListField) {
  const list = useController({ control, name: path });
  const draft = useController({ control, name: `drafts.${nameOfField(path)}` });
  const { error } = list.fieldState;
  // What is wrong with a single entry stands in the entry's place of a list of errors.
  const wrongEntry = Array.isArray(error) ? error.find(isWrong) : undefined;
  return {
    entries: list.field.value ?? [],
    onChange: list.field.onChange,
    draft: draft.field.value,
    onDraftChange: (text: string) => {
      draft.field.onChange(text);
      clearErrors(path);
    },
    inputRef: list.field.ref,
    error: error?.message ?? wrongEntry?.message,
  };
}

function isWrong(error: unknown): error is { readonly message: string } {
  return typeof error === 'object' && error !== null && 'message' in error;
}
