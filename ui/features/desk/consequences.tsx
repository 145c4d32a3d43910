import type { ReactNode } from 'react';
import { unreachable } from '#core/kernel/unreachable.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { untilTimeOf, type DecidedMeasure } from './decision-values.ts';
import type { MemberCase, ReportWithEvidence } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';

interface ConsequencesProps {
  readonly case: Pick<MemberCase, 'member' | 'removalNeedsTwo'>;
  /** The reports that the decision answers. */
  readonly chosen: readonly ReportWithEvidence[];
  readonly measure: DecidedMeasure;
  /** The day until which a suspension lasts, as its field has it. */
  readonly until: string;
  /** Whether another moderator has proposed the removal. */
  readonly isAgreed?: boolean;
}

/** What a decision does, and who is told what, before it is sent. */
export function Consequences({ case: shown, chosen, measure, until, isAgreed }: ConsequencesProps) {
  const { member, removalNeedsTwo } = shown;
  const about = <bdi>{nameOf(member)}</bdi>;
  const reporters = new Map(chosen.map(({ reporter }) => [reporter.id, nameOf(reporter)]));
  const [reporter] = reporters.values();
  const isProposal = measure === 'remove' && removalNeedsTwo && !isAgreed;
  return (
    <ul className="grid list-disc gap-1 ps-5 marker:text-honey">
      {isProposal ? (
        <>
          <li>Nothing happens yet. A second moderator has to agree.</li>
          <li>
            Nobody’s told anything until then. The other moderators can read what you’ve written
            here.
          </li>
        </>
      ) : (
        <>
          {describeEffects(measure, about, until).map((effect, index) => (
            <li key={index}>{effect}</li>
          ))}
          {reporters.size > 0 && (
            <li>
              {reporters.size === 1 ? (
                <>
                  <bdi>{reporter}</bdi> is
                </>
              ) : (
                `The ${reporters.size} people who reported this are each`
              )}{' '}
              told that{' '}
              {measure === 'dismiss'
                ? 'we found nothing that breaks our guidelines.'
                : 'we’ve acted, but not what we did.'}
            </li>
          )}
          {measure !== 'dismiss' && reporters.size > 0 && (
            <li>{about} is never told who reported them.</li>
          )}
        </>
      )}
    </ul>
  );
}

function describeEffects(measure: DecidedMeasure, about: ReactNode, until: string): ReactNode[] {
  const told = <>{about} will read the guideline and what you’ve written, and can appeal once.</>;
  const time = untilTimeOf(until);
  switch (measure) {
    case 'dismiss':
      return [
        <>Nothing changes for {about}, who isn’t told that anyone reported them.</>,
        'What you’ve written stays at the desk.',
      ];
    case 'warn':
      return [<>{about} can still use the account.</>, told];
    case 'unlist':
      return [
        <>
          {about} won’t be in anyone’s searches or suggestions any more. They keep their
          connections.
        </>,
        told,
      ];
    case 'stop_requests':
      return [
        <>{about} can’t ask anyone to connect. They keep their connections and messages.</>,
        told,
      ];
    case 'suspend':
      return [
        <>
          {about} is signed out everywhere straight away and can’t log in{' '}
          {time === null ? 'until the day you choose' : `until ${formatDay(time)}`}. Nobody can see
          them until then.
        </>,
        told,
      ];
    case 'remove':
      return [
        <>
          {about} is signed out everywhere straight away and can’t log in again. Nobody can see
          them.
        </>,
        'Nothing they’ve written is deleted, so an appeal can bring the account back.',
        told,
      ];
    default:
      return unreachable(measure);
  }
}
