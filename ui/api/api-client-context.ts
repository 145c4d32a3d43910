import { createContext, use } from 'react';
import type { ApiClient } from './client.ts';

/** Hands the client to the page; tests hand over one whose `fetch` reaches their own server. */
export const ApiClientContext = createContext<ApiClient | null>(null);

/** The client of the page. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (client === null) throw new Error('useApiClient must be used within an ApiClientContext');
  return client;
}
