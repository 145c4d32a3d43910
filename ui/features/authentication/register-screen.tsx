import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { Card } from '../../components/card.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { AccountStep } from './account-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { findWrongField, useRegistration } from './use-registration.ts';

const STEPS = {
  account: { title: 'Your account', position: 'Step 1 of 2' },
  preferences: { title: 'What you are looking for', position: 'Step 2 of 2' },
} as const;

/** The way to an account, in two steps. */
export function RegisterScreen() {
  const { isAuthenticated } = useAuth();
  const registration = useRegistration();
  const { step, setStep, account, preferences, setPreferences, createAccount } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const wrongField = step === 'account' ? findWrongField(account) : undefined;
    if (wrongField) account.setFocus(wrongField);
    else heading.current?.focus();
  }, [account, step]);
  if (isAuthenticated) return <Navigate to={PAGE_ROUTES.profile} replace />;
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="Create Your Account" subtitle="It is free and takes under 2 minutes." />
      <Card>
        <p className="text-sm text-quiet">{STEPS[step].position}</p>
        <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
          {STEPS[step].title}
        </h2>
        {step === 'account' ? (
          <AccountStep
            form={account}
            onContinue={() => {
              setStep('preferences');
            }}
          />
        ) : (
          <PreferencesStep
            preferences={preferences}
            isSubmitting={account.formState.isSubmitting}
            onChange={(changes) => {
              setPreferences({ ...preferences, ...changes });
            }}
            onBack={() => {
              setStep('account');
            }}
            onSubmit={() => void createAccount()}
          />
        )}
      </Card>
      <p className="mt-6 text-center">
        Do you have an account already?{' '}
        <Link to={PAGE_ROUTES.login} className="font-semibold text-evergreen underline">
          Login
        </Link>
      </p>
    </div>
  );
}
