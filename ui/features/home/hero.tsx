import { Link } from 'react-router-dom';
import { PAGE_ROUTES, TAGLINE } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { Button } from '../../components/button.tsx';
import { HearthIllustration } from './hearth-illustration.tsx';

const STATISTICS = [
  { figure: '50,000+', label: 'Connections' },
  { figure: '4.8/5', label: 'Satisfaction' },
  { figure: '5+', label: 'Relationship types' },
] as const;

/** What the product is for, and the way in. */
export function Hero() {
  const { isAuthenticated } = useAuth();
  return (
    <section
      aria-labelledby="hero-heading"
      className="grid items-center gap-8 lg:grid-cols-2 lg:gap-12"
    >
      <div className="grid gap-6">
        <p className="font-serif text-xl text-primary">{TAGLINE}</p>
        <h1 id="hero-heading" className="text-4xl">
          Find the people who feel like family
        </h1>
        <p className="max-w-prose text-lg">
          Hearthkin helps adults overcome loneliness by forming platonic, family-like relationships:
          a chosen family.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={isAuthenticated ? PAGE_ROUTES.explore : PAGE_ROUTES.register}>
              Find Your Connection
            </Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to="#how-it-works">Learn How It Works</Link>
          </Button>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-6">
          {STATISTICS.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="font-serif text-2xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HearthIllustration />
    </section>
  );
}
