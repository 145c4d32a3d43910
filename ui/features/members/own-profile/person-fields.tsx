import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useOwnAddress } from '#ui/parts/addresses/own-address.ts';
import { FormFields } from './form-fields.tsx';
import type { FormProps } from './profile-values.ts';

interface PersonFieldsProps extends FormProps {
  readonly username: string;
  readonly email: string;
}

/** The fields of the profile form about who the member is. */
export function PersonFields({ username, email, form }: PersonFieldsProps) {
  const { formState, register } = form;
  const { errors } = formState;
  const changesHere = useOwnAddress().data?.confirmation === 'none';
  return (
    <>
      <Field label="Username" hint="You can’t change your username.">
        {(control) => <TextInput {...control} value={username} disabled />}
      </Field>
      <Field label="Name" error={errors.name?.message ?? ''}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      {changesHere ? (
        <Field
          label="Email"
          hint="We never show this to other members."
          error={errors.email?.message ?? ''}
        >
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" autoComplete="email" />
          )}
        </Field>
      ) : (
        <Field
          label="Email"
          hint="We never show this to other members. You can change it in your settings."
        >
          {(control) => <TextInput {...control} value={email} disabled />}
        </Field>
      )}
      <FormFields form={form} part="person" first={['age']} />
    </>
  );
}
