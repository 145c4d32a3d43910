import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sharedLanguages } from '#core/discovery/domain/common-ground.ts';
import { interestsSeenBy } from '#core/discovery/domain/shared-interests.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { languageName } from '#core/texts/place-texts.ts';
import { QUESTION_TEXTS } from '#core/texts/question-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { ConnectionBond } from '#ui/parts/connections/connection-bond.tsx';
import { conversationAddress, messageAddress } from '#ui/parts/people/addresses.ts';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ActivityPart } from './activity-part.tsx';
import { BondPart } from './bond-part.tsx';
import { DaysPart } from './days-part.tsx';
import { PrivateNoteDialog } from './private-note-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { RhythmPart } from './rhythm-part.tsx';
import { usePrivateNote } from './use-private-note.ts';
import { useQuestions } from './use-questions.ts';
import { VouchPart } from './vouch-part.tsx';

interface PlaceForTwoProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** What two people who are connected keep together, in the place of their messages, and the member's own note. */
export function PlaceForTwo({ connection }: PlaceForTwoProps) {
  const isHere = connection.presence !== 'former';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="min-h-0 grow basis-0 overflow-y-auto p-4 sm:p-6">
      <div className="mx-auto grid max-w-prose gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3
            ref={heading}
            tabIndex={-1}
            className="font-serif text-2xl focus-visible:outline-none"
          >
            The two of you
          </h3>
          <Button variant="quiet" className="max-sm:-ms-4" asChild>
            <Link to={conversationAddress(connection.id)}>Back to your messages</Link>
          </Button>
        </div>
        <Part title="Who you are to each other">
          <ConnectionBond connection={connection} />
          <p>Connected since {formatDay(connection.acceptedAt)}</p>
          {isHere && <BondPart connection={connection} />}
        </Part>
        {isHere && (
          <>
            <Shared connection={connection} />
            <Part title="Days that matter">
              <DaysPart connection={connection} />
            </Part>
            <Part title="Your rhythm">
              <RhythmPart connection={connection} />
            </Part>
          </>
        )}
        <Questions connection={connection} isHere={isHere} />
        {isHere && (
          <Part title="Something to do together">
            <ActivityPart connection={connection} />
          </Part>
        )}
        {isHere && (
          <Part title="Vouching">
            <VouchPart connection={connection} />
          </Part>
        )}
        <Note connection={connection} />
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h4 className="text-lg">{title}</h4>
      {children}
    </section>
  );
}

/** What both like, and the languages in which they can talk; nothing where that is nothing. */
function Shared({ connection: { member } }: PlaceForTwoProps) {
  const self = useSelf();
  const { shared: interests } = interestsSeenBy(
    self.preferences.interests,
    member.preferences.interests,
  );
  const { spoken, taught, learnt } = sharedLanguages(self.preferences, member.preferences);
  const languages = [...spoken, ...taught, ...learnt].map(languageName);
  if (interests.length + languages.length === 0) return null;
  return (
    <Part title="What you share">
      <ul className="flex flex-wrap gap-2">
        {[...interests, ...languages].map((shared) => (
          <li key={shared} className="rounded-full bg-sunken px-3 py-1 wrap-anywhere">
            <OwnText>{shared}</OwnText>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The questions that the two have answered, each with a way to the answers, and the one that waits. */
function Questions({ connection, isHere }: PlaceForTwoProps & { readonly isHere: boolean }) {
  const { data, isError, refetch } = useQuestions(connection.id);
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title="Questions for both of you">
      {data === undefined &&
        (isError ? (
          <ErrorState title="We couldn’t load your questions." onRetry={() => void refetch()} />
        ) : (
          <Loading />
        ))}
      {data?.open && (
        <p>
          Waiting for {data.open.ownAnswer === null ? 'your answer' : 'their answer'}:{' '}
          <span className="font-serif wrap-anywhere">{QUESTION_TEXTS[data.open.name]}</span>
        </p>
      )}
      {data && data.answered.length > 0 && (
        <ul className="grid gap-1">
          {data.answered.map(({ name, messageId, answeredAt }) => (
            <li key={name}>
              <Link
                to={messageAddress(connection.id, messageId)}
                className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:underline"
              >
                <span className="min-w-0 font-serif wrap-anywhere">{QUESTION_TEXTS[name]}</span>
                <span className="text-sm text-quiet">{formatDay(answeredAt)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isHere && data && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setAsking(true);
          }}
        >
          {data.open ? 'Open the question' : 'Choose a question'}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          connection={connection}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Part>
  );
}

/** What the member notes about the other, for themselves alone. */
function Note({ connection }: PlaceForTwoProps) {
  const { data, isError, refetch } = usePrivateNote(connection.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Your private note">
      <p className="text-sm text-quiet">Only you can see this.</p>
      {data === undefined &&
        (isError ? (
          <ErrorState title="We couldn’t load your note." onRetry={() => void refetch()} />
        ) : (
          <Loading />
        ))}
      {data && data.text !== '' && (
        <OwnText as="p" className="wrap-anywhere whitespace-pre-line">
          {data.text}
        </OwnText>
      )}
      {data && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setOpen(true);
          }}
        >
          {data.text === '' ? (
            <span>
              Write a note about <bdi>{displayName(connection.member)}</bdi>
            </span>
          ) : (
            'Change your note'
          )}
        </Button>
      )}
      {isOpen && (
        <PrivateNoteDialog
          connection={connection}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Part>
  );
}
