import { z } from 'zod';
import { entriesRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { normaliseText } from '#core/kernel/text.ts';

const NOT_TEXT = 'Must be text';
const NOT_AN_ID = 'Must be a positive whole number';

/** A value that passes the core's rule; the rule's sentence is the error. */
export function ruled<Schema extends z.ZodType>(schema: Schema, rule: FieldRule<z.output<Schema>>) {
  return schema.superRefine((value, context) => {
    const message = rule(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

/** Text that is normalised and then passes the rule; `missing` is the error where there is none. */
export function text(rule: FieldRule<string>, missing = NOT_TEXT) {
  const schema = z.string({
    error: ({ input }) => (input === undefined ? missing : NOT_TEXT),
  });
  return ruled(schema.overwrite(normaliseText), rule);
}

/** Text that may be left out: `null` and empty text both mean that there is none. */
export function optionalText(rule: FieldRule<string>) {
  return text(rule)
    .nullable()
    .transform((value) => (value === '' ? null : value));
}

/** A list of at most `entries` items. */
export function listOf<Item extends z.ZodType>(field: string, entries: number, item: Item) {
  return ruled(z.array(item, `${field} must be a list`), entriesRule(field, entries));
}

/** A positive whole number. */
export const idSchema = z.int(NOT_AN_ID).positive(NOT_AN_ID);

/** A time, ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();
