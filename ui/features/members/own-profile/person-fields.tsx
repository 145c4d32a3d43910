import { Field } from '#ui/kit/field.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { useOwnAddress } from '#ui/parts/addresses/own-address.ts';
import { PictureFields } from './picture-fields.tsx';
import type { ProfileFormState } from './profile-values.ts';

interface PersonFieldsProps {
  readonly username: string;
  readonly email: string;
  readonly form: ProfileFormState;
}

/** The fields of the profile form about who the member is. */
export function PersonFields({ username, email, form }: PersonFieldsProps) {
  const { formState, register } = form;
  const { errors } = formState;
  const isAddressConfirmed = useOwnAddress().data?.confirmation === 'required';
  return (
    <>
      <Field label="Username" hint="You can’t change your username.">
        {(control) => <TextInput {...control} value={username} disabled />}
      </Field>
      <Field label="Name" error={errors.name?.message ?? ''}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      {isAddressConfirmed ? (
        <Field
          label="Email"
          hint="We never show this to other members. You can change it in your settings."
        >
          {(control) => <TextInput {...control} value={email} disabled />}
        </Field>
      ) : (
        <Field
          label="Email"
          hint="We never show this to other members."
          error={errors.email?.message ?? ''}
        >
          {(control) => (
            <TextInput {...control} {...register('email')} type="email" autoComplete="email" />
          )}
        </Field>
      )}
      <Field label="Age" error={errors.age?.message ?? ''}>
        {(control) => (
          <TextInput
            {...control}
            {...register('age', { setValueAs: readAge })}
            inputMode="numeric"
            className="max-w-32"
          />
        )}
      </Field>
      <Field label="Location" error={errors.location?.message ?? ''}>
        {(control) => (
          <TextInput {...control} {...register('location')} autoComplete="address-level2" />
        )}
      </Field>
      <Field label="Bio" error={errors.bio?.message ?? ''}>
        {(control) => <TextArea {...control} {...register('bio')} rows={6} />}
      </Field>
      <PictureFields form={form} />
    </>
  );
}

/** The typed age as the number that the schema judges; empty text stays, for an age left out. */
function readAge(text: string | number): number | '' {
  return text === '' ? '' : Number(text);
}
