import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';

/** Shown in the place of a screen that failed, with ways back. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main className="mx-auto grid max-w-prose gap-4 p-6 py-12">
      <PageTitle title="Something went wrong" />
      <p>
        This page could not be shown. What you have saved is safe; loading it again often helps.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Load this page again
        </Button>
        <Button variant="secondary" asChild>
          <a href="/">Go to the home page</a>
        </Button>
      </div>
    </main>
  );
}
