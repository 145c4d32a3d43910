import { useId, useRef } from 'react';
import type { ReceivedIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import { openUntil } from '#core/introductions/domain/introduction.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useIntroductions } from '#ui/parts/connections/introductions.ts';
import { AgeAndPlace } from '#ui/parts/people/age-and-place.tsx';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { useFindWarning } from '#ui/parts/safety/use-find-warning.ts';
import { WarnedWords } from '#ui/parts/safety/warned-words.tsx';
import { useAnswerIntroduction } from './introduction-changes.ts';

/** The people whom the member’s connections would like them to meet. */
export function ReceivedIntroductions() {
  const { data } = useIntroductions();
  const heading = useRef<HTMLHeadingElement>(null);
  const received = data?.received ?? [];
  return (
    <div aria-live="polite">
      {received.length > 0 && (
        <section className="mb-4 grid gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            Introductions
          </h2>
          <ul className="grid gap-4 lg:grid-cols-2">
            {received.map((introduction) => (
              <li key={introduction.id} className="min-w-0">
                <IntroductionCard
                  introduction={introduction}
                  onDone={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface IntroductionCardProps {
  readonly introduction: ReceivedIntroduction;
  readonly onDone: () => void;
}

function IntroductionCard({ introduction, onDone }: IntroductionCardProps) {
  const { introducer, member, relationshipTypeId } = introduction;
  const nameId = useId();
  const bond = useRelationshipTypes().find(({ id }) => id === relationshipTypeId);
  return (
    <Card className="flex h-full flex-col gap-4">
      <p className="wrap-anywhere">
        <OwnText className="font-semibold">{displayName(introducer)}</OwnText> would like you to
        meet
      </p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar member={member} size="medium" />
        <div className="min-w-0 grow basis-40">
          <h3 id={nameId} className="text-xl wrap-anywhere">
            <OwnText>{displayName(member)}</OwnText>
          </h3>
          <p className="text-sm text-quiet wrap-anywhere">
            <OwnText>@{member.username}</OwnText>
          </p>
          <AgeAndPlace member={member} />
          {bond && <p className="text-sm">{`As: ${bond.name}`}</p>}
        </div>
      </div>
      <Words note={introduction.note} />
      {member.bio !== null && (
        <OwnText as="p" className="line-clamp-3 wrap-anywhere">
          {member.bio}
        </OwnText>
      )}
      <Answers introduction={introduction} nameId={nameId} onDone={onDone} />
    </Card>
  );
}

/** What the introducer says, with a warning if it reads like part of a scam. */
function Words({ note }: Pick<ReceivedIntroduction, 'note'>) {
  const findWarning = useFindWarning(true);
  return <WarnedWords words={note} warning={findWarning?.(note) ?? null} />;
}

function Answers({
  introduction,
  nameId,
  onDone,
}: IntroductionCardProps & { readonly nameId: string }) {
  const { id, introducer, member, saidYes } = introduction;
  const answer = useAnswerIntroduction();
  const until = openUntil(introduction);
  const say = (said: 'yes' | 'no') => {
    answer.mutate({ id, answer: said }, { onSuccess: onDone });
  };
  return (
    <>
      <p className="mt-auto text-sm text-quiet">
        {saidYes
          ? 'You’ve said yes. You’ll be connected if they do too. '
          : 'Nobody is told if you’d rather not. '}
        {'Open until '}
        <time dateTime={until}>{formatDay(until)}</time>.
      </p>
      <div role="group" aria-labelledby={nameId} className="flex flex-wrap gap-3 *:max-sm:grow">
        {!saidYes && (
          <Button
            isBusy={answer.isPending}
            onClick={() => {
              say('yes');
            }}
          >
            I’d like to meet
          </Button>
        )}
        <Button
          variant="secondary"
          isBusy={answer.isPending}
          onClick={() => {
            say('no');
          }}
        >
          {saidYes ? 'Take back my yes' : 'Not now'}
        </Button>
        <Button variant="quiet" asChild>
          <ProfileLink member={member} />
        </Button>
        <ReportOrBlock member={introducer} onBlocked={onDone} />
      </div>
    </>
  );
}
