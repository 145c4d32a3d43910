import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  /** What is wrong; an empty text keeps a line free for it, so that nothing moves when it appears. */
  readonly error?: string | undefined;
}

/** Something to agree to or to switch on, with its label and an error that is announced when it appears. */
export function Checkbox({ label, error, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-quiet">
        <input
          id={`${id}-box`}
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-evergreen"
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          {...props}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} aria-live="polite" className="min-h-[1lh] text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
