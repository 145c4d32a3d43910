import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { Button } from '../../components/button.tsx';
import { HomeSection } from './home-section.tsx';

const STEPS = [
  {
    title: 'Create Your Profile',
    text: 'Say who you are, which bond you are looking for and what you like doing.',
  },
  {
    title: 'Discover Connections',
    text: 'Look around among other members, and ask the ones who speak to you to connect.',
  },
  {
    title: 'Build Relationships',
    text: 'Once a request is accepted, write to each other, at the pace that suits you both.',
  },
] as const;

/** The three steps from an account to a bond. */
export function HowItWorks() {
  return (
    <HomeSection
      id="how-it-works"
      title="How It Works"
      lead="Three steps, and no hurry with any of them."
    >
      <ol className="grid gap-6 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-3 border-honey pt-4">
            <span aria-hidden="true" className="font-serif text-3xl font-semibold text-primary">
              {index + 1}
            </span>
            <h3 className="text-xl">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button variant="secondary" className="mt-8" asChild>
        <Link to={PAGE_ROUTES.register}>Get Started Free</Link>
      </Button>
    </HomeSection>
  );
}
