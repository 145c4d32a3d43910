import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** What the text is, such as "key". */
  readonly name: string;
}

/** Copies a text, and says on a line of its own whether it did. Browsers copy only on pages that came over https. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => {
        setStatus(`The ${name} is copied.`);
      },
      () => {
        setStatus(`Sorry, we couldn’t copy it. Please select the ${name} and copy it yourself.`);
      },
    );
  };
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        Copy the {name}
      </Button>
      <p role="status" className="basis-full text-sm empty:hidden">
        {status}
      </p>
    </>
  );
}
