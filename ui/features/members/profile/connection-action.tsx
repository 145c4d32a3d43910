import type { Profile } from '#core/members/domain/member.ts';
import { describeRefusal } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { useConnectionBetween } from '#ui/parts/connections/connections.ts';
import { Button } from '#ui/kit/button.tsx';
import { ConnectionBond } from '#ui/parts/connections/connection-bond.tsx';
import { ConnectionButton } from '#ui/parts/connections/connection-button.tsx';
import { PartyBreak } from '#ui/parts/connections/party.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
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
  if (connection === null && member.asking.status === 'closed') {
    return (
      <p className="max-w-prose self-center text-quiet">
        {describeRefusal({ code: 'takes_no_requests' }, en)}
      </p>
    );
  }
  return (
    <>
      {connection === null ? (
        <WhatIsNeeded asking={member.asking} />
      ) : (
        <>
          {connection.status === 'pending' && <RequestNote connection={connection} />}
          <ConnectionBond connection={connection} className="w-full" />
          <PartyBreak connection={connection} />
        </>
      )}
      <ConnectionButton person={member} connection={connection} variant="primary" />
    </>
  );
}

/** What the member asks of those who ask them, if anything. */
function WhatIsNeeded({ asking: { status, relationshipTypes } }: Pick<Profile, 'asking'>) {
  const needsBond = relationshipTypes.length > 0;
  const code = status === 'with_note' ? 'note_needed' : needsBond ? 'bond_needed' : null;
  if (code === null) return null;
  return <p className="w-full text-quiet">{describeRefusal({ code }, en)}</p>;
}
