import { useState } from 'react';
import {
  LANGUAGE_LEVELS,
  MAXIMUM_LANGUAGES,
  type LanguageLevel,
  type SpokenLanguage,
} from '#core/members/domain/languages.ts';
import { languageName, LEVEL_TEXTS } from '#core/texts/place-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { LanguageChoice } from '#ui/parts/people/language-choice.tsx';

interface LanguageInputProps {
  readonly languages: readonly SpokenLanguage[];
  readonly onChange: (languages: SpokenLanguage[]) => void;
  readonly error: string | undefined;
}

const LEVEL_LABELS: Readonly<Record<LanguageLevel, string>> = {
  native: 'Native',
  fluent: 'Fluent',
  learning: 'Learning',
};

/** The languages that a member speaks, and how well. */
export function LanguageInput({ languages, onChange, error }: LanguageInputProps) {
  const [level, setLevel] = useState<LanguageLevel>('fluent');
  return (
    <LanguageChoice
      label="Add a language"
      listLabel="Your languages"
      chosen={languages.map((language) => ({
        tag: language.tag,
        text: `${languageName(language.tag)} (${LEVEL_TEXTS[language.level]})`,
      }))}
      maximum={MAXIMUM_LANGUAGES}
      error={error ?? ''}
      onAdd={(tag) => {
        onChange([...languages, { tag, level }]);
      }}
      onRemove={(tag) => {
        onChange(languages.filter((language) => language.tag !== tag));
      }}
    >
      <LevelChoice level={level} onChange={setLevel} />
    </LanguageChoice>
  );
}

interface LevelChoiceProps {
  readonly level: LanguageLevel;
  readonly onChange: (level: LanguageLevel) => void;
}

function LevelChoice({ level, onChange }: LevelChoiceProps) {
  return (
    <Field label="How well you speak it">
      {(control) => (
        <Select
          {...control}
          value={level}
          onChange={({ target: { value } }) => {
            onChange(LANGUAGE_LEVELS.find((known) => known === value) ?? 'fluent');
          }}
        >
          {LANGUAGE_LEVELS.map((known) => (
            <option key={known} value={known}>
              {LEVEL_LABELS[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
