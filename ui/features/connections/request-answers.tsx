import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { MemberId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useOwnList } from '#ui/api/own-list.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { ShowMore } from '#ui/kit/show-more.tsx';
import { DECLINE_TEXTS } from '#core/texts/decline-texts.ts';
import { Avatar } from '#ui/parts/people/avatar.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { showFailure } from '#ui/session/failure-notice.ts';

const ANSWERS_KEY = ['answers'];

/** The kind sentences that members sent when they declined, until they are put away. */
export function RequestAnswers() {
  const answers = useAnswers();
  const dismissal = useDismissAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = answers;
  const newestFirst = (data ?? []).toSorted((one, two) =>
    two.answeredAt.localeCompare(one.answeredAt),
  );
  return (
    <div aria-live="polite">
      {newestFirst.length > 0 && (
        <Card className="mb-4">
          <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
            Answers to your requests
          </h2>
          <ul className="grid gap-4">
            {newestFirst.map(({ member, sentence, answeredAt }) => (
              <li key={member.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
                <Avatar member={member} size="small" />
                <div className="min-w-0 grow basis-60">
                  <p className="wrap-anywhere">
                    <OwnText className="font-semibold">{displayName(member)}</OwnText>{' '}
                    <time dateTime={answeredAt} className="text-sm text-quiet">
                      {formatDay(answeredAt)}
                    </time>
                  </p>
                  <blockquote className="mt-1 border-s-4 border-honey ps-3">
                    {DECLINE_TEXTS[sentence]}
                  </blockquote>
                </div>
                <Button
                  variant="quiet"
                  aria-label={`Put away the answer from ${displayName(member)}`}
                  isBusy={dismissal.isPending && dismissal.variables === member.id}
                  onClick={() => {
                    dismissal.mutate(member.id, { onSuccess: () => heading.current?.focus() });
                  }}
                >
                  Put away
                </Button>
              </li>
            ))}
          </ul>
          <ShowMore list={answers} />
        </Card>
      )}
    </div>
  );
}

function useAnswers() {
  const api = useApiClient();
  return useOwnList(ANSWERS_KEY, (query, signal) => api.callPage('listAnswers', { query }, signal));
}

function useDismissAnswer() {
  const api = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: MemberId) => api.call('dismissAnswer', { id }),
    onError: showFailure('This could not be put away', 'Please try again.'),
    onSettled: () => queries.invalidateQueries({ queryKey: ANSWERS_KEY }),
  });
}
