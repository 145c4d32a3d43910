import { X } from 'lucide-react';
import { useState } from 'react';
import { checkInterest, INTERESTS } from '#core/domain/member/field-rules.ts';
import { foldText } from '#core/domain/shared/fold-text.ts';
import { normaliseText } from '#core/domain/shared/text.ts';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface InterestInputProps {
  readonly interests: readonly string[];
  readonly onChange: (interests: string[]) => void;
  readonly error?: string | undefined;
}

/** Interests, added by Enter when there is text that is not there already, and removed one by one. */
export function InterestInput({ interests, onChange, error }: InterestInputProps) {
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = () => {
    const interest = normaliseText(draft);
    const isListed = interests.some((listed) => foldText(listed) === foldText(interest));
    const wrong =
      interests.length >= INTERESTS.entries
        ? `Interests must be at most ${INTERESTS.entries}`
        : checkInterest(interest);
    setRefusal(interest === '' || isListed ? null : wrong);
    if (interest === '' || isListed || wrong !== null) return;
    onChange([...interests, interest]);
    setDraft('');
  };
  return (
    <div className="grid gap-2">
      <Field label="Interests" hint="Press Enter to add an interest." error={refusal ?? error}>
        {(control) => (
          <TextInput
            {...control}
            value={draft}
            enterKeyHint="done"
            onChange={(event) => {
              setDraft(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <ul aria-label="Your interests" className="flex flex-wrap gap-2">
        {interests.map((interest) => (
          <li
            key={interest}
            className="flex items-center rounded-full bg-evergreen-soft pl-3 text-sm text-evergreen wrap-anywhere"
          >
            {interest}
            <button
              type="button"
              aria-label={`Remove ${interest}`}
              className="grid size-11 place-items-center rounded-full"
              onClick={() => {
                onChange(interests.filter((other) => other !== interest));
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
