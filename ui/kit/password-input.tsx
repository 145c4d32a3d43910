import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type'> {
  /** The name of the button that shows what is typed. */
  readonly showLabel?: string;
}

/** A password, which its owner may have shown while typing. */
export function PasswordInput({ showLabel = 'Show password', ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        {...props}
        // The page's direction, as that of the button over the end of the text.
        dir={undefined}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pe-12"
      />
      <button
        type="button"
        aria-label={showLabel}
        aria-pressed={isShown}
        className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center rounded-box text-quiet hover:text-ink"
        onClick={() => {
          setIsShown(!isShown);
        }}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
