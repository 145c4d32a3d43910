import { Link } from 'react-router-dom';
import { PAGE_ROUTES, TAGLINE } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useOperator, useSiteName } from '#ui/parts/pages/operator.tsx';
import { RegistrationNote } from '#ui/parts/pages/registration.tsx';
import { HearthIllustration } from './hearth-illustration.tsx';
import { Statistics } from './statistics.tsx';

/** What the product is for, and the way in. */
export function Hero() {
  const siteName = useSiteName();
  const { isAuthenticated } = useAuth();
  const { name, country } = useOperator();
  return (
    <section
      aria-labelledby="hero-heading"
      className="mx-auto grid max-w-6xl gap-10 px-4 pt-8 sm:px-6 lg:pt-12"
    >
      <div className="grid items-center gap-8 lg:grid-cols-[7fr_6fr] lg:gap-12">
        <div className="grid justify-items-start gap-6">
          <p className="flex items-center gap-3 font-serif text-lg text-primary before:h-px before:w-10 before:bg-primary">
            {TAGLINE}
          </p>
          <h1
            id="hero-heading"
            className="text-[clamp(2.75rem,1.7rem+4.4vw,4.75rem)] leading-[1.03] tracking-[-0.025em]"
          >
            Find the people who feel like family
          </h1>
          <p className="max-w-[34ch] text-xl leading-normal">
            <bdi>{siteName}</bdi> helps adults overcome loneliness by forming platonic, family-like
            relationships: a chosen family.
          </p>
          <p className="max-w-[34ch] wrap-anywhere text-quiet">
            Free. No adverts. Run by <bdi>{name}</bdi>, {country}.
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button className="px-6 text-lg" asChild>
              <Link to={isAuthenticated ? PAGE_ROUTES.explore : PAGE_ROUTES.register}>
                Find Your Connection
              </Link>
            </Button>
            <Link
              to="#how-it-works"
              className="inline-flex min-h-11 items-center font-semibold text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Learn How It Works
            </Link>
          </div>
          {!isAuthenticated && <RegistrationNote className="max-w-[34ch] text-quiet" />}
        </div>
        <HearthIllustration />
      </div>
      <Statistics />
    </section>
  );
}
