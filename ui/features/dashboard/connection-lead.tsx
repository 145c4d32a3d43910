import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { Button } from '#ui/kit/button.tsx';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';
import { conversationAddress, TO_WRITE } from '#ui/parts/people/addresses.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';

interface ConnectionLeadProps {
  readonly connection: ConnectionWithMember;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** What is to be said of a connection, beside the picture of the other. */
export function ConnectionLead({ connection, title, children }: ConnectionLeadProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 sm:gap-x-8">
      <PartyAvatar connection={connection} />
      <h2 className="text-2xl wrap-anywhere sm:text-3xl">{title}</h2>
      <div className="col-span-full grid min-w-0 justify-items-start gap-4 sm:col-start-2">
        {children}
      </div>
    </div>
  );
}

/** The way to write to the other of a connection. */
export function WriteButton({
  connection: { id, member },
}: Pick<ConnectionLeadProps, 'connection'>) {
  return (
    <Button asChild>
      <Link to={conversationAddress(id)} state={TO_WRITE}>
        <span>
          Write to <bdi>{firstName(displayName(member))}</bdi>
        </span>
      </Link>
    </Button>
  );
}
