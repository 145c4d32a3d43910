import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { RegistrationNote } from '#ui/parts/pages/registration.tsx';
import { FreePlaceDrawing } from './free-place-drawing.tsx';

/** The last word of the landing page, and the way in. */
export function FinalCall() {
  const { isAuthenticated } = useAuth();
  return (
    <section aria-labelledby="final-call-heading" className="overflow-clip bg-honey-soft">
      <div className="mx-auto grid max-w-6xl items-end gap-10 px-4 pt-16 sm:px-6 lg:grid-cols-[7fr_6fr] lg:pt-20">
        <div className="grid justify-items-start gap-6 self-center lg:pb-20">
          <h2
            id="final-call-heading"
            className="text-[clamp(2.5rem,1.7rem+3.4vw,4rem)] leading-[1.05] tracking-[-0.02em]"
          >
            There’s a place at the table
          </h2>
          <p className="max-w-prose text-lg">
            {isAuthenticated
              ? 'Other members are looking for someone, too.'
              : 'Creating an account is free and takes under 2 minutes.'}
          </p>
          {!isAuthenticated && <RegistrationNote className="max-w-prose" />}
          <Button className="px-6 text-lg" asChild>
            <Link to={isAuthenticated ? PAGE_ROUTES.explore : PAGE_ROUTES.register}>
              {isAuthenticated ? 'Find Connections' : 'Create Your Free Account'}
            </Link>
          </Button>
        </div>
        <FreePlaceDrawing />
      </div>
    </section>
  );
}
