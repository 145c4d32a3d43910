import { useRef } from 'react';
import { openUntil } from '#core/introductions/domain/introduction.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useIntroductions } from '#ui/parts/connections/introductions.ts';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { useWithdrawIntroduction } from './introduction-changes.ts';

/** The introductions that the member has made and that are open. What becomes of them is for the two to tell. */
export function MadeIntroductions() {
  const { data } = useIntroductions();
  const withdrawal = useWithdrawIntroduction();
  const heading = useRef<HTMLHeadingElement>(null);
  const made = data?.made ?? [];
  return (
    <div aria-live="polite">
      {made.length > 0 && (
        <Card className="mb-4">
          <h2 ref={heading} tabIndex={-1} className="mb-1 text-xl">
            Introductions you’ve made
          </h2>
          <p className="mb-3 text-sm text-quiet">
            What they make of it stays between the two. They’ll tell you if they like.
          </p>
          <ul className="divide-y divide-line">
            {made.map((introduction) => {
              const { id, member1, member2 } = introduction;
              const names = `${displayName(member1)} and ${displayName(member2)}`;
              const until = openUntil(introduction);
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
                  <p className="min-w-0 grow basis-60 wrap-anywhere">
                    <OwnText className="font-semibold">{displayName(member1)}</OwnText> and{' '}
                    <OwnText className="font-semibold">{displayName(member2)}</OwnText>
                    <span className="block text-sm text-quiet">
                      {'Open until '}
                      <time dateTime={until}>{formatDay(until)}</time>
                    </span>
                  </p>
                  <Button
                    variant="quiet"
                    aria-label={`Take back the introduction of ${names}`}
                    isBusy={withdrawal.isPending && withdrawal.variables === id}
                    onClick={() => {
                      withdrawal.mutate(id, { onSuccess: () => heading.current?.focus() });
                    }}
                  >
                    Take back
                  </Button>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}
