import { memo, useId, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface SuggestingInputProps extends ComponentProps<typeof TextInput> {
  readonly suggestions: readonly string[];
}

/** A line of text that suggests what can be typed. */
export function SuggestingInput({ suggestions, ...props }: SuggestingInputProps) {
  const id = useId();
  return (
    <>
      <TextInput {...props} list={id} autoComplete="off" />
      <Suggestions id={id} suggestions={suggestions} />
    </>
  );
}

/** There may be many, so they aren't drawn with each change of their form. */
const Suggestions = memo(function Suggestions({
  id,
  suggestions,
}: Pick<SuggestingInputProps, 'suggestions'> & { readonly id: string }) {
  return (
    <datalist id={id}>
      {suggestions.map((suggestion) => (
        <option key={suggestion} value={suggestion} />
      ))}
    </datalist>
  );
});
