import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { areAlikeInterests } from './text-list-input-entries.ts';
import { TextListInput, type DraftProps } from './text-list-input.tsx';

interface InterestInputProps extends DraftProps {
  readonly interests: readonly string[];
  readonly onChange: (interests: string[]) => void;
  readonly error?: string | undefined;
}

/** Interests: of the member's own, added by Enter, and the listed ones at a touch. */
export function InterestInput({ interests, ...props }: InterestInputProps) {
  return (
    <TextListInput
      field="preferences.interests"
      entries={interests}
      isAlike={areAlikeInterests}
      suggestions={LISTED_INTERESTS}
      {...props}
    />
  );
}
