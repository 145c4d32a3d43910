import { useId } from 'react';
import type { AccountForm } from './use-registration.ts';

/** Consent to the terms, without which there is no account. */
export function TermsCheckbox({ form }: { readonly form: AccountForm }) {
  const id = useId();
  const error = form.formState.errors.acceptTerms?.message;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-evergreen"
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          {...form.register('acceptTerms')}
        />
        I am at least 18 years old and accept the terms and privacy policy
      </label>
      <p id={id} aria-live="polite" className="min-h-[1lh] text-sm font-medium text-danger">
        {error}
      </p>
    </div>
  );
}
