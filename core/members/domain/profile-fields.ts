import { MINIMUM_AGE, type AgeRange } from './age-range.ts';
import type { Roles } from './bond-sides.ts';
import type { Country } from './countries.ts';
import type { SpokenLanguage } from './languages.ts';
import type { Prompts } from './prompts.ts';
import type { WayToMeet } from './ways-to-meet.ts';

/** The parts of the profile form. */
export type ProfilePart = 'person' | 'wishes' | 'words' | 'place' | 'further';

/** Who sees a field, and where it goes. */
interface FieldUse {
  /** Other members, and with them the desk, or nobody but the member. */
  readonly seenBy: 'members' | 'self';
  /** Whether a file with a profile takes it along to another site. */
  readonly isCarried: boolean;
  /** The part of the profile form that asks for it; `null` where none does. */
  readonly part: ProfilePart | null;
}

/** A text that can be left out, on one line. */
const line = (maximum: number) =>
  ({ kind: 'line', empty: null as string | null, maximum }) as const;

/** A text that can be left out, on as many lines as it takes. */
const text = (maximum: number) =>
  ({ kind: 'text', empty: null as string | null, maximum }) as const;

/** At most so many texts, each with at most so many characters; `entry` is what one of them is. */
const texts = <const Entry extends string>(entry: Entry, entries: number, characters: number) =>
  ({ kind: 'texts', empty: [] as readonly string[], entry, entries, characters }) as const;

/** A value with rules, words and a control of its own. */
const own = <Value>(empty: Value) => ({ kind: 'own', empty }) as const;

const SHOWN = { seenBy: 'members', isCarried: true } as const;

/**
 * Each field of a profile, by its path in the record: what it holds, with its bounds and what it is at first, and how
 * it is used. Rules, schemas, forms, pages and exports follow from this; what each field is called is in the texts.
 */
export const PROFILE_FIELDS = {
  bio: { ...text(2_000), ...SHOWN, part: 'person' },
  /** In the member's own words; a town says it better, and is shown in its place. */
  location: { ...line(120), ...SHOWN, part: 'place' },
  /** Whole years, 18 to 120. */
  age: { ...own<number | null>(null), ...SHOWN, part: 'person' },
  /** The address of a picture, which belongs to the account here. */
  avatarUrl: { ...own<string | null>(null), ...SHOWN, isCarried: false, part: 'person' },
  /** Ids of relationship types, no repeats. */
  'preferences.relationshipTypes': { ...own<readonly number[]>([]), ...SHOWN, part: 'wishes' },
  /** Which side of these bonds they would take, as far as they say. */
  'preferences.roles': { ...own<Roles>({}), ...SHOWN, part: 'wishes' },
  'preferences.ageRange': {
    ...own<AgeRange>({ min: MINIMUM_AGE, max: 80 }),
    ...SHOWN,
    part: 'wishes',
  },
  'preferences.location': { ...line(120), ...SHOWN, part: null },
  'preferences.interests': { ...texts('interest', 50, 40), ...SHOWN, part: 'wishes' },
  'preferences.reasons': { ...texts('reason', 10, 200), ...SHOWN, part: 'further' },
  /** Addresses of pictures. */
  'preferences.photos': { ...texts('photo', 12, 2_048), ...SHOWN, part: 'further' },
  'preferences.activities': { ...texts('activity', 20, 80), ...SHOWN, part: 'further' },
  'preferences.availability': { ...line(200), ...SHOWN, part: 'further' },
  'preferences.prompts': { ...own<Prompts>({}), ...SHOWN, part: 'words' },
  /** The languages that they speak or learn, no language twice. */
  'preferences.languages': { ...own<readonly SpokenLanguage[]>([]), ...SHOWN, part: 'place' },
  'preferences.country': { ...own<Country | null>(null), ...SHOWN, part: 'place' },
  /** A town of that country, out of the list of larger towns; the location stays free text. */
  'preferences.town': { ...line(120), ...SHOWN, part: 'place' },
  /** How they like to meet, no way twice. */
  'preferences.meeting': { ...own<readonly WayToMeet[]>([]), ...SHOWN, part: 'place' },
  /** An IANA name. */
  'preferences.timeZone': { ...own<string | null>(null), ...SHOWN, seenBy: 'self', part: 'place' },
} as const satisfies Readonly<Record<string, FieldUse>>;

type Fields = typeof PROFILE_FIELDS;

/** A field of a profile, by its path in the record. */
export type ProfileField = keyof Fields;

type FieldWith<Use> = {
  [Field in ProfileField]: Fields[Field] extends Use ? Field : never;
}[ProfileField];

