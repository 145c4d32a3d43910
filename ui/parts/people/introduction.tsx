import type { ReactNode } from 'react';
import type { Introduction as Introduced } from '#core/connections/domain/lead.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { AgeAndPlace } from './age-and-place.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './display-text.ts';
import { OwnWords } from './own-words.tsx';

interface IntroductionProps {
  readonly introduction: Introduced;
  readonly level: 2 | 3;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** One person at length: who they are, their own words, and why the two might get on. */
export function Introduction({ introduction, level, children }: IntroductionProps) {
  const { member, reasons } = introduction;
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Avatar member={member} size="large" />
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <Heading className="text-3xl wrap-anywhere">
            <OwnText>{displayName(member)}</OwnText>
          </Heading>
          <AgeAndPlace member={member} />
        </div>
        <div className="grid max-w-prose gap-4">
          <OwnWords prompts={member.preferences.prompts} level={level === 2 ? 3 : 4} />
          {member.bio !== null && (
            <OwnText as="p" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
              {member.bio}
            </OwnText>
          )}
        </div>
        {reasons.length > 0 && (
          <ul className="grid list-disc gap-1 ps-5 wrap-anywhere marker:text-honey">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </div>
  );
}
