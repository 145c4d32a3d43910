import { X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { entriesRule, type FieldRule } from '#core/domain/shared/field-rule.ts';
import { normaliseText } from '#core/domain/shared/text.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface TextListInputProps {
  readonly label: string;
  readonly hint: string;
  readonly entries: readonly string[];
  /** How many entries there may be. */
  readonly limit: number;
  /** The core's rule for one entry. */
  readonly check: FieldRule<string>;
  /** True for two entries of which only one may be listed; equal texts when left out. */
  readonly isAlike?: (one: string, other: string) => boolean;
  readonly onChange: (entries: string[]) => void;
  readonly error?: string | undefined;
  /** Shown below the entries, such as suggestions. */
  readonly children?: ReactNode;
}

/**
 * A list of texts. Enter, the button, or leaving the control adds what is written when there is text
 * that is not listed already; entries are removed one by one.
 */
export function TextListInput({ isAlike = Object.is, children, ...props }: TextListInputProps) {
  const { label, hint, entries, limit, check, onChange, error } = props;
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const write = (text: string, wrong: string | null) => {
    setDraft(text);
    setRefusal(wrong);
  };
  const add = () => {
    const entry = normaliseText(draft);
    if (entry === '' || entries.some((listed) => isAlike(listed, entry))) {
      write('', null);
      return;
    }
    const wrong = entriesRule(label, limit)([...entries, entry]) ?? check(entry);
    write(wrong === null ? '' : draft, wrong);
    if (wrong === null) onChange([...entries, entry]);
  };
  return (
    <div
      className="grid gap-2"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) add();
      }}
    >
      <Field label={label} hint={hint} error={refusal ?? error ?? ''}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              value={draft}
              enterKeyHint="done"
              onChange={(event) => {
                write(event.target.value, null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button variant="secondary" aria-label={`Add to ${label}`} onClick={add}>
              Add
            </Button>
          </div>
        )}
      </Field>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={`Your ${label.toLowerCase()}`}
        className="flex min-h-11 flex-wrap items-center gap-2"
      >
        {entries.length === 0 && <li className="text-sm text-quiet">None yet</li>}
        {entries.map((entry) => (
          <li
            key={entry}
            className="flex max-w-full items-center rounded-full bg-evergreen-soft pl-4 text-sm text-evergreen"
          >
            <span className="min-w-0 wrap-anywhere">{entry}</span>
            <button
              type="button"
              aria-label={`Remove ${entry}`}
              className="grid size-11 shrink-0 place-items-center rounded-full"
              onClick={() => {
                onChange(entries.filter((other) => other !== entry));
                list.current?.focus();
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
