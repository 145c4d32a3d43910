import { useState, type ReactNode } from 'react';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RemovableEntries } from '#ui/kit/removable-entries.tsx';
import { SuggestedEntries } from '#ui/kit/suggested-entries.tsx';
import { SuggestingInput } from '#ui/kit/suggesting-input.tsx';
import {
  findNamed,
  languagesOfBrowser,
  NAMED_LANGUAGES,
  type NamedLanguage,
} from './named-choices.ts';

/** A language that has been chosen, and how it reads. */
interface ChosenLanguage {
  readonly tag: LanguageTag;
  readonly text: string;
}

interface LanguageChoiceProps {
  readonly label: string;
  readonly listLabel: string;
  readonly chosen: readonly ChosenLanguage[];
  readonly maximum: number;
  readonly error?: string | undefined;
  readonly onAdd: (tag: LanguageTag) => void;
  readonly onRemove: (tag: LanguageTag) => void;
  /** What else is asked about a language before it is added. */
  readonly children?: ReactNode;
}

/**
 * Languages out of the list, by their names. Enter, the button, or leaving the fields adds the one that is
 * typed; those of the browser are added at a touch, and languages are removed one by one.
 */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { label, listLabel, chosen, maximum, error, onAdd, onRemove, children } = props;
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  const open = NAMED_LANGUAGES.filter(({ tag }) => !chosen.some((other) => other.tag === tag));
  const picked = findNamed(open, typed);
  const isFull = chosen.length >= maximum;
  const add = () => {
    setIsUnknown(picked === null && typed.trim() !== '');
    if (picked === null || isFull) return;
    onAdd(picked.tag);
    setTyped('');
  };
  return (
    <div
      className="grid content-start gap-2"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) add();
      }}
    >
      <Field
        label={label}
        hint={isFull ? 'You’ve listed as many as there’s room for.' : 'Choose one as you type.'}
        error={isUnknown ? describeFault({ rule: 'unknown_language' }, en) : error}
      >
        {(control) => (
          <SuggestingInput
            {...control}
            suggestions={open.map(({ name }) => name)}
            disabled={isFull}
            value={typed}
            enterKeyHint="done"
            onChange={({ target: { value } }) => {
              setTyped(value);
              setIsUnknown(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      {!isFull && <BrowserLanguages open={open} onPick={onAdd} />}
      <div className="flex flex-wrap items-end gap-2">
        {children}
        <Button variant="secondary" className="mb-1" disabled={picked === null} onClick={add}>
          Add language
        </Button>
      </div>
      <RemovableEntries
        label={listLabel}
        entries={chosen.map(({ text }) => text)}
        onRemove={(entry) => {
          const removed = chosen.find(({ text }) => text === entry);
          if (removed) onRemove(removed.tag);
        }}
      />
    </div>
  );
}

interface BrowserLanguagesProps {
  readonly open: readonly NamedLanguage[];
  readonly onPick: (tag: LanguageTag) => void;
}

/** The languages of the browser that can still be chosen, at a touch. */
function BrowserLanguages({ open, onPick }: BrowserLanguagesProps) {
  const asked = languagesOfBrowser();
  return (
    <SuggestedEntries
      label="Suggested languages"
      suggestions={open.filter(({ tag }) => asked.includes(tag)).map(({ name }) => name)}
      onPick={(name) => {
        const picked = findNamed(open, name);
        if (picked) onPick(picked.tag);
      }}
    />
  );
}
