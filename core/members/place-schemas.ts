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
import { WAYS_TO_MEET, type WayToMeet } from '#core/members/domain/preferences.ts';
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

/** Languages and place in the preferences, as a client sends them; `null` and `""` clear what is optional. */
export const placeChanges = {
  languages: ruled(
    z.array(spokenLanguageSchema, fault({ rule: 'not_a_list', field: 'languages' })),
    rules.checkLanguages,
  ).exactOptional(),
  country: countrySchema.exactOptional(),
  town: optionalText(rules.checkTown).exactOptional(),
  meeting: ruled(
    z.array(wayToMeetSchema, fault({ rule: 'not_a_list', field: 'meeting' })),
    rules.checkWaysToMeet,
  ).exactOptional(),
  timeZone: optionalText(rules.checkTimeZone).exactOptional(),
};

const languagesSchema: z.ZodType<readonly SpokenLanguage[]> = z.array(
  z.object({ tag: acceptedText<LanguageTag>(), level: z.enum(LANGUAGE_LEVELS) }),
);
const waysToMeetSchema: z.ZodType<readonly WayToMeet[]> = z.array(z.enum(WAYS_TO_MEET));

/** Languages and place in the preferences, as the server sends them. */
export const placeFields = {
  languages: languagesSchema,
  country: acceptedText<Country>().nullable(),
  town: z.string().nullable(),
  meeting: waysToMeetSchema,
  timeZone: z.string().nullable().meta({
    description: 'The name of a time zone (IANA); null in what others see of a member.',
  }),
};
