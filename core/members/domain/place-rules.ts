import { bounded, entriesRule, lineRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import { MAXIMUM_LANGUAGES, type SpokenLanguage } from './languages.ts';
import type { WayToMeet } from './preferences.ts';
import { isTimeZone, TIME_ZONE_NAME } from './time-zone.ts';

const checkLanguageCount = entriesRule('languages', MAXIMUM_LANGUAGES);

/** At most twelve languages, none twice. */
export const checkLanguages: FieldRule<readonly SpokenLanguage[], MemberFault> = bounded(
  { ...checkLanguageCount.bounds, uniqueItems: true },
  (languages) => {
    const tags = new Set(languages.map(({ tag }) => tag));
    const isRepeated = tags.size < languages.length;
    return checkLanguageCount(languages) ?? (isRepeated ? { rule: 'repeated_language' } : null);
  },
);

/** The name of a town; `findWrongTown` says whether the country has it. */
export const checkTown: FieldRule<string, MemberFault> = lineRule('town', 120);

/** None of the ways to meet twice. */
export const checkWaysToMeet: FieldRule<readonly WayToMeet[], MemberFault> = bounded(
  { uniqueItems: true },
  (ways) => (new Set(ways).size === ways.length ? null : { rule: 'repeated_way_to_meet' }),
);

/** The name of a time zone; an empty text is none. */
export const checkTimeZone: FieldRule<string, MemberFault> = bounded(
  { anyOf: [{ const: '' }, { pattern: TIME_ZONE_NAME.source }] },
  (name) => (name === '' || isTimeZone(name) ? null : { rule: 'unknown_time_zone' }),
);
