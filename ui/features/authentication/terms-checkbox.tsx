import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface TermsCheckboxProps {
  readonly control: UseFormRegisterReturn;
  readonly error: string | undefined;
}

/** Consent to the terms, without which there is no account. */
export function TermsCheckbox({ control, error }: TermsCheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-evergreen"
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
          {...control}
        />
        I am at least 18 years old and accept the terms and privacy policy
      </label>
      <p id={id} aria-live="polite" className="min-h-[1lh] text-sm font-medium text-danger">
        {error}
      </p>
    </div>
  );
}
