import { Link } from 'react-router-dom';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { Button } from '#ui/kit/button.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { describeContactTopic } from '#ui/parts/contact/contact-topics.ts';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { logAddress } from './desk-addresses.ts';
import { useHandleContactMessage, type DeskContactMessage } from './desk-queries.ts';
import { nameOf, nameOfActor } from './desk-words.ts';

interface ContactMessageCardProps {
  readonly message: DeskContactMessage;
  /** Called once it is marked: it is in the list no more. */
  readonly onHandled: () => void;
}

/** A message: what about, from whom, when, in their own words, and the way to answer it. */
export function ContactMessageCard({ message: shown, onHandled }: ContactMessageCardProps) {
  const { createdAt, topic, member, email, message, handling } = shown;
  return (
    <>
      <h2 className="font-sans text-base font-semibold">{describeContactTopic(topic)}</h2>
      <p className="text-sm text-quiet wrap-anywhere">
        {member === null ? (
          'A visitor'
        ) : (
          <Link to={logAddress(member.id)} className={`${LINK_LOOK} min-h-0!`}>
            <bdi>{nameOf(member)}</bdi>
          </Link>
        )}
        {' · '}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </p>
      <OwnText as="p" className="mt-2 max-w-prose whitespace-pre-wrap wrap-anywhere">
        {message}
      </OwnText>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <AnswerTo email={email} />
        {handling === null ? (
          <MarkAsHandled message={shown} onHandled={onHandled} />
        ) : (
          <p className="text-sm text-quiet wrap-anywhere">
            Handled by <bdi>{nameOfActor(handling.by)}</bdi>,{' '}
            <time dateTime={handling.at}>{formatMoment(handling.at)}</time>
          </p>
        )}
      </div>
    </>
  );
}

/** The address for the answer, which the moderator's own mail program writes to. */
function AnswerTo({ email }: Pick<DeskContactMessage, 'email'>) {
  if (email === null) return <p className="text-quiet">They didn’t give an email address.</p>;
  return (
    <a href={mailtoOf(email)} className={`${LINK_LOOK} wrap-anywhere`}>
      <bdi>{email}</bdi>
    </a>
  );
}

function MarkAsHandled({ message: { id, member, email }, onHandled }: ContactMessageCardProps) {
  const handling = useHandleContactMessage(id);
  const who = member === null ? (email ?? '') : nameOf(member);
  return (
    <Button
      variant="secondary"
      isBusy={handling.isPending}
      aria-label={`Mark as handled: ${isolateText(who)}`}
      onClick={() => {
        handling.mutate(undefined, { onSuccess: onHandled });
      }}
    >
      Mark as handled
    </Button>
  );
}

/** The link to an address, in which letters such as "?" or "&" mean themselves. */
function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
