import { useSearchParams } from 'react-router-dom';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import type { AccountForm } from './use-registration.ts';

/** The code of an invitation, filled in from the link that the newcomer was sent. */
export function InvitationField({ form }: { readonly form: AccountForm }) {
  const [search] = useSearchParams();
  return (
    <Field
      label="Invitation code"
      hint="It’s part of the link you were sent, and is filled in when you open it."
      error={form.formState.errors.invitationCode?.message ?? ''}
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register('invitationCode', { value: search.get('invitation') ?? '' })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}
