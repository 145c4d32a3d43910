import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogWindow } from '#ui/kit/dialog-window.tsx';

/** What a visitor gets in the place of a request: an invitation to create an account. */
export function Invitation({ name }: { readonly name: string }) {
  return (
    <DialogWindow
      trigger={
        <Button variant="secondary" aria-label={`Connect with ${name}`}>
          Connect
        </Button>
      }
      title="Create an account to connect"
      description={`${name} isn’t a real member. Create a free account to meet people who are.`}
    >
      <Button variant="secondary" asChild>
        <Link to={PAGE_ROUTES.login}>Login</Link>
      </Button>
      <Button asChild>
        <Link to={PAGE_ROUTES.register}>Create Your Free Account</Link>
      </Button>
    </DialogWindow>
  );
}
