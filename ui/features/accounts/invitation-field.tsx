import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useInvitation } from './use-invitation.ts';
import type { AccountForm } from './use-registration.ts';

/** The code of an invitation, out of the link that the newcomer was sent: only shown where it isn't there, or isn't valid. */
export function InvitationField({ form }: { readonly form: AccountForm }) {
  const { code } = useInvitation();
  const error = form.formState.errors.invitationCode?.message ?? '';
  const field = form.register('invitationCode', { value: code });
  if (code !== '' && error === '') return <input type="hidden" {...field} />;
  return (
    <Field
      label="Invitation code"
      hint="It’s part of the link you were sent, and is filled in when you open it."
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          {...field}
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
