import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';

/** How long a description may be. */
const MAXIMUM = 200;

interface DescriptionInputProps {
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (description: string) => void;
}

/** Asks what a picture shows. */
export function DescriptionInput({ value, disabled = false, onChange }: DescriptionInputProps) {
  return (
    <Field
      label="Describe it for people who can’t see it"
      hint="If you like. For example: me in the garden, with my dog."
    >
      {(control) => (
        <TextInput
          {...control}
          value={value}
          disabled={disabled}
          maxLength={MAXIMUM}
          autoComplete="off"
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}
