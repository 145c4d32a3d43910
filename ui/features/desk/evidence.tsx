import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { Quotation } from '#ui/parts/moderation/quotation.tsx';
import type { DeskCase } from './desk-queries.ts';
import { nameOf } from './desk-words.ts';
import { ProfileFacts } from './profile-facts.tsx';

/** What was there when the report was filed: the reporter's words, the messages and the profile. */
export function Evidence({ case: shown }: { readonly case: DeskCase }) {
  const { report, reporter, evidence } = shown;
  return (
    <Card className="grid gap-6">
      <section className="min-w-0">
        <h2 className="text-xl">What was reported</h2>
        {report.words === null ? (
          <p className="mt-2 text-quiet">The reporter didn’t add anything.</p>
        ) : (
          <Quotation
            label={
              <>
                <bdi>{nameOf(reporter)}</bdi> wrote
              </>
            }
          >
            {report.words}
          </Quotation>
        )}
      </section>
      {evidence.note !== null && (
        <section className="min-w-0">
          <h2 className="text-xl">Note with the request</h2>
          <Quotation
            label={
              <>
                <bdi>{nameOfSender(shown, evidence.note.senderId)}</bdi> wrote
              </>
            }
          >
            {evidence.note.content}
          </Quotation>
        </section>
      )}
      <section className="min-w-0">
        <h2 className="text-xl">Messages as they were</h2>
        <Messages case={shown} />
      </section>
      <section className="min-w-0">
        <h2 className="text-xl">Profile as it was</h2>
        <ProfileFacts profile={evidence.profile} />
      </section>
    </Card>
  );
}

/** The one of the two who wrote something. */
function nameOfSender({ report, reporter }: DeskCase, senderId: number): string {
  return senderId === report.member.id ? displayName(report.member) : nameOf(reporter);
}

/** The attached messages, oldest first. Addresses in them are no links. */
function Messages({ case: shown }: { readonly case: DeskCase }) {
  const { messages } = shown.evidence;
  if (messages === null) return <p className="mt-2 text-quiet">No messages attached.</p>;
  if (messages.length === 0)
    return <p className="mt-2 text-quiet">They hadn’t written to each other.</p>;
  return (
    <ol className="mt-3 grid gap-3">
      {messages.map(({ id, senderId, content, createdAt, earlier }) => {
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
            {content === null ? (
              <p className="text-quiet italic">Taken back</p>
            ) : (
              <Words>{content}</Words>
            )}
            {earlier.map((wording) => (
              <div key={wording.until} className="mt-1">
                <p className="text-sm text-quiet">
                  Until <time dateTime={wording.until}>{formatMoment(wording.until)}</time> it said:
                </p>
                <Words>{wording.content}</Words>
              </div>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Words({ children }: { readonly children: string }) {
  return (
    <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
      {children}
    </OwnText>
  );
}
