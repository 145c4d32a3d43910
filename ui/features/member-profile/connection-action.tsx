import { useConnectionBetween } from '../../api/connections.ts';
import { Button } from '../../components/button.tsx';
import { ConnectionButton } from '../../components/connection-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';

/** The next step towards a member, once it is known what stands between the two. */
export function ConnectionAction({ memberId }: { readonly memberId: number }) {
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
