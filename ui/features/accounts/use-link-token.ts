import { useState } from 'react';

/** The token behind `#token=` in the address of the page, as it was first shown; empty where there is none. */
export function useLinkToken(): string {
  const [token] = useState(
    () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '',
  );
  return token;
}
