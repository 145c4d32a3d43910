import { lazy, Suspense, type ReactNode } from 'react';
import { ApiClientContext } from '../api/api-client-context.ts';
import { AuthProvider } from '../api/auth-provider.tsx';
import type { ApiClient } from '../api/client.ts';
import type { KnownSession } from '../api/session.ts';
import { useToastStore } from '../stores/toast-store.ts';
import { useDocumentTheme } from './use-document-theme.ts';
import { useUncaughtErrorReports } from './use-uncaught-error-reports.ts';

/**
 * Loaded with the first notice, which no page shows at once. Where it cannot be loaded, notices are
 * not shown; what they tell of is not lost with them.
 */
const Toaster = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('../components/toaster.tsx')).Toaster };
  } catch (error) {
    console.error(error);
    return { default: () => null };
  }
});

interface AppProps {
  readonly api: ApiClient;
  readonly knownSession: KnownSession;
  /** The router, which shows the screen of the address. */
  readonly children: ReactNode;
}

/** The whole page: what every screen needs around it, and the screen of the address. */
export function App({ api, knownSession, children }: AppProps) {
  const hasNotice = useToastStore(({ toast }) => toast !== null);
  useDocumentTheme();
  useUncaughtErrorReports(api);
  return (
    <ApiClientContext value={api}>
      <AuthProvider knownSession={knownSession}>
        {children}
        <Suspense>{hasNotice && <Toaster />}</Suspense>
      </AuthProvider>
    </ApiClientContext>
  );
}
