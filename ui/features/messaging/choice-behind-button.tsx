import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/kit/button.tsx';

interface ChoiceBehindButtonProps {
  /** What is said above the button. */
  readonly about?: ReactNode;
  readonly label: string;
  /** The choice, given what to call when it's cancelled. */
  readonly children: (onCancel: () => void) => ReactNode;
}

/** A button in whose place a choice comes when it's pressed; the focus is back on it when that is cancelled. */
export function ChoiceBehindButton({ about, label, children }: ChoiceBehindButtonProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'cancelled'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'cancelled') opener.current?.focus();
  }, [step]);
  if (step === 'open') {
    return children(() => {
      setStep('cancelled');
    });
  }
  return (
    <>
      {about}
      <Button
        ref={opener}
        variant="secondary"
        onClick={() => {
          setStep('open');
        }}
      >
        {label}
      </Button>
    </>
  );
}
