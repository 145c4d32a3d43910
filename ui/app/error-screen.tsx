import { useEffect, useRef } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { isMissingScript } from './missing-script.ts';
import { reportPageError } from './report-page-error.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const FAILED = {
  title: 'Something went wrong',
  text: 'We couldn’t show this page. Anything you’ve saved is safe. Reloading usually helps.',
  action: 'Reload the page',
};

const renewed = (siteName: string) => ({
  title: 'A new version’s here',
  text: `${siteName} has been updated. Reload the page to carry on. Anything you’ve saved is safe.`,
  action: 'Reload the page',
});

const DISCONNECTED = {
  title: 'You’re offline',
  text: 'Check your internet connection and try again. Anything you’ve saved is safe.',
  action: 'Reload the page',
};

/** Shown where not even the header and the footer can be. */
export function ErrorPage() {
  return (
    <main className="p-4 sm:p-6">
      <ErrorScreen />
    </main>
  );
}

/** Shown in the place of a screen that failed, with ways back; the server's log is told why. */
export function ErrorScreen() {
  const siteName = useSiteName();
  const error = useRouteError();
  const api = useApiClient();
  const { pathname } = useLocation();
  const screen = useRef<HTMLDivElement>(null);
  const isMissing = isMissingScript(error);
  useEffect(() => {
    screen.current?.focus();
    console.error(error);
    if (!isMissing) reportPageError(api, error, pathname);
  }, [api, error, isMissing, pathname]);
  const { title, text, action } = describe(isMissing, siteName);
  return (
    <div ref={screen} tabIndex={-1} className="mx-auto max-w-prose py-12 outline-none">
      <img src="/favicon.svg" alt="" className="mb-6 size-16" />
      <PageTitle title={title} />
      <p className="mb-6 text-lg">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          {action}
        </Button>
        <Button variant="secondary" asChild>
          <a href={PAGE_ROUTES.home}>Go to the home page</a>
        </Button>
      </div>
    </div>
  );
}

function describe(isMissing: boolean, siteName: string) {
  if (!isMissing) return FAILED;
  return navigator.onLine ? renewed(siteName) : DISCONNECTED;
}
