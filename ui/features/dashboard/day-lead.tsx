import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ComingDay, SeenMeaning } from '#core/connections/days/domain/seen-day.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { Button } from '#ui/kit/button.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { describeSoon, describeYears } from '#ui/parts/days/day-words.ts';
import { togetherAddress } from '#ui/parts/people/addresses.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { ConnectionLead, WriteButton } from './connection-lead.tsx';

/** A day in the next week that matters to someone who shows it to the member, or on which the two met. */
export function DayLead({ coming: { connection, day } }: { readonly coming: ComingDay }) {
  const { id, member } = connection;
  const name = <bdi>{firstName(displayName(member))}</bdi>;
  const { meaning } = day;
  return (
    <ConnectionLead connection={connection} title={titleOf(meaning, name, describeSoon(day))}>
      {meaning.kind === 'own' && (
        <OwnText as="p" className="text-lg wrap-anywhere">
          {meaning.text}
        </OwnText>
      )}
      <div className="flex flex-wrap gap-3">
        <WriteButton connection={connection} />
        <Button variant="quiet" className="max-sm:-ms-4" asChild>
          <Link to={togetherAddress(id)}>The two of you</Link>
        </Button>
      </div>
    </ConnectionLead>
  );
}

function titleOf(meaning: SeenMeaning, name: ReactNode, soon: string): ReactNode {
  switch (meaning.kind) {
    case 'birthday':
      return (
        <>
          {name}’s birthday is {soon}
        </>
      );
    case 'own':
      return meaning.tone === 'glad' ? (
        <>
          A happy day for {name} is {soon}
        </>
      ) : (
        <>
          A quiet day for {name} is {soon}
        </>
      );
    case 'met':
      return (
        <>
          You and {name} met here {describeYears(meaning.years)} ago {soon}
        </>
      );
    default:
      return unreachable(meaning);
  }
}
