import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';

/** Loaded when it is asked for, because most visitors only look around. */
const DialogWindow = lazy(async () => ({
  default: (await import('#ui/kit/dialog-window.tsx')).DialogWindow,
}));

/** What a visitor gets in the place of a request: an invitation to create an account. */
export function Invitation({ name }: { readonly name: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const connect = (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => {
        setIsAsked(true);
      }}
    >
      Connect
    </Button>
  );
  if (!isAsked) return connect;
  return (
    <Suspense fallback={connect}>
      <DialogWindow
        defaultOpen
        trigger={<Button variant="secondary">Connect</Button>}
        title="Create an account to connect"
        description={`${name} is a sample profile. With an account, which is free, you meet real people and can send them a request.`}
      >
        <Button variant="secondary" asChild>
          <Link to={PAGE_ROUTES.login}>Login</Link>
        </Button>
        <Button asChild>
          <Link to={PAGE_ROUTES.register}>Create Your Free Account</Link>
        </Button>
      </DialogWindow>
    </Suspense>
  );
}
