import type { ReactNode } from 'react';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { LastWord } from './last-word.tsx';
import { PartyAvatar, PartyName } from './party.tsx';

interface PersonRowProps {
  readonly connection: ListedConnection;
  /** What they are to each other, and since when. */
  readonly facts: ReactNode;
  /** How the name is marked up; it is a heading where the list has none. */
  readonly nameAs?: 'h2' | 'p';
  readonly nameId?: string;
  /** What can be done. */
  readonly children: ReactNode;
}

/** The picture and the first lines beside what can be done; what is longer goes below on a phone. */
const AREAS =
  "grid-cols-[auto_minmax(0,1fr)_auto] [grid-template-areas:'picture_name_actions'_'picture_word_actions'_'picture_facts_facts'] " +
  "sm:grid-cols-[auto_minmax(0,3fr)_minmax(0,2fr)_auto] sm:[grid-template-areas:'picture_name_word_actions'_'picture_facts_word_actions']";

/** One of a member's people in few lines. */
export function PersonRow(props: PersonRowProps) {
  const { connection, facts, nameAs: Name = 'p', nameId, children } = props;
  return (
    <div className={`grid items-center gap-x-2.5 sm:gap-x-3 ${AREAS}`}>
      <div className="grid self-start [grid-area:picture] sm:self-center">
        <PartyAvatar connection={connection} size="small" />
      </div>
      <Name
        id={nameId}
        className="min-w-0 font-sans text-base leading-6 font-semibold text-evergreen wrap-anywhere [grid-area:name]"
      >
        <PartyName connection={connection} />
      </Name>
      <p className="text-sm leading-5 wrap-anywhere [grid-area:word]">
        <LastWord connection={connection} />
      </p>
      <p className="text-sm leading-5 text-quiet wrap-anywhere [grid-area:facts]">{facts}</p>
      <div className="flex items-center self-start [grid-area:actions] sm:self-center">
        {children}
      </div>
    </div>
  );
}
