import { useId } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { NewHere } from '#ui/parts/people/new-here.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ConnectionBond } from './connection-bond.tsx';

/** The bond that is asked for and, for the one who is asked, what the two share. */
export function RequestFacts({ connection }: { readonly connection: ConnectionWithMember }) {
  const self = useSelf();
  const id = useId();
  if (connection.requesterId === self.id) {
    return <ConnectionBond connection={connection} className="w-full text-sm" />;
  }
  const { relationshipTypeId, side } = connection;
  // A wish with a side says as much as the reason, and more.
  const reasons = fit(toFoldedMember(self), toFoldedMember(connection.member)).reasons.filter(
    (reason) => reason.kind !== 'bond' || side === null || reason.typeId !== relationshipTypeId,
  );
  return (
    <div className="grid w-full min-w-0 justify-items-start gap-1 text-sm wrap-anywhere">
      {connection.presence !== 'former' && <NewHere member={connection.member} />}
      <ConnectionBond connection={connection} className="text-base font-semibold" />
      {reasons.length > 0 && (
        <>
          <p id={id} className="font-semibold">
            Why you might get on
          </p>
          <ul aria-labelledby={id} className="grid list-disc gap-1 ps-5 marker:text-honey">
            {reasons.map((reason) => {
              const said = describeReason(
                reason,
                { name: displayName(connection.member) },
                enBonds,
              );
              return <li key={said}>{said}</li>;
            })}
          </ul>
        </>
      )}
    </div>
  );
}
