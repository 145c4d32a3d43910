import type { ReactNode } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';

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
