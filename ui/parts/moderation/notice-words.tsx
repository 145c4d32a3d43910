import { isolateText } from '#core/kernel/isolate-text.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { EndingAction } from '#core/moderation/domain/measure.ts';
import type { AppealOutcome } from '#core/moderation/domain/notice.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { describeGuideline } from './guideline-words.ts';
import { Quotation } from './quotation.tsx';

/** A notice as its member reads it. */
export type WireNotice = CallOutput<'listNotices'>[number];

const ENDINGS: Readonly<Record<EndingAction, string>> = {
  lift: 'Your suspension has ended',
  list: 'Other members can find you again',
  allow_requests: 'You can ask others to connect again',
  restore: 'Your account is as it was before',
};

const OUTCOMES: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'Somebody else has looked at it again, and the decision stays.',
  reversed: 'You were right: the decision is taken back.',
};

/** What a notice is about, in a few words. */
export function describeNotice(notice: WireNotice): string {
  switch (notice.kind) {
    case 'warn':
      return 'A warning';
    case 'unlist':
      return 'You are no longer shown in searches';
    case 'stop_requests':
      return 'You may no longer ask others to connect';
    case 'suspend':
      return notice.until === null
        ? 'Your account was suspended'
        : `Your account was suspended until ${formatDay(notice.until)}`;
    case 'remove':
      return 'Your account was removed';
    case 'measure_ended':
      return ENDINGS[notice.measure];
    case 'appeal_answered':
      return 'Your appeal was answered';
    case 'report_answered':
      return `Your report about ${isolateText(notice.name)} was answered`;
    default:
      return unreachable(notice);
  }
}

/** What a notice says: why something was decided, and what has become of the appeal against it. */
export function NoticeWords({ notice }: { readonly notice: WireNotice }) {
  if ('reason' in notice) return <MeasureWords notice={notice} />;
  return (
    <>
      {notice.kind === 'appeal_answered' && <p className="mt-2">{OUTCOMES[notice.outcome]}</p>}
      {'words' in notice && notice.words !== null && (
        <Quotation label="What we say about it">{notice.words}</Quotation>
      )}
    </>
  );
}

function MeasureWords({ notice }: { readonly notice: Extract<WireNotice, { reason: unknown }> }) {
  const { reason, words, appeal } = notice;
  return (
    <>
      {reason !== null && (
        <p className="mt-2">
          The guideline: <strong>{describeGuideline(reason)}</strong>.
        </p>
      )}
      {words !== null && <Quotation label="What we say about it">{words}</Quotation>}
      {appeal !== null && (
        <Quotation label={`Your appeal of ${formatDay(appeal.at)}`}>{appeal.words}</Quotation>
      )}
      {appeal?.answer === null && (
        <p className="mt-2">Somebody who did not make the decision reads your appeal.</p>
      )}
      {appeal?.answer && (
        <>
          <p className="mt-3 font-semibold">{OUTCOMES[appeal.answer.outcome]}</p>
          <Quotation label={`The answer of ${formatDay(appeal.answer.at)}`}>
            {appeal.answer.words}
          </Quotation>
        </>
      )}
    </>
  );
}
