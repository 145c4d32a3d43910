import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { findWelcomeStep, welcomeStepOf } from '#core/members/domain/welcome-steps.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { WelcomeStep } from '#core/members/domain/welcome-steps.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { HelloStep } from './hello-step.tsx';
import { PictureStep } from './picture-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { usePlaceForm, type PlaceForm } from './use-place-form.ts';
import { useWordsForm, type WordsForm } from './use-words-form.ts';
import { WelcomeSteps } from './welcome-steps.tsx';
import { WordsStep } from './words-step.tsx';

/** A newcomer's first quarter of an hour, in four steps that they can leave and come back to. */
export function WelcomeScreen() {
  const self = useSelf();
  const [parameters] = useSearchParams();
  const asked = findWelcomeStep(parameters.get('step'));
  const step = asked ?? welcomeStepOf(self);
  const forms = { words: useWordsForm(), place: usePlaceForm() };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle
        title={
          <>
            Welcome, <bdi>{firstName(displayName(self))}</bdi>
          </>
        }
        documentTitle="Welcome"
      />
      <WelcomeSteps current={step} />
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-2xl">
        {HEADINGS[step]}
      </h2>
      <StepContent step={step} forms={forms} />
      <p className="mt-10 border-t border-line pt-4">
        You can stop here and come back.{' '}
        <Link to={PAGE_ROUTES.dashboard} className={LINK_LOOK}>
          Go to your dashboard
        </Link>
      </p>
    </div>
  );
}

const HEADINGS: Readonly<Record<WelcomeStep, string>> = {
  words: 'A few words about you',
  picture: 'A picture to know you by',
  place: 'Who might be near you',
  hello: 'Say hello to someone',
};

interface StepContentProps {
  readonly step: WelcomeStep;
  /** Belong to the screen, so that what is written stays while another step is shown. */
  readonly forms: { readonly words: WordsForm; readonly place: PlaceForm };
}

function StepContent({ step, forms }: StepContentProps) {
  switch (step) {
    case 'words':
      return <WordsStep form={forms.words} />;
    case 'picture':
      return <PictureStep />;
    case 'place':
      return <PlaceStep form={forms.place} />;
    case 'hello':
      return <HelloStep />;
    default:
      return unreachable(step);
  }
}
