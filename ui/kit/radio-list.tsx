import { useId, type ComponentProps } from 'react';

interface RadioListProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** What is wrong, announced when it appears. */
  readonly error?: string | undefined;
  /** What ties each of the inputs to its form. */
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>;
}

/** One of several choices, one below the other. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, choices, error, input } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            value={value}
            className="mt-1 size-5 shrink-0 accent-evergreen"
            {...(error && { 'aria-invalid': true })}
            {...input}
          />
          <span className="min-w-0 wrap-anywhere">{label}</span>
        </label>
      ))}
      <p id={id} aria-live="polite" className="text-sm font-medium text-danger">
        {error}
      </p>
    </fieldset>
  );
}
