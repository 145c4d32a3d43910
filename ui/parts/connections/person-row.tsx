import type { ReactNode } from 'react';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { LastWord } from './last-word.tsx';
import { PartyAvatar, PartyName } from './party.tsx';

interface PersonRowProps {
  readonly connection: ListedConnection;
  /** What they are to each other, and since when. */
  readonly facts: ReactNode;
  /** Whether to name those with whom it has been quiet for long. */
  readonly namesQuiet?: boolean;
  /** How the name is marked up; it is a heading where the list has none. */
  readonly nameAs?: 'h2' | 'p';
  readonly nameId?: string;
  /** What can be done. */
  readonly children: ReactNode;
}

/** In few columns where there is little room, and everything below the other where there is hardly any. */
const AREAS =
  "grid-cols-[auto_minmax(0,1fr)_auto] [grid-template-areas:'picture_name_actions'_'picture_word_actions'_'picture_facts_facts'] " +
  "lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)_auto] lg:[grid-template-areas:'picture_name_word_actions'_'picture_facts_word_actions'] " +
  "max-[18rem]:grid-cols-[auto_minmax(0,1fr)] max-[18rem]:[grid-template-areas:'picture_actions'_'name_name'_'word_word'_'facts_facts']";

/** One of a member's people in few lines. */
export function PersonRow(props: PersonRowProps) {
  const { connection, facts, namesQuiet = false, nameAs: Name = 'p', nameId, children } = props;
  return (
    <div className={`grid items-center gap-x-2.5 sm:gap-x-3 ${AREAS}`}>
      <div className="grid self-start [grid-area:picture] lg:self-center">
        <PartyAvatar connection={connection} size="small" />
      </div>
      <Name
        id={nameId}
        className="min-w-0 font-sans text-base leading-6 font-semibold text-evergreen wrap-anywhere [grid-area:name]"
      >
        <PartyName connection={connection} />
      </Name>
      <p className="text-sm leading-5 wrap-anywhere [grid-area:word]">
        <LastWord connection={connection} namesQuiet={namesQuiet} />
      </p>
      <p className="text-sm leading-5 text-quiet wrap-anywhere [grid-area:facts] sm:flex sm:flex-wrap sm:gap-x-3">
        {facts}
      </p>
      <div className="flex items-center self-start justify-self-end [grid-area:actions] lg:self-center">
        {children}
      </div>
    </div>
  );
}
