import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import type { AccountForm } from './use-registration.ts';

/** Consent to the terms, without which there is no account. They open beside the form, which keeps what is typed. */
export function TermsCheckbox({ form }: { readonly form: AccountForm }) {
  return (
    <Checkbox
      label={
        <>
          I’m at least 18 years old and accept the{' '}
          <LinkInNewTab to={PAGE_ROUTES.termsOfService}>terms</LinkInNewTab> and{' '}
          <LinkInNewTab to={PAGE_ROUTES.privacyPolicy}>privacy policy</LinkInNewTab>
        </>
      }
      error={form.formState.errors.acceptTerms?.message ?? ''}
      {...form.register('acceptTerms')}
    />
  );
}

interface LinkInNewTabProps {
  readonly to: string;
  readonly children: ReactNode;
}

function LinkInNewTab({ to, children }: LinkInNewTabProps) {
  return (
    <Link
      to={to}
      target="_blank"
      className="font-semibold text-evergreen underline min-[15rem]:whitespace-nowrap"
    >
      {children} <ExternalLink aria-hidden="true" className="inline size-4 align-[-0.125em]" />
      <span className="sr-only">(opens in a new tab)</span>
    </Link>
  );
}
