import type { Profile } from '#core/members/domain/member.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { useConnectionBetween } from '#ui/parts/connections/connections.ts';
import { Button } from '#ui/kit/button.tsx';
import { ConnectionButton } from '#ui/parts/connections/connection-button.tsx';
import { PartyBreak } from '#ui/parts/connections/party.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { RequestWithNote } from '#ui/parts/connections/request-with-note.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';

/** The next step towards a member, once it is known what stands between the two. */
export function ConnectionAction({ member }: { readonly member: Profile }) {
  const { data: connection, isError, refetch } = useConnectionBetween(member.id);
  if (isError) {
    return (
      <Button variant="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    );
  }
  if (connection === undefined) return <Skeleton className="h-11 w-36" />;
  if (connection === null) return <FirstStep member={member} />;
  return (
    <>
      {connection.status === 'pending' && <RequestNote connection={connection} />}
      <PartyBreak connection={connection} />
      <ConnectionButton memberId={member.id} connection={connection} variant="primary" />
    </>
  );
}

/** How to ask the member, or that they cannot be asked. */
function FirstStep({ member }: { readonly member: Profile }) {
  const { status, relationshipTypes } = member.asking;
  if (status === 'closed') {
    return (
      <p className="max-w-prose self-center text-quiet">
        {describeRefusal({ code: 'takes_no_requests' }, en)}
      </p>
    );
  }
  const isOpenToAll = status === 'open' && relationshipTypes.length === 0;
  if (isOpenToAll) {
    return (
      <>
        <ConnectionButton memberId={member.id} connection={null} variant="primary" />
        <RequestWithNote member={member} label="Add a note" variant="quiet" />
      </>
    );
  }
  const code = status === 'with_note' ? 'note_needed' : 'bond_needed';
  return (
    <>
      <p className="w-full text-quiet">{describeRefusal({ code }, en)}</p>
      <RequestWithNote member={member} label="Connect" variant="primary" />
    </>
  );
}
