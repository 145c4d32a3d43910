import type { RefObject } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { openingsBetween } from '#core/discovery/domain/openings.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { describeOpening } from '#core/texts/describe-opening.ts';
import { Openings } from '#ui/parts/connections/openings-list.tsx';
import { beginWith } from '#ui/parts/connections/openings.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { useDraft, useUnsentMessagesStore } from '#ui/session/unsent-messages-store.ts';

interface FirstWordsProps {
  readonly connection: ConnectionWithMember;
  /** Where the message is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** What a chat without a message says: that the two may write, and what they could begin with. */
export function FirstWords({ connection, field }: FirstWordsProps) {
  const self = useSelf();
  const { id: connectionId, member } = connection;
  const correspondence = { memberId: self.id, connectionId };
  const draft = useDraft(correspondence);
  const writeDraft = useUnsentMessagesStore((store) => store.writeDraft);
  const openings = openingsBetween(toFoldedMember(self), toFoldedMember(member)).map(
    describeOpening,
  );
  return (
    <>
      <p className="text-center text-quiet">
        You and <bdi>{displayName(member)}</bdi> are connected. Say hello when you’re ready.
      </p>
      <Openings
        openings={openings}
        onChoose={(opening) => {
          writeDraft(correspondence, beginWith(opening, draft, openings));
          field.current?.focus();
        }}
      />
    </>
  );
}
