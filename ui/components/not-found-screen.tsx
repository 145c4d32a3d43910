import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { Button } from './button.tsx';
import { PageTitle } from './page-title.tsx';

/** Shown for every address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto grid max-w-prose gap-4 py-12">
      <PageTitle title="404 Page Not Found" />
      <p>
        There is nothing at this address. It may have been mistyped, or the page may be gone. Did
        you forget to add the page to the router?
      </p>
      <div>
        <Button asChild>
          <Link to={PAGE_ROUTES.home}>Go to the home page</Link>
        </Button>
      </div>
    </div>
  );
}
