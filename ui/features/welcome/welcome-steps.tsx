import { Link } from 'react-router-dom';
import { WELCOME_STEPS, type WelcomeStep } from '#core/members/domain/welcome-steps.ts';
import { welcomeAddress } from './welcome-address.ts';

const NAMES: Readonly<Record<WelcomeStep, string>> = {
  words: 'A few words',
  picture: 'A picture',
  place: 'Near you',
  hello: 'A hello',
};

/** The steps, each a way to itself. */
export function WelcomeSteps({ current }: { readonly current: WelcomeStep }) {
  return (
    <nav aria-label="Steps" className="mb-8">
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(3.3rem,1fr))] gap-3">
        {WELCOME_STEPS.map((step, position) => (
          <li key={step}>
            <Link
              to={welcomeAddress(step)}
              {...(step === current && { 'aria-current': 'step' })}
              className={`block min-h-11 border-t-4 pt-2 text-sm font-medium hover:underline ${
                step === current ? 'border-primary text-ink' : 'border-line text-quiet'
              }`}
            >
              {`${position + 1}. ${NAMES[step]}`}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
