import { useState, type Ref } from 'react';
import type { Fault } from '#core/kernel/fault.ts';
import { entriesRule } from '#core/kernel/field-rule.ts';
import { entryRuleOf } from '#core/members/domain/field-rules.ts';
import {
  nameOfField,
  PROFILE_FIELDS,
  type TextListField,
} from '#core/members/domain/profile-fields.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { RemovableEntries } from '#ui/kit/removable-entries.tsx';
import { SuggestedEntries } from '#ui/kit/suggested-entries.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { addEntry, type IsAlike } from './text-list-input-entries.ts';

/** For those who keep what is written and not added yet; otherwise the input does. */
export interface DraftProps {
  readonly draft?: string;
  readonly onDraftChange?: (draft: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

interface TextListInputProps extends DraftProps {
  /** Which list it is. */
  readonly field: TextListField;
  readonly entries: readonly string[];
  /** True for two entries of which only one may be listed; equal texts when left out. */
  readonly isAlike?: IsAlike;
  readonly onChange: (entries: string[]) => void;
  readonly error?: string | undefined;
  /** Entries that can be added at a touch, as long as they are not listed. */
  readonly suggestions?: readonly string[];
}

/**
 * A list of texts. Enter, the button, or leaving the control adds what is written when there is text
 * that is not listed already; entries are removed one by one.
 */
export function TextListInput({ isAlike = Object.is, ...props }: TextListInputProps) {
  const { field, entries, onChange, error, suggestions } = props;
  const [ownDraft, setOwnDraft] = useState('');
  const { draft = ownDraft, onDraftChange = setOwnDraft, inputRef } = props;
  const label = fieldLabel(field, 'form');
  const [refusal, setRefusal] = useState<Fault | null>(null);
  const write = (text: string, wrong: Fault | null) => {
    onDraftChange(text);
    setRefusal(wrong);
  };
  const add = (text: string) => {
    const added = addEntry(entries, text, isAlike);
    const tooMany = entriesRule(nameOfField(field), PROFILE_FIELDS[field].entries)(added);
    const wrong = added === entries ? null : (tooMany ?? entryRuleOf(field)(added.at(-1) ?? ''));
    write(wrong === null ? '' : text, wrong);
    if (wrong === null && added !== entries) onChange([...added]);
  };
  return (
    <div
      className="grid content-start gap-2"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) add(draft);
      }}
    >
      <Field
        label={label}
        hint={PROFILE_FIELD_TEXTS[field].hint}
        error={refusal ? describeFault(refusal, en) : (error ?? '')}
      >
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              {...(inputRef && { ref: inputRef })}
              value={draft}
              enterKeyHint="done"
              onChange={(event) => {
                write(event.target.value, null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add(draft);
              }}
            />
            <Button
              variant="secondary"
              className="shrink-0"
              aria-label={`Add to ${label}`}
              onClick={() => {
                add(draft);
              }}
            >
              Add
            </Button>
          </div>
        )}
      </Field>
      <RemovableEntries
        label={`Your ${label.toLowerCase()}`}
        entries={entries}
        onRemove={(entry) => {
          onChange(entries.filter((other) => other !== entry));
        }}
      />
      {suggestions && (
        <SuggestedEntries
          label={`Suggested ${label.toLowerCase()}`}
          suggestions={suggestions.filter(
            (suggestion) => addEntry(entries, suggestion, isAlike) !== entries,
          )}
          onPick={add}
        />
      )}
    </div>
  );
}