export type TextField = FieldWith<{ readonly kind: 'line' | 'text' }>;
export type TextListField = FieldWith<{ readonly kind: 'texts' }>;
/** What an entry of such a list is. */
export type TextListEntry = Fields[TextListField]['entry'];
export type OwnField = FieldWith<{ readonly kind: 'own' }>;
/** The fields that a file with a profile takes along. */
export type CarriedField = FieldWith<{ readonly isCarried: true }>;
type PreferenceField = Extract<ProfileField, `preferences.${string}`>;
type ColumnField = Exclude<ProfileField, PreferenceField>;

/** What a field is called in the object that holds it. */
export type FieldName<Field extends ProfileField> = Field extends `preferences.${infer Name}`
  ? Name
  : Field;

type Values<Field extends ProfileField> = {
  readonly [Path in Field as FieldName<Path>]: Fields[Path]['empty'];
};

/** Some fields of a profile with what they hold: the preferences in an object of their own. */
export type ProfileValues<Field extends ProfileField = ProfileField> = Values<
  Extract<Field, ColumnField>
> & { readonly preferences: Values<Extract<Field, PreferenceField>> };

/** All fields, in the order in which they are declared. */
export const ALL_FIELDS = Object.keys(PROFILE_FIELDS) as readonly ProfileField[];

export const { columns: COLUMN_FIELDS, preferences: PREFERENCE_FIELDS } = splitFields(ALL_FIELDS);
export const TEXT_LIST_FIELDS = ALL_FIELDS.filter(isTextList);
export const CARRIED_FIELDS = ALL_FIELDS.filter(
  (field): field is CarriedField => PROFILE_FIELDS[field].isCarried,
);

/** What a member who has not said anything yet has in the fields beside the preferences. */
export const EMPTY_COLUMNS = emptyValues(COLUMN_FIELDS);

/** The profile of a member who has not said anything yet. */
export const EMPTY_PROFILE: ProfileValues = {
  ...EMPTY_COLUMNS,
  preferences: emptyValues(PREFERENCE_FIELDS),
};

function emptyValues<Field extends ProfileField>(fields: readonly Field[]): Values<Field> {
  const entries = fields.map((field) => [nameOfField(field), PROFILE_FIELDS[field].empty]);
  return Object.fromEntries(entries) as Values<Field>;
}

function isPreference(field: ProfileField): field is PreferenceField {
  return field.startsWith('preferences.');
}

/** Those of the fields that the record has beside the preferences, and those in the preferences. */
export function splitFields<Field extends ProfileField>(fields: readonly Field[]) {
  return {
    columns: fields.filter((field): field is Extract<Field, ColumnField> => !isPreference(field)),
    preferences: fields.filter((field): field is Extract<Field, PreferenceField> =>
      isPreference(field),
    ),
  };
}

/** True for a field with one plain text. */
export function isText(field: ProfileField): field is TextField {
  const { kind } = PROFILE_FIELDS[field];
  return kind === 'line' || kind === 'text';
}

/** True for a field with a list of plain texts. */
export function isTextList(field: ProfileField): field is TextListField {
  return PROFILE_FIELDS[field].kind === 'texts';
}

/** What the field is called in the object that holds it. */
export function nameOfField<Field extends ProfileField>(field: Field): FieldName<Field> {
  return field.replace('preferences.', '') as FieldName<Field>;
}

/** What the record has in the field. */
export function valueOf<Field extends ProfileField>(
  profile: ProfileValues<Field>,
  field: Field,
): Fields[Field]['empty'] {
  const holder: Readonly<Record<string, unknown>> = isPreference(field)
    ? profile.preferences
    : profile;
  return holder[nameOfField(field)] as Fields[Field]['empty'];
}

/** Of the record, these fields alone. */
export function pickFields<Field extends ProfileField>(
  profile: ProfileValues<NoInfer<Field>>,
  fields: readonly Field[],
): ProfileValues<Field> {
  const entries = (some: readonly Field[]) =>
    Object.fromEntries(some.map((field) => [nameOfField(field), valueOf(profile, field)]));
  const { columns, preferences } = splitFields(fields);
  return { ...entries(columns), preferences: entries(preferences) } as ProfileValues<Field>;
}

/** Those of the fields, but for the first and the last ones in the order in which they are declared. */
export function arrangeFields(
  fields: readonly ProfileField[],
  { first = [], last = [] }: Readonly<Partial<Record<'first' | 'last', readonly ProfileField[]>>>,
): readonly ProfileField[] {
  const placed = [...first, ...last];
  return [...first, ...fields.filter((field) => !placed.includes(field)), ...last];
}
