import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { ApiClient } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { useLink } from './use-link.ts';

/** What a page behind a link in a letter says and does. */
export interface LinkPage {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly follow: (api: ApiClient, token: string) => Promise<unknown>;
  /** What visitors read in the place of the button where only members can follow the link. */
  readonly forMembers?: string;
  /** Where to go on afterwards. */
  readonly next?: { readonly label: string; readonly to: string };
}

/** A page behind a link in a letter. Nothing happens until its button is pressed: programs follow links, too. */
export function LinkScreen({ title, text, button, done, follow, forMembers, next }: LinkPage) {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const { following, start } = useLink(follow, token);
  const { isLoading, isAuthenticated } = useAuth();
  const isDone = following.state === 'done';
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  return (
    <>
      <PageTitle title={title} />
      <Card className="max-w-prose">
        {isDone ? (
          <>
            <p ref={status} tabIndex={-1} role="status" className="text-lg outline-none">
              {done}
            </p>
            {next && (
              <Button asChild className="mt-4">
                <Link to={next.to}>{next.label}</Link>
              </Button>
            )}
          </>
        ) : forMembers && !isLoading && !isAuthenticated ? (
          <WaysIn>{forMembers}</WaysIn>
        ) : (
          <>
            <p className="mb-4">{text}</p>
            <Button isBusy={following.state === 'under way'} onClick={start}>
              {button}
            </Button>
            <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
              {following.state === 'failed' && following.reason}
            </p>
          </>
        )}
      </Card>
    </>
  );
}

/** For who must be a member first: how to become one, and how to come back as one. */
function WaysIn({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className="mb-4">{children}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={PAGE_ROUTES.register}>Create an account</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={PAGE_ROUTES.login}>Login</Link>
        </Button>
      </div>
    </>
  );
}
