import { useState } from 'react';
import {
  findNumbersToConfirm,
  type NumberToConfirm,
} from '#core/safety/domain/number-to-confirm.ts';
import { en } from '#core/texts/en.ts';

/**
 * Asks once before a telephone or bank number is sent. The question stays while the draft holds such a
 * number; `isAnswered` asks it, and is true when there is nothing to ask, or it was asked before.
 */
export function useNumberQuestion(draft: string) {
  const [asked, setAsked] = useState<NumberToConfirm | null>(null);
  const shown = asked !== null && findNumbersToConfirm(draft).includes(asked) ? asked : null;
  if (asked !== shown) setAsked(shown);
  const isAnswered = () => {
    const [number = null] = findNumbersToConfirm(draft);
    if (number === shown) return true;
    setAsked(number);
    return number === null;
  };
  return { question: shown && en.confirmations[shown], isAnswered };
}
