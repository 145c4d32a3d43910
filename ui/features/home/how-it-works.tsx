import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { HomeSection } from './home-section.tsx';
import { RealScreen } from './real-screen.tsx';
import { ProfileDrawing, StreetDrawing, TeaDrawing } from './step-drawings.tsx';

const STEPS = [
  {
    title: 'Create Your Profile',
    text: 'Tell people a little about yourself and the kind of family you’re hoping to find.',
    Drawing: ProfileDrawing,
  },
  {
    title: 'Discover Connections',
    text: 'Browse people’s profiles, and ask to connect with anyone who feels right.',
    Drawing: StreetDrawing,
  },
  {
    title: 'Build Relationships',
    text: 'Once they say yes, you can write to each other at whatever pace suits you both.',
    Drawing: TeaDrawing,
  },
] as const;

/** The three steps from an account to a bond. */
export function HowItWorks() {
  return (
    <HomeSection
      id="how-it-works"
      ground="sunken"
      title="How It Works"
      lead="Three steps, and no rush."
    >
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {STEPS.map(({ title, text, Drawing }, index) => (
          <li key={title} className="grid content-start">
            <div className="overflow-hidden rounded-box bg-paper">
              <Drawing />
            </div>
            <div className="mt-6 flex items-baseline gap-4">
              <span
                aria-hidden="true"
                className="font-serif text-3xl leading-none font-semibold text-primary"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-[36ch]">{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <RealScreen />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" asChild>
          <Link to={PAGE_ROUTES.register}>Get Started Free</Link>
        </Button>
        <p className="text-quiet">Creating an account is free and takes under 2 minutes.</p>
      </div>
    </HomeSection>
  );
}
