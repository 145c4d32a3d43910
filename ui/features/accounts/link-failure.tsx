import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { describeError } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';

interface LinkFailureProps {
  readonly error: unknown;
  /** What to do now. */
  readonly children: ReactNode;
}

/** Says that a link does not work, and how to go on. */
export function LinkFailure({ error, children }: LinkFailureProps) {
  return (
    <Card className="grid gap-3">
      <p role="alert">{describeError(error, 'That link didn’t work. Please try again.')}</p>
      <p>{children}</p>
      <p>
        <Link to={PAGE_ROUTES.login} className={LINK_LOOK}>
          Log in
        </Link>
      </p>
    </Card>
  );
}
