import { useId, type ReactNode } from 'react';

interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong; an empty text keeps a line free for it, so that nothing moves when it appears. */
  readonly error?: string | undefined;
  /** Draws the control with what ties it to its label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labelled control with a hint, and an error that takes its place and is announced when it appears. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={`text-sm font-medium text-danger ${hint || error === undefined ? '' : 'min-h-[1lh]'}`}
      >
        {error}
      </p>
    </div>
  );
}
