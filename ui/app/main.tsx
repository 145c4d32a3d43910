import './without-eval.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApiClient } from '#ui/api/client.ts';
import type { KnownSession } from '#ui/session/session.ts';
import { App } from './app.tsx';
import { loadMemberParts } from './load-member-parts.ts';
import { loadOnIntent, loadScreens } from './load-screens.ts';
import { nameOpenedEntry } from './opened-entry.ts';
import { readOperator } from './read-operator.ts';
import { readRegistration } from './read-registration.ts';
import { routes } from './routes.tsx';
import './theme.css';

const api = createApiClient(
  (input, init) => fetch(input, init),
  async (...request) => (await import('#ui/api/upload.ts')).upload(...request),
);

/** The whole page; only to be asked for once, because it reads the address. */
function createPage(knownSession: KnownSession) {
  const router = createBrowserRouter(routes);
  nameOpenedEntry();
  return (
    <StrictMode>
      <App
        api={api}
        knownSession={knownSession}
        operator={readOperator(document)}
        registration={readRegistration(document)}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
}

/** The server sends a page that is rendered already only to browsers without a session. */
async function start(root: Element): Promise<void> {
  if (root.querySelector('main') !== null) {
    await loadScreens(routes, window.location.pathname);
    // As a transition, it gives way to the reader's own doing.
    startTransition(() => {
      hydrateRoot(root, createPage('none'));
    });
    return;
  }
  // There is a session, most likely.
  prepareForMember();
  createRoot(root).render(createPage('unknown'));
}

/** Fetches what members need before it is known who is signed in; what fails is asked for again in use. */
function prepareForMember(): void {
  Promise.all([
    import('#ui/session/member-session.ts'),
    import('#core/contract.ts'),
    loadMemberParts(),
  ]).catch(() => undefined);
}

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no element with the id "root".');
// Screens import what this module does, so it must not wait for them while it is evaluated.
void start(root);
loadOnIntent(routes);
