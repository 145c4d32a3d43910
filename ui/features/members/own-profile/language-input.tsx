import { useState } from 'react';
import {
  isLanguageTag,
  LANGUAGE_LEVELS,
  LANGUAGES,
  MAXIMUM_LANGUAGES,
  type LanguageLevel,
  type LanguageTag,
  type SpokenLanguage,
} from '#core/members/domain/languages.ts';
import { languageName, LEVEL_TEXTS } from '#core/texts/place-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RemovableEntries } from '#ui/kit/removable-entries.tsx';
import { Select } from '#ui/kit/select.tsx';

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

const NAMED = LANGUAGES.map((tag) => ({ tag, name: languageName(tag) })).sort((one, two) =>
  one.name.localeCompare(two.name, 'en'),
);

const describe = ({ tag, level }: SpokenLanguage) => `${languageName(tag)} (${LEVEL_TEXTS[level]})`;

/**
 * The languages that a member speaks. The button, or leaving the fields, adds the one that is chosen; languages are
 * removed one by one.
 */
export function LanguageInput({ languages, onChange, error }: LanguageInputProps) {
  const [chosen, setChosen] = useState<LanguageTag | ''>('');
  const [level, setLevel] = useState<LanguageLevel>('fluent');
  const isFull = languages.length >= MAXIMUM_LANGUAGES;
  const add = () => {
    if (chosen === '' || isFull) return;
    onChange([...languages, { tag: chosen, level }]);
    setChosen('');
  };
  return (
    <div
      className="grid content-start gap-2"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) add();
      }}
    >
      <Field
        label="Add a language"
        hint={isFull ? 'You’ve listed as many as there’s room for.' : undefined}
        error={error ?? ''}
      >
        {(control) => (
          <Select
            {...control}
            disabled={isFull}
            value={chosen}
            className="w-full"
            onChange={({ target: { value } }) => {
              setChosen(isLanguageTag(value) ? value : '');
            }}
          >
            <option value="">Choose a language</option>
            {NAMED.filter(({ tag }) => languages.every((language) => language.tag !== tag)).map(
              ({ tag, name }) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ),
            )}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <LevelChoice level={level} onChange={setLevel} />
        <Button variant="secondary" className="mb-1" disabled={chosen === ''} onClick={add}>
          Add language
        </Button>
      </div>
      <RemovableEntries
        label="Your languages"
        entries={languages.map(describe)}
        onRemove={(entry) => {
          onChange(languages.filter((language) => describe(language) !== entry));
        }}
      />
    </div>
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
