import type { Member } from '#core/members/domain/member.ts';
import { useConnectionSentFromHere } from '#ui/parts/connections/connections.ts';
import { ProfileLink } from './profile-link.tsx';
import { Button } from '#ui/kit/button.tsx';
import { PersonMenu } from '#ui/parts/safety/person-menu.tsx';
import { ConnectionButton } from '#ui/parts/connections/connection-button.tsx';

/** What a member may do about somebody whom a search has found. */
export function PersonActions({ person }: { readonly person: Pick<Member, 'id' | 'name'> }) {
  const { id: memberId } = person;
  const { data: connection = null } = useConnectionSentFromHere(memberId);
  return (
    <>
      <Button variant="secondary" asChild>
        <ProfileLink member={person} />
      </Button>
      <div className="flex gap-3 max-[15rem]:gap-0 *:grow">
        <ConnectionButton person={person} connection={connection} />
        <PersonMenu member={person} />
      </div>
    </>
  );
}
