import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { ApiClientContext } from '../api/api-client-context.ts';
import { AuthProvider } from '../api/auth-provider.tsx';
import type { ApiClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { Toaster } from '../components/toaster.tsx';
import { useDocumentTheme } from './use-document-theme.ts';

interface AppProps {
  readonly api: ApiClient;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The whole page: what every screen needs around it, and the screen of the address. */
export function App({ api, router }: AppProps) {
  const [queryClient] = useState(createQueryClient);
  useDocumentTheme();
  return (
    <ApiClientContext value={api}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <RouterProvider router={router} />
          <Toaster />
        </AuthProvider>
      </QueryClientProvider>
    </ApiClientContext>
  );
}
