import { useRef, type ComponentProps } from 'react';
import { Button } from '#ui/kit/button.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  readonly label: string;
  /** The camera with which it’s taken; left out, it’s chosen among those that are there. */
  readonly capture?: 'user' | 'environment';
  /** Whether several can be chosen at once. */
  readonly takesMany?: boolean;
  readonly onTake: (files: FileList) => void;
}

/** Chooses pictures on this device, or takes one. */
export function FileButton({
  label,
  capture,
  takesMany = false,
  onTake,
  ...props
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        multiple={takesMany}
        {...(capture && { capture })}
        hidden
        onChange={({ target }) => {
          if (target.files) onTake(target.files);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        {...props}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
    </>
  );
}
