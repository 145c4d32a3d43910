import { memo } from 'react';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import { NAMED_LANGUAGES } from './named-choices.ts';

interface LanguageOptionsProps {
  /** The languages that have been chosen, and can't be chosen twice. */
  readonly chosen: readonly LanguageTag[];
}

/** The languages to choose from; there are many, so they are drawn when others are chosen, not with each change of their form. */
export const LanguageOptions = memo(
  function LanguageOptions({ chosen }: LanguageOptionsProps) {
    return NAMED_LANGUAGES.filter(({ tag }) => !chosen.includes(tag)).map(({ tag, name }) => (
      <option key={tag} value={tag}>
        {name}
      </option>
    ));
  },
  (before, after) => before.chosen.join() === after.chosen.join(),
);
