import { Plus } from 'lucide-react';
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
  const suggestions = LISTED_INTERESTS.filter(
    (suggestion) => !interests.some((interest) => areAlike(interest, suggestion)),
  );
  return (
    <TextListInput
      label="Interests"
      hint="Press Enter to add an interest."
      entries={interests}
      limit={INTERESTS.entries}
      check={checkInterest}
      isAlike={areAlike}
      onChange={onChange}
      error={error}
    >
      {interests.length < INTERESTS.entries && (
        <ul aria-label="Suggested interests" className="flex flex-wrap gap-x-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                aria-label={`Add ${suggestion}`}
                className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm text-evergreen hover:bg-evergreen-soft"
                onClick={() => {
                  onChange([...interests, suggestion]);
                }}
              >
                <Plus aria-hidden="true" className="size-4" />
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </TextListInput>
  );
}

function areAlike(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
