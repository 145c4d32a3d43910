import { Plus } from 'lucide-react';
import { useRef } from 'react';

interface SuggestedEntriesProps {
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly onPick: (suggestion: string) => void;
}

/** Texts that can be added at a touch; the focus stays with the list when one goes. */
export function SuggestedEntries({ label, suggestions, onPick }: SuggestedEntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} aria-label={label} className="flex flex-wrap gap-x-2">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            aria-label={`Add ${suggestion}`}
            className="inline-flex min-h-11 items-center gap-1 rounded-full px-2 text-sm text-evergreen hover:bg-evergreen-soft"
            onClick={() => {
              onPick(suggestion);
              list.current?.focus();
            }}
          >
            <Plus aria-hidden="true" className="size-4" />
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
