import type { CallOutput } from '#ui/api/client.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';

type WireNotice = CallOutput<'listNotices'>[number];

/** What was decided, in a few words. */
export function describeNotice({ kind, until }: Pick<WireNotice, 'kind' | 'until'>): string {
  switch (kind) {
    case 'suspend':
      return until === null
        ? 'Your account was suspended'
        : `Your account was suspended until ${formatDay(until)}`;
    case 'remove':
      return 'Your account was removed';
  }
}

/** Why something was decided, and what has become of the appeal against it. */
export function NoticeWords({ notice }: { readonly notice: WireNotice }) {
  const { words, appeal } = notice;
  return (
    <>
      {words !== null && <Quotation label="What we say about it">{words}</Quotation>}
      {appeal !== null && (
        <>
          <Quotation label={`Your appeal of ${formatDay(appeal.at)}`}>{appeal.words}</Quotation>
        </>
      )}
    </>
  );
}

function Quotation({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <figure className="mt-3">
      <figcaption className="text-sm text-quiet">{label}</figcaption>
      <blockquote className="border-s-4 border-line ps-3">
        <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
          {children}
        </OwnText>
      </blockquote>
    </figure>
  );
}
