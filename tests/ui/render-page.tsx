import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import { en } from '#core/texts/en.ts';
import { createApiClient } from '#ui/api/client.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { App } from '#ui/app/app.tsx';
import { routes } from '#ui/app/routes.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { expectDocumented } from '#tests/support/documented-answers.ts';
import { setUpQuickUser } from './quick-typing.ts';

/** A browser's `fetch` for one visitor of the server at `url`: it knows the origin and keeps cookies. */
export function createBrowserFetch(url: string): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const held = [...cookies].map((pair) => pair.join('='));
    if (held.length > 0) headers.set('Cookie', held.join('; '));
    const response = await fetch(new URL(input instanceof Request ? input.url : input, url), {
      ...init,
      headers,
    });
    await expectDocumented(init.method ?? 'GET', response);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
}

/** Opens the page at a path, as the visitor whose `fetch` it is. */
export function renderPage(
  path: string,
  browserFetch: typeof fetch,
  mode: RegistrationMode = 'open',
  sendsMails = true,
) {
  // A notice closes after some seconds, which a busy machine may need to look at it: here it stays.
  useToastStore.setState({ toast: null, dismiss: () => undefined });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = setUpQuickUser();
  const api = createApiClient(withoutSignal(browserFetch));
  const view = render(
    <App
      api={api}
      knownSession="unknown"
      operator={OPERATOR}
      registration={{ mode, note: en.registrationNotes[mode], sendsMails }}
    >
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, user, router };
}

/** jsdom's abort signals and files are not Node's: those stay behind, and of these the bytes are sent. */
function withoutSignal(browserFetch: typeof fetch): typeof fetch {
  return async (input, { signal: _signal, body, ...request } = {}) => {
    const content = body instanceof Blob ? await readBytes(body) : body;
    return browserFetch(input, { ...request, ...(content && { body: content }) });
  };
}

function readBytes(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(new Error('The file could not be read.'));
    };
    reader.readAsArrayBuffer(file);
  });
}
