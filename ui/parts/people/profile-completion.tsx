import { useId, type ReactNode } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import {
  profileCompleteness,
  type ProfileItem,
} from '#core/members/domain/profile-completeness.ts';
import { PROFILE_PROMPTS } from './profile-prompts.ts';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';

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
      <ProgressBar percent={percent} labelledBy={id} />
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
