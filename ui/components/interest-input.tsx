import { checkInterest, INTERESTS } from '#core/domain/member/field-rules.ts';
import { LISTED_INTERESTS } from '#core/domain/member/interests.ts';
import { foldText } from '#core/domain/shared/fold-text.ts';
import { TextListInput } from './text-list-input.tsx';

interface InterestInputProps {
  readonly interests: readonly string[];
  readonly onChange: (interests: string[]) => void;
  readonly error?: string | undefined;
}

/** Interests: of the member's own, added by Enter, and the listed ones at a touch. */
export function InterestInput({ interests, onChange, error }: InterestInputProps) {
  return (
    <TextListInput
      label="Interests"
      hint="Press Enter to add an interest."
      entries={interests}
      limit={INTERESTS.entries}
      check={checkInterest}
      isAlike={(one, other) => foldText(one) === foldText(other)}
      suggestions={LISTED_INTERESTS}
      onChange={onChange}
      error={error}
    />
  );
}
