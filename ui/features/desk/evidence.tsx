import type { ReportId } from '#core/kernel/ids.ts';
import { isTakenBack } from '#core/messaging/domain/message.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { formatSince } from '#ui/parts/people/format-since.ts';
import { Quotation } from '#ui/parts/moderation/quotation.tsx';
import { describeReportReason } from '#ui/parts/safety/report-reasons.ts';
import type { ReportWithEvidence } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { AttachedEvidence } from './attached-evidence.tsx';
import { ProfileFacts } from './profile-facts.tsx';

interface EvidenceProps {
  readonly case: ReportWithEvidence;
  /** The report before it on the page. */
  readonly before: ReportWithEvidence | undefined;
  readonly now: number;
}

/** One report with what was there when it was filed: the reporter's words, the messages and the profile. */
export function Evidence({ case: shown, before, now }: EvidenceProps) {
  const { report, reporter, evidence } = shown;
  const isSameProfile =
    before !== undefined &&
    JSON.stringify(before.evidence.profile) === JSON.stringify(evidence.profile);
  return (
    <>
      <section className="min-w-0">
        <h2 className="text-xl">{describeReportReason(report.reason)}</h2>
        <p className="text-quiet wrap-anywhere">
          <bdi>{nameOf(reporter)}</bdi> reported this{' '}
          <time dateTime={report.createdAt} title={formatMoment(report.createdAt)}>
            {formatSince(report.createdAt, now)}
          </time>
          . It’s report {report.id}.
        </p>
        {report.words === null ? (
          <p className="mt-2 text-quiet">The reporter didn’t add anything.</p>
        ) : (
          <Written by={nameOf(reporter)}>{report.words}</Written>
        )}
      </section>
      {evidence.note !== null && (
        <section className="min-w-0">
          <h3 className="text-lg">Note with the request</h3>
          <Written by={nameOfSender(shown, evidence.note.senderId)}>
            {evidence.note.content}
          </Written>
        </section>
      )}
      {evidence.introductions.length > 0 && (
        <section className="min-w-0">
          <h3 className="text-lg">Introductions to the reporter</h3>
          {evidence.introductions.map((note, place) => (
            <Written key={place} by={displayName(report.member)}>
              {note}
            </Written>
          ))}
        </section>
      )}
      <section className="min-w-0">
        <h3 className="text-lg">Messages as they were</h3>
        <Messages case={shown} />
      </section>
      <section className="min-w-0">
        <h3 className="text-lg">Profile as it was</h3>
        {isSameProfile ? (
          <p className="mt-2 text-quiet">Just as in the report above.</p>
        ) : (
          <ProfileFacts profile={evidence.profile} />
        )}
      </section>
    </>
  );
}

/** What somebody wrote, under their name. */
function Written({ by, children }: { readonly by: string; readonly children: string }) {
  const label = (
    <>
      <bdi>{by}</bdi> wrote
    </>
  );
  return <Quotation label={label}>{children}</Quotation>;
}

/** The one of the two who wrote something. */
function nameOfSender({ report, reporter }: ReportWithEvidence, senderId: number): string {
  return senderId === report.member.id ? displayName(report.member) : nameOf(reporter);
}

/** The attached messages, oldest first. Addresses in them are no links. */
function Messages({ case: shown }: { readonly case: ReportWithEvidence }) {
  const { messages } = shown.evidence;
  if (messages === null) return <p className="mt-2 text-quiet">No messages attached.</p>;
  if (messages.length === 0)
    return <p className="mt-2 text-quiet">They hadn’t written to each other.</p>;
  return (
    <ol className="mt-3 grid gap-3">
      {messages.map(({ id, senderId, createdAt, earlier, ...message }) => {
        const isReported = senderId === shown.report.member.id;
        return (
          <li
            key={id}
            className={`min-w-0 border-s-4 ps-3 ${isReported ? 'border-honey' : 'border-line'}`}
          >
            <p className="text-sm text-quiet">
              <bdi className={isReported ? 'font-semibold text-ink' : ''}>
                {nameOfSender(shown, senderId)}
              </bdi>
              {', '}
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </p>
            {isTakenBack(message) && <p className="text-quiet italic">Taken back</p>}
            <Said {...message} reportId={shown.report.id} />
            {earlier.map((wording) => (
              <div key={wording.until} className="mt-1">
                <p className="text-sm text-quiet">
                  Until <time dateTime={wording.until}>{formatMoment(wording.until)}</time> it said:
                </p>
                <Said {...wording} reportId={shown.report.id} />
              </div>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** What a message said, and what it had beside words. */
function Said({ content, attachments = [], reportId }: SaidProps) {
  const shown = describeAttachments(attachments.map(({ kind }) => kind));
  return (
    <>
      {shown !== '' && <p className="text-quiet">{shown}</p>}
      {attachments.map((one) => (
        <AttachedEvidence key={one.key} attachment={one} reportId={reportId} />
      ))}
      {content !== null && <Words>{content}</Words>}
    </>
  );
}

interface SaidProps extends Pick<Wording, 'content' | 'attachments'> {
  readonly reportId: ReportId;
}

type Wording = NonNullable<ReportWithEvidence['evidence']['messages']>[number]['earlier'][number];

function Words({ children }: { readonly children: string }) {
  return (
    <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </OwnText>
  );
}
