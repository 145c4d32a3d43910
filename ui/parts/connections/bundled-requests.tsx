import { useState } from 'react';
import { bundleRequests } from '#core/connections/domain/bundled-requests.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { Button } from '#ui/kit/button.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';

/**
 * What a list of connections shows, and the button that shows the rest of it: many requests from people who have just
 * joined are bundled until it is pressed. A list that is searched is shown whole.
 */
export function useBundledRequests<Listed extends ConnectionWithMember>(
  listed: readonly Listed[],
  { isSearched = false }: { readonly isSearched?: boolean } = {},
) {
  const self = useSelf();
  const [now] = useState(() => new Date().toISOString());
  const [isOpen, setOpen] = useState(false);
  const { shown, bundled } = bundleRequests(listed, self.id, now);
  if (isSearched || bundled.length === 0) return { shown: listed, bundle: null };
  const bundle = (
    <Button
      variant="secondary"
      className="mt-4"
      aria-expanded={isOpen}
      onClick={() => {
        setOpen(!isOpen);
      }}
    >
      {`${bundled.length} more from people who joined this week`}
    </Button>
  );
  return { shown: isOpen ? listed : shown, bundle };
}
