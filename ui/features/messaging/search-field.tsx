import type { ComponentProps } from 'react';
import { TextInput } from '#ui/kit/text-input.tsx';
import { MAXIMUM_QUERY_CHARACTERS } from '#core/messaging/domain/message-words.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly value: string;
  readonly onSearch: (search: string) => void;
}

/** The place to type what to search for; Escape clears it. */
export function SearchField({ onSearch, ...props }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      maxLength={MAXIMUM_QUERY_CHARACTERS}
      onChange={(event) => {
        onSearch(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || props.value === '') return;
        event.preventDefault();
        onSearch('');
      }}
      {...props}
    />
  );
}
