import { useState, type ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { readOwnAge } from '#core/members/domain/own-age.ts';
import { UnderAgeQuestion } from './under-age-question.tsx';

interface UnderAgeGuard {
  /** What is in the field for the age. */
  readonly typedAge: () => unknown;
  /** Called once the question is gone, with the account as it was. */
  readonly onReturn: () => void;
  /** Called before the account is closed. */
  readonly onConfirm?: () => void;
}

/**
 * What stands between a slip of the key and a closed account: the question, where there is one to ask, and what a form
 * that can't be saved calls. It asks only where the age is all that is wrong and can be believed.
 */
export function useUnderAgeQuestion({ typedAge, onReturn, onConfirm }: UnderAgeGuard): {
  readonly question: ReactNode;
  readonly askAboutAge: (faults: FieldErrors) => void;
} {
  const [askedAge, setAskedAge] = useState<number | null>(null);
  const question = askedAge !== null && (
    <UnderAgeQuestion
      age={askedAge}
      onConfirm={() => onConfirm?.()}
      onDismiss={() => {
        setAskedAge(null);
      }}
      onReturn={onReturn}
    />
  );
  const askAboutAge = ({ age: fault, ...others }: FieldErrors) => {
    const isOnlyFault = fault !== undefined && Object.keys(others).length === 0;
    const age = Number(typedAge());
    if (isOnlyFault && readOwnAge(age) === 'under_age') setAskedAge(age);
  };
  return { question, askAboutAge };
}
