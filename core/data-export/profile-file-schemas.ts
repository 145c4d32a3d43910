import { z } from 'zod';
import type { FieldError } from '#core/kernel/refusal.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import { CARRIED_FIELDS, splitFields } from '#core/members/domain/profile-fields.ts';
import { sentFields } from '#core/members/profile-field-schemas.ts';
import { PROFILE_FORMAT } from './domain/profile-file.ts';

/** What a file with a profile may bring: nothing that belongs to the account here. */
const { columns, preferences } = splitFields(CARRIED_FIELDS);
const carriedSchema = z.object({
  ...sentFields(columns),
  preferences: z.object(sentFields(preferences)).default({}),
});

/** A file with a profile, before its fields are looked at. */
const fileSchema = z.object({
  format: z.literal(PROFILE_FORMAT),
  version: z.literal(1),
  profile: z.looseObject({ preferences: z.looseObject({}).default({}) }),
});

/** The changes that a file brings, and what of it does not fit here. */
export interface BroughtProfile {
  readonly changes: z.output<typeof carriedSchema>;
  /** The fields, or the entries of lists, that were left out, with the rule that each breaks. */
  readonly leftOut: readonly FieldError[];
}

/** Reads a file with a profile by the rules of the profile form; `null` when it is none. */
export function readProfileFile(text: string): BroughtProfile | null {
  const file = fileSchema.safeParse(parseJson(text));
  return file.success ? leaveOut(file.data.profile, []) : null;
}

/** Leaves out what breaks a rule, until nothing does: each time at least one thing fewer is left. */
function leaveOut(profile: CarriedFields, before: readonly FieldError[]): BroughtProfile {
  const read = carriedSchema.safeParse(profile);
  if (read.success) return { changes: read.data, leftOut: before };
  const places = read.error.issues.map(({ path }) => toPlace(path));
  return leaveOut(without(profile, places), [...before, ...toFieldErrors(read.error)]);
}

/** Fields of a file, whatever they hold. */
type Fields = Readonly<Record<string, unknown>>;
type CarriedFields = Fields & { readonly preferences: Fields };

/** What is left out: a field of the profile or of the preferences, or one entry or answer in these. */
interface Place {
  readonly field: string;
  readonly preference: string | null;
  readonly entry: string | null;
}

function toPlace([field, preference, entry]: readonly PropertyKey[]): Place {
  return {
    field: String(field),
    preference: field === 'preferences' ? String(preference) : null,
    entry:
      typeof entry === 'number' || preference === 'prompts' ? (entry?.toString() ?? null) : null,
  };
}

function without(
  { preferences, ...profile }: CarriedFields,
  places: readonly Place[],
): CarriedFields {
  const isKept = (field: string) => places.every((place) => place.field !== field);
  const keptPreferences = Object.entries(preferences).flatMap(([name, value]) => {
    const broken = places.filter(({ preference }) => preference === name);
    if (broken.length === 0) return [[name, value]];
    if (broken.some(({ entry }) => entry === null)) return [];
    const entries = Object.entries(value as Fields).filter(([at]) =>
      broken.every(({ entry }) => entry !== at),
    );
    const isList = Array.isArray(value);
    return [[name, isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)]];
  });
  return {
    ...Object.fromEntries(Object.entries(profile).filter(([name]) => isKept(name))),
    preferences: Object.fromEntries(keptPreferences) as Fields,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
