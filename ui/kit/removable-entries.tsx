import { X } from 'lucide-react';
import { useRef } from 'react';
import { OwnText } from './own-text.tsx';

interface RemovableEntriesProps {
  readonly label: string;
  readonly entries: readonly string[];
  readonly onRemove: (entry: string) => void;
}

/** Texts that can be removed one by one; the focus stays with the list when one goes. */
export function RemovableEntries({ label, entries, onRemove }: RemovableEntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-live="polite"
      className="flex min-h-11 flex-wrap items-center gap-2"
    >
      {entries.length === 0 && <li className="text-sm text-quiet">None yet</li>}
      {entries.map((entry) => (
        <li
          key={entry}
          className="flex max-w-full items-center rounded-[1.375rem] bg-evergreen-soft ps-4 text-sm text-evergreen"
        >
          <OwnText className="min-w-0 py-2 wrap-anywhere">{entry}</OwnText>
          <button
            type="button"
            aria-label={`Remove ${entry}`}
            className="grid size-11 shrink-0 place-items-center rounded-full"
            onClick={() => {
              onRemove(entry);
              list.current?.focus();
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
