import type { ReactNode } from 'react';

/** Says on a prerendered page what does not work, for readers whose browser runs no JavaScript. */
export function JavaScriptNotice({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="mb-6 rounded-box bg-honey-soft p-4 font-medium">{children}</p>
    </noscript>
  );
}
