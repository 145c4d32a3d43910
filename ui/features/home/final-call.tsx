import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../../api/auth-provider.tsx';
import { Button } from '../../components/button.tsx';

/** The last word of the landing page, and the way in. */
export function FinalCall() {
  const { isAuthenticated } = useAuth();
  return (
    <section
      aria-labelledby="final-call-heading"
      className="grid justify-items-center gap-4 rounded-box bg-honey-soft p-8 text-center sm:p-12"
    >
      <h2 id="final-call-heading" className="text-3xl">
        There is a place at the table
      </h2>
      <p className="max-w-prose text-lg">
        {isAuthenticated
          ? 'Other members are looking for someone, too.'
          : 'Creating an account is free and takes under 2 minutes.'}
      </p>
      <Button asChild>
        <Link to={isAuthenticated ? PAGE_ROUTES.explore : PAGE_ROUTES.register}>
          {isAuthenticated ? 'Find Connections' : 'Create Your Free Account'}
        </Link>
      </Button>
    </section>
  );
}
