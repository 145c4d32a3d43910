import { z } from 'zod';
import { entriesRule } from '#core/kernel/field-rule.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { idSchema, optionalText, ruled, text } from '#core/kernel/schemas/fields.ts';
import { BOND_SIDES, type SidedTypeId } from '#core/members/domain/bond-sides.ts';
import * as rules from '#core/members/domain/field-rules.ts';
import {
  isText,
  nameOfField,
  PROFILE_FIELDS,
  type FieldName,
  type OwnField,
  type ProfileField,
  type TextField,
  type TextListField,
} from '#core/members/domain/profile-fields.ts';
import { writtenPrompts, type Prompt, type Prompts } from '#core/members/domain/prompts.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import { placeSchemas } from './place-schemas.ts';

/** A field as a client sends it, and as the server shows it. */
interface FieldSchemas {
  readonly sent: z.ZodType;
  readonly shown: z.ZodType;
}

const NOT_AN_AGE = writeFault<MemberFault>({ rule: 'age_not_whole' });
const ageSchema = ruled(z.number(NOT_AN_AGE), rules.checkAge);

/** Relationship types as a client sends them. */
export const relationshipTypesSchema = ruled(
  z.array(
    z.int(writeFault<MemberFault>({ rule: 'unknown_relationship_type' })),
    writeFault<MemberFault>({ rule: 'not_a_list', field: 'relationshipTypes' }),
  ),
  rules.checkRelationshipTypes,
);

/** An age range as a client sends it. */
export const ageRangeSchema = ruled(
  z.object(
    { min: ageSchema, max: ageSchema },
    writeFault<MemberFault>({ rule: 'age_range_incomplete' }),
  ),
  rules.checkAgeRange,
);

const sentRolesSchema = ruled(
  z.record(
    z.string(),
    z.enum(BOND_SIDES, writeFault<MemberFault>({ rule: 'unknown_bond_side' })),
    writeFault<MemberFault>({ rule: 'roles_not_an_object' }),
  ),
  rules.checkRoles,
).meta({
  description:
    'By the id of a bond, the side you would take: `seek` to have such a person, `offer` to be one, or `either`.',
});

const sideSchema = z.enum(BOND_SIDES).exactOptional();
const shownRolesSchema = z
  .object({ 1: sideSchema, 3: sideSchema, 4: sideSchema } satisfies Record<
    SidedTypeId,
    typeof sideSchema
  >)
  .meta({
    description:
      'By the id of a bond, the side that they would take: `seek` to have such a person, `offer` to be one; of a bond that is not there, either.',
  });

const sentAnswer = optionalText(rules.checkPrompt).exactOptional();
const shownAnswer = z.string().exactOptional();

/** Answers to the prompts as a client sends them; `null`, empty text and what is left out clear one. */
const sentPromptsSchema = z
  .object(
    { sunday: sentAnswer, give: sentAnswer, hope: sentAnswer } satisfies Record<
      Prompt,
      typeof sentAnswer
    >,
    writeFault<MemberFault>({ rule: 'prompts_not_an_object' }),
  )
  .transform(writtenPrompts);

/** What a member wrote for the prompts, as the server sends it. */
const shownPromptsSchema: z.ZodType<Prompts, Prompts> = z
  .object({ sunday: shownAnswer, give: shownAnswer, hope: shownAnswer } satisfies Record<
    Prompt,
    typeof shownAnswer
  >)
  .meta({
    id: 'Prompts',
    description: 'A Sunday they’d enjoy, what they could give, and what they hope for.',
  });

/** Relationship types and the like as the server sends them. */
export const idsSchema: z.ZodType<readonly number[], readonly number[]> = z.array(idSchema);
const textsSchema: z.ZodType<readonly string[], readonly string[]> = z.array(z.string());

/** The fields whose kind does not say it all. */
const ownSchemas = {
  age: {
    sent: z.union([ageSchema.nullable(), z.literal('').transform(() => null)], NOT_AN_AGE),
    shown: z.number().nullable(),
  },
  avatarUrl: {
    sent: optionalText(rules.checkPictureAddress('avatarUrl')),
    shown: z.string().nullable(),
  },
  'preferences.relationshipTypes': { sent: relationshipTypesSchema, shown: idsSchema },
  'preferences.roles': { sent: sentRolesSchema, shown: shownRolesSchema },
  'preferences.ageRange': {
    sent: ageRangeSchema,
    shown: z.object({ min: z.number(), max: z.number() }),
  },
  'preferences.interests': {
    sent: ruled(sentTexts('preferences.interests'), rules.checkInterestsDiffer),
    shown: textsSchema,
  },
  'preferences.prompts': { sent: sentPromptsSchema, shown: shownPromptsSchema },
  ...placeSchemas,
} satisfies Readonly<Record<OwnField | 'preferences.interests', FieldSchemas>>;

/** The fields as a client sends any of them, by their names; `null` and `""` clear what is optional. */
export function sentFields<Field extends ProfileField>(fields: readonly Field[]) {
  return byName(fields, (field) => schemasOf(field).sent.exactOptional()) as SentFields<Field>;
}

/** The fields as the server sends all of them, by their names. */
export function shownFields<Field extends ProfileField>(fields: readonly Field[]) {
  return byName(fields, (field) => schemasOf(field).shown) as ShownFields<Field>;
}

type SchemasOf<Field extends ProfileField> = Field extends keyof typeof ownSchemas
  ? (typeof ownSchemas)[Field]
  : Field extends TextField
    ? { readonly sent: ReturnType<typeof sentText>; readonly shown: z.ZodNullable<z.ZodString> }
    : { readonly sent: ReturnType<typeof sentTexts>; readonly shown: typeof textsSchema };

type SentFields<Field extends ProfileField> = {
  [Path in Field as FieldName<Path>]: z.ZodExactOptional<SchemasOf<Path>['sent']>;
};

type ShownFields<Field extends ProfileField> = {
  [Path in Field as FieldName<Path>]: SchemasOf<Path>['shown'];
};

function schemasOf(field: ProfileField): FieldSchemas {
  if (isOwn(field)) return ownSchemas[field];
  if (isText(field)) return { sent: sentText(field), shown: z.string().nullable() };
  return { sent: sentTexts(field), shown: textsSchema };
}

function isOwn(field: ProfileField): field is keyof typeof ownSchemas {
  return Object.hasOwn(ownSchemas, field);
}

function sentText(field: TextField) {
  return optionalText(rules.textRuleOf(field));
}

function sentTexts(field: TextListField) {
  const name = nameOfField(field);
  const notAList = writeFault<MemberFault>({ rule: 'not_a_list', field: name });
  const { entries } = PROFILE_FIELDS[field];
  return ruled(z.array(text(rules.entryRuleOf(field)), notAList), entriesRule(name, entries));
}

function byName(
  fields: readonly ProfileField[],
  schemaOf: (field: ProfileField) => z.ZodType,
): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(fields.map((field) => [nameOfField(field), schemaOf(field)]));
}
