import { useId, type ComponentProps } from 'react';

interface RadioListProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** The one that is chosen, where no form of its own says so. */
  readonly chosen?: Value;
  /** Whether they are short enough to stand in two columns on a phone. */
  readonly isDense?: boolean;
  /** What is wrong, announced when it appears. */
  readonly error?: string | undefined;
  /** What ties each of the inputs to its form. */
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>;
}

/** One of several choices, one below the other as a rule. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, choices, chosen, isDense = false, error, input } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={id}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={isDense ? 'grid gap-x-3 min-[20rem]:max-sm:grid-cols-2' : ''}>
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              value={value}
              className="mt-1 size-5 shrink-0 accent-evergreen"
              {...(chosen !== undefined && { checked: value === chosen })}
              {...(error && { 'aria-invalid': true })}
              {...input}
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
      <p id={id} aria-live="polite" className="text-sm font-medium text-danger">
        {error}
      </p>
    </fieldset>
  );
}
