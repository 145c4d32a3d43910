import { Progress } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import type { Member } from '#core/domain/member/member.ts';
import { profileCompleteness, type ProfileItem } from '#core/domain/member/profile-completeness.ts';
import { PROFILE_PROMPTS } from './profile-prompts.ts';

interface ProfileCompletionProps {
  readonly member: Member;
  /** Draws the way to what is missing. */
  readonly prompt: (item: ProfileItem, text: string) => ReactNode;
}

/** How complete a profile is, and what is missing. */
export function ProfileCompletion({ member, prompt }: ProfileCompletionProps) {
  const id = useId();
  const { percent, missing } = profileCompleteness(member);
  return (
    <div className="grid gap-3">
      <p id={id}>{`Your profile is ${percent}% complete`}</p>
      <Progress.Root
        value={percent}
        aria-labelledby={id}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <Progress.Indicator
          className="h-full rounded-full bg-evergreen"
          style={{ width: `${percent}%` }}
        />
      </Progress.Root>
      {missing.length > 0 && (
        <ul>
          {missing.map((item) => (
            <li key={item}>{prompt(item, PROFILE_PROMPTS[item])}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
