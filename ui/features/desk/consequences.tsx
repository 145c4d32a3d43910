import type { ReactNode } from 'react';
import { unreachable } from '#core/kernel/unreachable.ts';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { untilTimeOf, type DecidedMeasure } from './decision-values.ts';
import type { DeskCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface ConsequencesProps {
  readonly case: DeskCase;
  readonly measure: DecidedMeasure;
  /** The day until which a suspension lasts, as its field has it. */
  readonly until: string;
  /** Whether another moderator has proposed the removal. */
  readonly isAgreed?: boolean;
}

/** What a decision does, and who is told what, before it is sent. */
export function Consequences({ case: shown, measure, until, isAgreed }: ConsequencesProps) {
  const { report, reporter, removalNeedsTwo } = shown;
  const about = <bdi>{displayName(report.member)}</bdi>;
  const isProposal = measure === 'remove' && removalNeedsTwo && !isAgreed;
  return (
    <ul className="grid list-disc gap-1 ps-5 marker:text-honey">
      {isProposal ? (
        <>
          <li>Nothing happens yet. A second moderator has to agree.</li>
          <li>Nobody is told anything until then. The other moderators read your words here.</li>
        </>
      ) : (
        <>
          {describeEffects(measure, about, until).map((effect, index) => (
            <li key={index}>{effect}</li>
          ))}
          <li>
            <bdi>{nameOf(reporter)}</bdi> is told that{' '}
            {measure === 'dismiss'
              ? 'we found nothing that breaks our guidelines.'
              : 'we have acted, and not what we did.'}
          </li>
          {measure !== 'dismiss' && <li>{about} is never told who reported them.</li>}
        </>
      )}
    </ul>
  );
}

function describeEffects(measure: DecidedMeasure, about: ReactNode, until: string): ReactNode[] {
  const told = <>{about} reads the guideline and your words, and may appeal once.</>;
  const time = untilTimeOf(until);
  switch (measure) {
    case 'dismiss':
      return [
        <>Nothing changes for {about}, who is not told that anybody reported them.</>,
        'Your words stay at the desk.',
      ];
    case 'warn':
      return [<>{about} goes on using the account.</>, told];
    case 'unlist':
      return [
        <>{about} is in nobody’s searches and suggestions any more. Their connections stay.</>,
        told,
      ];
    case 'stop_requests':
      return [
        <>{about} cannot ask anybody to connect. Their connections and messages stay.</>,
        told,
      ];
    case 'suspend':
      return [
        <>
          {about} is signed out everywhere at once and cannot log in{' '}
          {time === null ? 'until the day that you choose' : `until ${formatDay(time)}`}. Nobody
          sees them until then.
        </>,
        told,
      ];
    case 'remove':
      return [
        <>{about} is signed out everywhere at once and cannot log in again. Nobody sees them.</>,
        'Nothing that they wrote is deleted, so an appeal can bring the account back.',
        told,
      ];
    default:
      return unreachable(measure);
  }
}
