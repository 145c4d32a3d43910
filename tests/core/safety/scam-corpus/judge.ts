import { findWarning } from '#core/safety/domain/message-warning.ts';
import type { LabelledMessages } from './labelled-messages.ts';

export const warns = (text: string) => findWarning(text) !== null;

/** Of the warnings how many are right, of the scams how many are warned of, and what was got wrong. */
export function judge({ warning, innocent }: LabelledMessages) {
  const missed = warning.filter((text) => !warns(text));
  const falseAlarms = innocent.filter(warns);
  const found = warning.length - missed.length;
  return {
    precision: found / (found + falseAlarms.length),
    recall: found / warning.length,
    missed,
    falseAlarms,
  };
}

/** All of the sets together. */
export function together(sets: Readonly<Record<string, LabelledMessages>>): LabelledMessages {
  const all = Object.values(sets);
  return {
    warning: all.flatMap(({ warning }) => warning),
    innocent: all.flatMap(({ innocent }) => innocent),
  };
}
