import { z } from 'zod';
import type { CommonFault, Fault } from '#core/kernel/fault.ts';
import type { Unbranded } from '#core/kernel/branded.ts';
import { bounded, type FieldRule } from '#core/kernel/field-rule.ts';
import {
  parseConnectionId,
  parseDataExportId,
  parseIntroductionId,
  parseInvitationId,
  parseKeptDayId,
  parseRecoveryRequestId,
  parseSessionId,
  parseMemberId,
  parseMessageId,
  parseContactMessageId,
  parseNoticeId,
  parsePictureId,
  parseReportId,
} from '#core/kernel/ids.ts';
import type { Parser } from '#core/kernel/parser.ts';
import { normaliseText } from '#core/kernel/text.ts';
import { writeFault } from './faults.ts';

/** A value that passes the core's rule, with its bounds; the rule's fault is the error. */
export function ruled<Schema extends z.ZodType>(
  schema: Schema,
  rule: FieldRule<z.output<Schema>, Fault>,
) {
  return schema
    .superRefine((value, context) => {
      const fault = rule(value);
      if (fault !== null) context.addIssue({ code: 'custom', message: writeFault<Fault>(fault) });
    })
    .meta({ ...rule.bounds });
}

/** Text that is normalised and then passes the rule; `missing` is the fault where there is none. */
export function text<Broken extends Fault = CommonFault>(
  rule: FieldRule<string, Broken>,
  missing?: NoInfer<Broken>,
) {
  return ruled(normalisedText(missing), rule);
}

/** Text that is normalised and then parsed; `missing` is the fault where there is none. */
export function parsedText<Value extends string, Broken extends Fault>(
  parser: Parser<Value, Broken>,
  missing: NoInfer<Broken>,
): z.ZodType<Value, string> {
  // Branded text is made of text, which types cannot follow.
  const plain = normalisedText(missing) as z.ZodType as z.ZodType<Unbranded<Value>, string>;
  return parsed(plain, parser);
}

/** A text in an answer of the server, which accepted it before it was stored. */
export function acceptedText<Value extends string>(): z.ZodType<Value, string> {
  return z.string() as unknown as z.ZodType<Value, string>;
}

function normalisedText(missing?: Fault) {
  const notText = writeFault({ rule: 'not_text' });
  const absent = missing === undefined ? notText : writeFault<Fault>(missing);
  return z
    .string({ error: ({ input }) => (input === undefined ? absent : notText) })
    .overwrite(normaliseText);
}

/** Any text: for what is compared with what is stored, and refused like a wrong one where it does not fit. */
export const anyText = text(() => null);

/** Text that may be left out: `null` and empty text both mean that there is none. */
export function optionalText(rule: FieldRule<string, Fault>) {
  return text(unlessEmpty(rule))
    .nullable()
    .transform((value) => (value === '' ? null : value));
}

/** Text that may be left out, and is parsed where it is there. */
export function optionalParsedText<Value extends string>(
  parser: Parser<Value>,
): z.ZodType<Value | null, string | null> {
  const rule = bounded(parser.bounds ?? {}, (given: Unbranded<Value>) => {
    const result = parser(given);
    return result.ok ? null : result.refusal;
  });
  // The parser has accepted what is left, and brands are for types alone.
  return optionalText(rule as FieldRule<string, Fault>) as z.ZodType<
    string | null,
    string | null
  > as z.ZodType<Value | null, string | null>;
}

/** The rule for all but an empty text. */
function unlessEmpty(rule: FieldRule<string, Fault>): FieldRule<string, Fault> {
  const { bounds = {} } = rule;
  const isNext = (bounds.minLength ?? 0) <= 1 && new RegExp(bounds.pattern ?? '', 'u').test('');
  const { minLength: _least, ...others } = bounds;
  return bounded(isNext ? others : { anyOf: [{ const: '' }, bounds] }, (given) =>
    given === '' ? null : rule(given),
  );
}

/** What the core's parser makes of the value; the parser's fault is the error. */
export function parsed<Value extends number | string, Input>(
  schema: z.ZodType<Unbranded<Value>, Input>,
  parser: Parser<Value>,
): z.ZodType<Value, Input> {
  const checked = schema
    .superRefine((value, context) => {
      const result = parser(value);
      const isRefusedAlready = context.issues.length > 0;
      if (result.ok || isRefusedAlready) return;
      context.addIssue({ code: 'custom', message: writeFault<Fault>(result.refusal) });
    })
    .meta({ ...parser.bounds });
  // The parser has accepted what is left, and brands are for types alone.
  return checked as unknown as z.ZodType<Value, Input>;
}

const NOT_AN_ID = writeFault({ rule: 'not_an_id' });

/** A positive whole number. */
export const idSchema = z.int(NOT_AN_ID).positive(NOT_AN_ID);

export const memberIdSchema = parsed(idSchema, parseMemberId);
export const connectionIdSchema = parsed(idSchema, parseConnectionId);
export const messageIdSchema = parsed(idSchema, parseMessageId);
export const noticeIdSchema = parsed(idSchema, parseNoticeId);
export const contactMessageIdSchema = parsed(idSchema, parseContactMessageId);
export const reportIdSchema = parsed(idSchema, parseReportId);
export const introductionIdSchema = parsed(idSchema, parseIntroductionId);
export const keptDayIdSchema = parsed(idSchema, parseKeptDayId);
export const invitationIdSchema = parsed(idSchema, parseInvitationId);
export const sessionIdSchema = parsed(idSchema, parseSessionId);
export const dataExportIdSchema = parsed(idSchema, parseDataExportId);
export const pictureIdSchema = parsed(idSchema, parsePictureId);
export const recoveryRequestIdSchema = parsed(idSchema, parseRecoveryRequestId);

/** Those who may know of an event at all. */
export const eventMembersSchema = z.array(memberIdSchema).max(2);

/** A time, ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();

/** A list of at most `maximum` values, which a fault calls by the name of its parameter. */
export function atMost<Values extends z.ZodType<unknown[]>>(
  maximum: number,
  parameter: string,
  values: Values,
) {
  const rule = ({ length }: readonly unknown[]): CommonFault | null =>
    length <= maximum ? null : { rule: 'too_many_values', parameter, maximum };
  return ruled(values, bounded({ maxItems: maximum }, rule));
}
