import { Link } from 'react-router-dom';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
import { describeCadence } from '#core/texts/rhythm-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { togetherAddress, TO_WRITE } from '#ui/parts/people/addresses.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';
import { ConnectionLead, WriteButton } from './connection-lead.tsx';

interface RhythmLeadProps {
  readonly rhythm: RhythmNewsOf;
}

/** A day that two have chosen to write to each other, or the question whether to go on. */
export function RhythmLead({ rhythm: { connection, cadence, news } }: RhythmLeadProps) {
  const { id, member } = connection;
  const name = <bdi>{firstName(displayName(member))}</bdi>;
  const isDay = news === 'day';
  return (
    <ConnectionLead
      connection={connection}
      title={
        isDay ? <>It’s a day for you and {name}</> : <>Your rhythm with {name} is having a rest</>
      }
    >
      <p className="text-lg">
        {isDay
          ? `You two chose ${describeCadence(cadence)}. A line or two is plenty, and another day is fine too.`
          : `You two had chosen ${describeCadence(cadence)}. Would you like to go on, choose another, or leave it?`}
      </p>
      <div className="flex flex-wrap gap-3">
        {isDay ? (
          <>
            <WriteButton connection={connection} />
            <Button variant="quiet" className="max-sm:-ms-4" asChild>
              <Link to={togetherAddress(id)}>Change the rhythm</Link>
            </Button>
          </>
        ) : (
          <Button asChild>
            <Link to={togetherAddress(id)} state={TO_WRITE}>
              Have a look
            </Link>
          </Button>
        )}
      </div>
    </ConnectionLead>
  );
}
