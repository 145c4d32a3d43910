import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { AccountStep } from './account-step.tsx';
import { Entrance } from './entrance.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { Promises } from './promises.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { ThankYou } from './thank-you.tsx';
import { StepProgress } from './step-progress.tsx';
import { findWrongField, useRegistration } from './use-registration.ts';
import type { Step } from './use-steps.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const STEPS: readonly { readonly step: Step; readonly title: string }[] = [
  { step: 'account', title: 'Your account' },
  { step: 'preferences', title: 'What you’re looking for' },
];

/** The way to an account, in two steps. */
export function RegisterScreen() {
  const siteName = useSiteName();
  const { isAuthenticated } = useAuth();
  const registration = useRegistration();
  const { step, goOn, goBack, account, wishes, createAccount } = registration;
  const { isByInvitation, isWaiting } = registration;
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
  const position = STEPS.findIndex((one) => one.step === step);
  return (
    <Entrance
      title="Create Your Account"
      subtitle="It’s free and takes under 2 minutes."
      description={`Create a free ${siteName} account in under 2 minutes and meet adults looking for platonic, family-like bonds.`}
      aside={<Promises />}
    >
      {isWaiting ? (
        <ThankYou />
      ) : (
        <>
          <InvitationNote isByInvitation={isByInvitation} />
          <Card>
            <StepProgress steps={STEPS.map(({ title }) => title)} current={position} />
            <h2 ref={heading} tabIndex={-1} className="mb-4 text-2xl outline-none">
              <span className="block font-sans text-sm font-normal text-quiet">
                {`Step ${position + 1} of ${STEPS.length}`}
              </span>{' '}
              {STEPS[position]?.title}
            </h2>
            {step === 'account' ? (
              <AccountStep form={account} isByInvitation={isByInvitation} onContinue={goOn} />
            ) : (
              <PreferencesStep
                wishes={wishes}
                isSubmitting={account.formState.isSubmitting}
                onBack={goBack}
                onSubmit={() => void createAccount()}
              />
            )}
          </Card>
          <p className="mt-6 text-center">
            Already have an account?{' '}
            <Link to={PAGE_ROUTES.login} className={LINK_LOOK}>
              Login
            </Link>
          </p>
        </>
      )}
    </Entrance>
  );
}
