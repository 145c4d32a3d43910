import type { MemberId } from '#core/kernel/ids.ts';
import { useConnectionBetween } from '#ui/parts/connections/connections.ts';
import { Button } from '#ui/kit/button.tsx';
import { ConnectionButton } from '#ui/parts/connections/connection-button.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';

/** The next step towards a member, once it is known what stands between the two. */
export function ConnectionAction({ memberId }: { readonly memberId: MemberId }) {
  const { data: connection, isError, refetch } = useConnectionBetween(memberId);
  if (isError) {
    return (
      <Button variant="secondary" onClick={() => void refetch()}>
        Load your connection again
      </Button>
    );
  }
  if (connection === undefined) return <Skeleton className="h-11 w-36" />;
  return <ConnectionButton memberId={memberId} connection={connection} variant="primary" />;
}
