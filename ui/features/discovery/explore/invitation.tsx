import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';

const loadWindow = async () => (await import('#ui/kit/dialog-window.tsx')).DialogWindow;

/** What a visitor gets in the place of a request: an invitation to create an account. */
export function Invitation({ name }: { readonly name: string }) {
  const { part: DialogWindow, prepare, show } = useLatePart(loadWindow, reportFailure);
  if (!DialogWindow) {
    return (
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`Connect with ${name}`}
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        Connect
      </Button>
    );
  }
  return (
    <DialogWindow
      defaultOpen
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

function reportFailure(): void {
  useToastStore.getState().show({
    title: 'We couldn’t open the invitation',
    description: 'Check your internet connection and try again.',
    tone: 'destructive',
  });
}
