import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import type { useRecoveryRequest } from './use-recovery-request.ts';

type RecoveryRequestFormProps = Pick<
  ReturnType<typeof useRecoveryRequest>,
  'errors' | 'isSubmitting' | 'register' | 'submit'
>;

const NO_HELP = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const;

/** What is asked, in the order in which it is filled in, and how. */
const FIELDS = [
  {
    name: 'username',
    label: 'Your username',
    hint: 'Or the email address of your account.',
    input: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  },
  {
    name: 'email',
    label: 'An email address where we can reach you',
    hint: 'It takes the place of the old one once you have your account back.',
    input: { type: 'email', autoComplete: 'email' },
  },
  {
    name: 'oldAddress',
    label: 'The email address that your account has',
    hint: 'Leave it empty if you don’t remember, here and below.',
    input: { ...NO_HELP, inputMode: 'email', autoCapitalize: 'none' },
  },
  {
    name: 'joinedIn',
    label: 'The month you joined',
    hint: 'As well as you remember, such as 2025-03.',
    input: { ...NO_HELP, type: 'month', placeholder: '2025-03' },
  },
  {
    name: 'people',
    label: 'People you’re connected with',
    hint: 'Two or more names as they’re shown here, with commas between them.',
    input: NO_HELP,
  },
  {
    name: 'lastPerson',
    label: 'The person you last wrote with',
    hint: 'Their name as it’s shown here.',
    input: NO_HELP,
  },
] as const;

/** The questions: the account, an address to reach the sender, and four things that only its owner knows. */
export function RecoveryRequestForm({
  errors,
  isSubmitting,
  register,
  submit,
}: RecoveryRequestFormProps) {
  const isHydrated = useHydrated();
  return (
    <Card>
      <form
        noValidate
        method="post"
        className="grid gap-3"
        onSubmit={(event) => void submit(event)}
      >
        {FIELDS.map(({ name, label, hint, input }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => <TextInput {...control} {...input} {...register(name)} />}
          </Field>
        ))}
        <Button type="submit" disabled={!isHydrated} isBusy={isSubmitting}>
          Ask the moderators
        </Button>
      </form>
    </Card>
  );
}
