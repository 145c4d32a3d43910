import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { PageTitle } from './page-title.tsx';
import { Signpost } from '#ui/kit/signpost.tsx';

/** Shown for every address that leads nowhere, with ways on. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto max-w-prose py-8">
      <Signpost />
      <PageTitle
        title="404 Page Not Found"
        subtitle="We can’t find that page. The link may be wrong, or the page may have gone."
      />
      <div className="mb-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={PAGE_ROUTES.home}>Go to the home page</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to={PAGE_ROUTES.explore}>Explore Connections</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to={PAGE_ROUTES.resources}>Resources</Link>
        </Button>
      </div>
      <p className="border-t border-line pt-4 font-mono text-sm text-quiet">
        Did you forget to add the page to the router?
      </p>
    </div>
  );
}
