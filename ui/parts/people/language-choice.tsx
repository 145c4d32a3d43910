import { useState, type ReactNode } from 'react';
import { isLanguageTag, type LanguageTag } from '#core/members/domain/languages.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RemovableEntries } from '#ui/kit/removable-entries.tsx';
import { Select } from '#ui/kit/select.tsx';
import { LanguageOptions } from './language-options.tsx';

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
 * Languages out of the list. The button, or leaving the fields, adds the one that is picked; languages are
 * removed one by one.
 */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { label, listLabel, chosen, maximum, error, onAdd, onRemove, children } = props;
  const [picked, setPicked] = useState<LanguageTag | ''>('');
  const isFull = chosen.length >= maximum;
  const add = () => {
    if (picked === '' || isFull) return;
    onAdd(picked);
    setPicked('');
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
        hint={isFull ? 'You’ve listed as many as there’s room for.' : undefined}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            disabled={isFull}
            value={picked}
            className="w-full"
            onChange={({ target: { value } }) => {
              setPicked(isLanguageTag(value) ? value : '');
            }}
          >
            <option value="">Choose a language</option>
            <LanguageOptions chosen={chosen.map(({ tag }) => tag)} />
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        {children}
        <Button variant="secondary" className="mb-1" disabled={picked === ''} onClick={add}>
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
