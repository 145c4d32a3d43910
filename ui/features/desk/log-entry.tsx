import { Link } from 'react-router-dom';
import { moderationTexts } from '#core/texts/moderation-texts.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { LINK_LOOK, NAME_LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { formatDay, formatMoment } from '#ui/parts/people/display-text.ts';
import { logAddress, reportAddress } from './desk-addresses.ts';
import { ACTION_NAMES, nameOf, nameOfActor } from './desk-words.ts';

/** One decision: about whom, what, by whom, why, and the report that it answers. */
export function LogEntry({ entry }: { readonly entry: CallOutput<'listDeskLog'>[number] }) {
  const { at, actor, action, member, until, reason, words, reportId } = entry;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {ACTION_NAMES[action]}
        {until !== null && ` until ${formatDay(until)}`}:{' '}
        <Link to={logAddress(member.id)} className={`${NAME_LINK_LOOK} text-evergreen`}>
          <bdi>{nameOf(member)}</bdi>
        </Link>
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        By <bdi>{nameOfActor(actor)}</bdi>, <time dateTime={at}>{formatMoment(at)}</time>
        {reason !== null && ` · ${moderationTexts.guidelines[reason]}`}
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
