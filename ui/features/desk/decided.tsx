import { OwnText } from '#ui/kit/own-text.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import type { DeskReport } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface DecidedProps {
  readonly decision: NonNullable<DeskReport['decision']>;
  /** How many reports it answers. */
  readonly count?: number;
}

/** What was decided, by whom, and what those who reported were told. */
export function Decided({ decision, count = 1 }: DecidedProps) {
  const { by, at, outcome, words } = decision;
  return (
    <>
      <p className="wrap-anywhere">
        <bdi>{nameOf(by)}</bdi>{' '}
        {outcome === 'acted'
          ? `acted on ${count === 1 ? 'it' : `${count} reports`}`
          : 'found nothing that breaks the guidelines'}
        , <time dateTime={at}>{formatMoment(at)}</time>.{' '}
        {count === 1 ? 'The reporter’s' : `Everyone behind the ${count} reports has`} been told
        that, but not what was done.
      </p>
      {words !== null && (
        <OwnText as="p" className="mt-2 whitespace-pre-wrap wrap-anywhere">
          {words}
        </OwnText>
      )}
    </>
  );
}
