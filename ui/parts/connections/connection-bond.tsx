import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { hasSides } from '#core/members/domain/bond-sides.ts';
import { askingTexts } from '#core/texts/asking-texts.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { NamedSentence } from '#ui/parts/people/named-sentence.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';

interface ConnectionBondProps {
  readonly connection: ConnectionWithMember;
  readonly className?: string;
}

/** The bond that was asked for, if any: a wish to the one who is asked, and otherwise whose part is which. */
export function ConnectionBond({ connection, className = '' }: ConnectionBondProps) {
  const self = useSelf();
  const bond = useRelationshipTypes().find(({ id }) => id === connection.relationshipTypeId);
  if (bond === undefined) return null;
  const isAsked = connection.status === 'pending' && connection.recipientId === self.id;
  return (
    <p className={`wrap-anywhere ${className}`}>
      {isAsked ? (
        <Wish connection={connection} bondName={bond.name} />
      ) : (
        <Parts connection={connection} bondName={bond.name} />
      )}
    </p>
  );
}

/** What the other is to the signed-in member, in a few words; the bond alone where it is the same to both, or open. */
export function WhatTheyAre({ connection }: Pick<ConnectionBondProps, 'connection'>) {
  const { relationshipTypeId: typeId, side, requesterId, member } = connection;
  const bond = useRelationshipTypes().find(({ id }) => id === typeId);
  if (bond === undefined) return null;
  if (side === null || side === 'either' || !hasSides(typeId)) return bond.name;
  const isOther = (side === 'offer') === (requesterId === member.id);
  return askingTexts[typeId].theyAre[isOther ? 'offer' : 'seek'];
}

interface NamedBondProps extends Pick<ConnectionBondProps, 'connection'> {
  readonly bondName: string;
}

function Wish({ connection, bondName }: NamedBondProps) {
  const { relationshipTypeId, side, member } = connection;
  if (side === null || !hasSides(relationshipTypeId)) return `Hopes for: ${bondName}`;
  return <NamedSentence around={askingTexts[relationshipTypeId].wished[side]} person={member} />;
}

function Parts({ connection, bondName }: NamedBondProps) {
  const { relationshipTypeId, side, requesterId, member } = connection;
  if (side === null || side === 'either' || !hasSides(relationshipTypeId)) return bondName;
  const isOther = (side === 'offer') === (requesterId === member.id);
  return (
    <>
      {`${bondName}, with `}
      {isOther ? <bdi>{displayName(member)}</bdi> : 'you'}
      {` ${askingTexts[relationshipTypeId].given}`}
    </>
  );
}
