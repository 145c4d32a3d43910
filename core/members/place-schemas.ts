import { z } from 'zod';
import { acceptedText, optionalText, ruled } from '#core/kernel/schemas/fields.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { COUNTRIES, type Country } from '#core/members/domain/countries.ts';
import {
  LANGUAGE_LEVELS,
  LANGUAGES,
  type LanguageTag,
  type SpokenLanguage,
} from '#core/members/domain/languages.ts';
import * as rules from '#core/members/domain/place-rules.ts';
import { WAYS_TO_MEET, type WayToMeet } from '#core/members/domain/ways-to-meet.ts';
import type { MemberFault } from '#core/members/refusals.ts';

const fault = (broken: MemberFault): string => writeFault<MemberFault>(broken);
/** A language out of the list. */
export const languageTagSchema = z
  .enum(LANGUAGES, fault({ rule: 'unknown_language' }))
  .meta({ id: 'LanguageTag' });

const UNKNOWN_LANGUAGE = fault({ rule: 'unknown_language' });

const spokenLanguageSchema = z.object(
  {
    tag: languageTagSchema,
    level: z.enum(LANGUAGE_LEVELS, fault({ rule: 'unknown_language_level' })),
  },
  UNKNOWN_LANGUAGE,
);
/** A country out of the list. */
export const countryCodeSchema = z
  .enum(COUNTRIES, fault({ rule: 'unknown_country' }))
  .meta({ id: 'Country' });
/** The same, or none, which an empty text is too. */
export const countrySchema = z.union(
  [countryCodeSchema.nullable(), z.literal('').transform(() => null)],
  fault({ rule: 'unknown_country' }),
);
const wayToMeetSchema = z.enum(WAYS_TO_MEET, fault({ rule: 'unknown_way_to_meet' }));

const languagesSchema: z.ZodType<readonly SpokenLanguage[]> = z.array(
  z.object({ tag: acceptedText<LanguageTag>(), level: z.enum(LANGUAGE_LEVELS) }),
);
const waysToMeetSchema: z.ZodType<readonly WayToMeet[]> = z.array(z.enum(WAYS_TO_MEET));

/** Languages and place in a profile; `null` and `""` clear what is optional. */
export const placeSchemas = {
  'preferences.languages': {
    sent: ruled(
      z.array(spokenLanguageSchema, fault({ rule: 'not_a_list', field: 'languages' })),
      rules.checkLanguages,
    ),
    shown: languagesSchema,
  },
  'preferences.country': { sent: countrySchema, shown: acceptedText<Country>().nullable() },
  'preferences.meeting': {
    sent: ruled(
      z.array(wayToMeetSchema, fault({ rule: 'not_a_list', field: 'meeting' })),
      rules.checkWaysToMeet,
    ),
    shown: waysToMeetSchema,
  },
  'preferences.timeZone': {
    sent: optionalText(rules.checkTimeZone),
    shown: z.string().nullable().meta({
      description: 'The name of a time zone (IANA); null in what others see of a member.',
    }),
  },
};
