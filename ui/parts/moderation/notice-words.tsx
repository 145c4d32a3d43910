import { isolateText } from '#core/kernel/isolate-text.ts';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { Quotation } from './quotation.tsx';

/** A notice as its member reads it. */
export type WireNotice = CallOutput<'listNotices'>[number];

const HEADINGS: Readonly<
  Record<Exclude<WireNotice['kind'], 'suspend' | 'report_answered'>, string>
> = {
  warn: 'A warning',
  unlist: 'You’re hidden from searches',
  stop_requests: 'You can’t send new requests',
  remove: 'Your account was removed',
  measure_ended: 'A decision has ended early',
  appeal_answered: 'Your appeal was answered',
  recovery_begun: 'Someone says they’ve lost your account',
};

/** What a notice is about, in a few words. */
export function describeNotice(notice: WireNotice): string {
  if (notice.kind === 'report_answered') {
    return `Your report about ${isolateText(notice.name)} was answered`;
  }
  if (notice.kind !== 'suspend') return HEADINGS[notice.kind];
  const { until } = notice;
  return `Your account was suspended${until === null ? '' : ` until ${formatDay(until)}`}`;
}

/** What was decided, in a sentence or two. */
function explainNotice(notice: WireNotice): string {
  if ('reason' in notice) return moderationTexts.measures[notice.kind];
  if (notice.kind === 'measure_ended') return moderationTexts.endings[notice.measure];
  if (notice.kind === 'recovery_begun') return moderationTexts.recoveryBegun;
  if (notice.kind === 'appeal_answered') return moderationTexts.appealOutcomes[notice.outcome];
  return moderationTexts.reportOutcomes[notice.outcome];
}

/** What a notice says: why something was decided, and what has become of the appeal against it. */
export function NoticeWords({ notice }: { readonly notice: WireNotice }) {
  return (
    <>
      <p className="mt-2">{explainNotice(notice)}</p>
      {'reason' in notice && notice.reason !== null && (
        <p className="mt-2">
          The guideline: <strong>{moderationTexts.guidelines[notice.reason]}</strong>.
        </p>
      )}
      {'words' in notice && notice.words !== null && (
        <Quotation label="What we say about it">{notice.words}</Quotation>
      )}
      {notice.appeal !== null && <AppealWords appeal={notice.appeal} />}
    </>
  );
}

function AppealWords({ appeal }: { readonly appeal: NonNullable<WireNotice['appeal']> }) {
  const { words, at, answer } = appeal;
  return (
    <>
      <Quotation label={`Your appeal of ${formatDay(at)}`}>{words}</Quotation>
      {answer === null && (
        <p className="mt-2">Someone who didn’t make the decision will read your appeal.</p>
      )}
      {answer !== null && (
        <>
          <p className="mt-3 font-semibold">{moderationTexts.appealOutcomes[answer.outcome]}</p>
          <Quotation label={`The answer of ${formatDay(answer.at)}`}>{answer.words}</Quotation>
        </>
      )}
    </>
  );
}
