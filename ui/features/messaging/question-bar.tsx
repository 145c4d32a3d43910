import { useState } from 'react';
import { QUESTION_TEXTS } from '#core/texts/question-texts.ts';
import type { AcceptedConnectionWithMember } from '#core/messaging/domain/conversation.ts';
import { Button } from '#ui/kit/button.tsx';
import { displayName } from '#ui/parts/people/display-text.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { useQuestions } from './use-questions.ts';

interface QuestionBarProps {
  readonly connection: AcceptedConnectionWithMember;
}

/** The question that waits for the two, above the place to write; nothing while none does. */
export function QuestionBar({ connection }: QuestionBarProps) {
  const open = useQuestions(connection.id).data?.open ?? null;
  const [isShown, setShown] = useState(false);
  const name = displayName(connection.member);
  return (
    <>
      {open && (
        <section
          aria-label="A question for both of you"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-4 py-2"
        >
          <div className="min-w-0 grow basis-52">
            <p className="font-serif wrap-anywhere max-md:line-clamp-2">
              {QUESTION_TEXTS[open.name]}
            </p>
            <p role="status" className="text-sm text-quiet">
              {open.ownAnswer !== null ? (
                <>
                  Your answer’s in. It opens once <bdi>{name}</bdi> has answered.
                </>
              ) : open.hasOtherAnswered ? (
                <>
                  <bdi>{name}</bdi> has answered. Both answers open once yours is in.
                </>
              ) : (
                'Your answers open once both are in.'
              )}
            </p>
          </div>
          <Button
            variant={open.ownAnswer === null ? 'secondary' : 'quiet'}
            onClick={() => {
              setShown(true);
            }}
          >
            {open.ownAnswer === null ? 'Answer' : 'Change'}
          </Button>
        </section>
      )}
      {isShown && (
        <QuestionDialog
          connection={connection}
          onClose={() => {
            setShown(false);
          }}
        />
      )}
    </>
  );
}
