import type { ReactNode } from 'react';
import { ApiClientContext } from '#ui/api/api-client-context.ts';
import { AuthProvider } from '#ui/session/auth-provider.tsx';
import type { ApiClient } from '#ui/api/client.ts';
import type { Operator } from '#core/site/domain/operator.ts';
import type { Registration } from '#core/site/domain/registration.ts';
import { RegistrationContext } from '#ui/parts/pages/registration.tsx';
import { OperatorContext } from '#ui/parts/pages/operator.tsx';
import type { KnownSession } from '#ui/session/session.ts';
import { Notices } from './notices.tsx';
import { useDocumentTheme } from './use-document-theme.ts';
import { useUncaughtErrorReports } from './use-uncaught-error-reports.ts';

interface AppProps {
  readonly api: ApiClient;
  readonly knownSession: KnownSession;
  readonly operator: Operator;
  readonly registration: Registration;
  /** The router, which shows the screen of the address. */
  readonly children: ReactNode;
}

/** The whole page: what every screen needs around it, and the screen of the address. */
export function App({ api, knownSession, operator, registration, children }: AppProps) {
  useDocumentTheme();
  useUncaughtErrorReports(api);
  return (
    <ApiClientContext value={api}>
      <OperatorContext value={operator}>
        <RegistrationContext value={registration}>
          <AuthProvider knownSession={knownSession}>
            {children}
            <Notices />
          </AuthProvider>
        </RegistrationContext>
      </OperatorContext>
    </ApiClientContext>
  );
}
