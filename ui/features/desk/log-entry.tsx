import { Link } from 'react-router-dom';
import type { CallOutput } from '#ui/api/client.ts';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { describeGuideline } from '#ui/parts/moderation/guideline-words.ts';
import { formatDay, formatMoment } from '#ui/parts/people/display-text.ts';
import { logAddress, reportAddress } from './desk-addresses.ts';
import { describeAction, nameOf, nameOfActor } from './desk-words.ts';

/** One decision: who, what, about whom, why, and the report that it answers. */
export function LogEntry({ entry }: { readonly entry: CallOutput<'listDeskLog'>[number] }) {
  const { at, actor, action, member, until, reason, words, reportId } = entry;
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="font-semibold">
          <bdi>{nameOfActor(actor)}</bdi>
        </strong>{' '}
        {describeAction(action)}{' '}
        <Link to={logAddress(member.id)} className={`${LINK_LOOK} min-h-0!`}>
          <bdi>{nameOf(member)}</bdi>
        </Link>
        {until !== null && ` until ${formatDay(until)}`}
      </p>
      <p className="text-sm text-quiet">
        <time dateTime={at}>{formatMoment(at)}</time>
        {reason !== null && ` · ${describeGuideline(reason)}`}
      </p>
      {words !== null && (
        <OwnText as="p" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {words}
        </OwnText>
      )}
      {reportId !== null && (
        <Link to={reportAddress(reportId)} className={LINK_LOOK}>
          Report {reportId}
        </Link>
      )}
    </>
  );
}
