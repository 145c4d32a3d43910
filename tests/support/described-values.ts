import fc from 'fast-check';

/** As much of JSON Schema as the description of the API is written in. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly DescribedSchema[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly oneOf?: readonly DescribedSchema[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: DescribedSchema;
  readonly propertyNames?: DescribedSchema;
  readonly items?: DescribedSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export type Components = Readonly<Record<string, DescribedSchema>>;

/** A way into a value: a key, `[]` for the first item of a list, or the number of an alternative. */
type Step = string | number;

/** A place of a described value. */
export interface Place {
  readonly steps: readonly Step[];
  readonly schema: DescribedSchema;
}

/** The place as errors name it. */
export function pathOf({ steps }: Place): string {
  return steps
    .filter((step) => typeof step === 'string')
    .map((step) => (step === '[]' ? '0' : step))
    .join('.');
}

const anyCharacters = fc.constantFrom('a', 'é', 'ß', '字', '🧗');

const textOf = (length: number) =>
  fc.array(anyCharacters, { minLength: length, maxLength: length }).map((all) => all.join(''));

/** Values as a description has them, and values that break one of its bounds. */
export function describedValues(components: Components) {
  function resolve(schema: DescribedSchema): DescribedSchema {
    const found = schema.$ref && components[schema.$ref.replace('#/components/schemas/', '')];
    if (found) return resolve(found);
    return schema.allOf ? schema.allOf.map(resolve).reduce(joined) : schema;
  }

  /** What both describe; one of them may have alternatives. */
  function joined(one: DescribedSchema, other: DescribedSchema): DescribedSchema {
    const alternatives = alternativesOf(one) ?? alternativesOf(other);
    const rest = alternativesOf(one) ? other : one;
    if (alternatives) return { oneOf: alternatives.map((each) => joined(each, rest)) };
    return {
      ...one,
      ...other,
      properties: { ...one.properties, ...other.properties },
      required: [...(one.required ?? []), ...(other.required ?? [])],
    };
  }

  function alternativesOf({ anyOf, oneOf, type, ...others }: DescribedSchema) {
    if (Array.isArray(type)) return (type as string[]).map((one) => ({ ...others, type: one }));
    const alternatives = anyOf ?? oneOf;
    return alternatives?.map((one) => ({ ...(type && { type }), ...others, ...resolve(one) }));
  }

  /** Every place in the value that has no places of its own, and every list. */
  function placesIn(given: DescribedSchema, steps: readonly Step[] = []): readonly Place[] {
    const schema = resolve(given);
    const alternatives = alternativesOf(schema);
    if (alternatives) {
      return alternatives.flatMap((one, place) => placesIn(one, [...steps, place]));
    }
    const here = { steps, schema };
    if (schema.properties) {
      return Object.entries(schema.properties).flatMap(([key, one]) =>
        placesIn(one, [...steps, key]),
      );
    }
    return schema.items ? [here, ...placesIn(schema.items, [...steps, '[]'])] : [here];
  }

  /** A value as described; at the place it is the other one. */
  function valueOf(
    given: DescribedSchema,
    [step, ...steps]: readonly Step[] = [],
    other?: fc.Arbitrary<unknown>,
  ): fc.Arbitrary<unknown> {
    if (step === undefined && other) return other;
    const schema = resolve(given);
    const alternatives = alternativesOf(schema);
    if (alternatives && typeof step === 'number') {
      return valueOf(alternatives[step]!, steps, other);
    }
    if (alternatives) return fc.oneof(...alternatives.map((one) => valueOf(one)));
    if (schema.properties) {
      const keys = Object.keys(schema.properties);
      const values = keys.map((key) => [
        key,
        key === step
          ? valueOf(schema.properties![key]!, steps, other)
          : valueOf(schema.properties![key]!),
      ]);
      const requiredKeys = keys.filter((key) => key === step || schema.required?.includes(key));
      return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys,
      });
    }
    if (schema.items && step === '[]') return fc.tuple(valueOf(schema.items, steps, other));
    return plainValueOf(schema);
  }

  function plainValueOf(schema: DescribedSchema): fc.Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if ('const' in schema) return fc.constant(schema.const);
    switch (schema.type) {
      case 'string':
        return textAsDescribed(schema);
      case 'integer':
      case 'number':
        return fc.constantFrom(least(schema), schema.maximum ?? Number.MAX_SAFE_INTEGER);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return listOf(schema, schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3));
      case 'object':
        return fc.dictionary(
          plainValueOf(schema.propertyNames ?? { type: 'string' }) as fc.Arbitrary<string>,
          valueOf(schema.additionalProperties ?? {}),
        );
      case undefined:
      default:
        throw new Error(`No value is described by ${JSON.stringify(schema)}.`);
    }
  }

  function listOf(
    { items = {}, uniqueItems }: DescribedSchema,
    minLength: number,
    maxLength: number,
  ) {
    return uniqueItems
      ? fc.uniqueArray(valueOf(items), { minLength, maxLength, selector: JSON.stringify })
      : fc.array(valueOf(items), { minLength, maxLength });
  }

  /** Each bound of the schema, with values just outside it. */
  function outside(schema: DescribedSchema): readonly (readonly [string, fc.Arbitrary<unknown>])[] {
    const { minLength, maxLength, pattern, maxItems, uniqueItems, items, propertyNames } = schema;
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    const choices = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
    const least0 = isNumber ? least(schema) : 0;
    return [
      ...(minLength ? ([['minLength', textOf(minLength - 1)]] as const) : []),
      ...(maxLength ? ([['maxLength', textOf(maxLength + 1)]] as const) : []),
      ...(pattern ? ([['pattern', textUnlike(schema, pattern)]] as const) : []),
      ...(schema.format === 'date-time' ? ([['format', fc.constant('tomorrow')]] as const) : []),
      ...(choices ? ([['choices', fc.constantFrom('no such choice', -99)]] as const) : []),
      ...(isNumber && !choices ? ([['least', fc.constant(least0 - 1)]] as const) : []),
      ...(isNumber && !choices ? ([['whole', fc.constant(least0 + 0.5)]] as const) : []),
      ...(schema.maximum && !choices
        ? ([['maximum', fc.constant(schema.maximum + 1)]] as const)
        : []),
      ...(maxItems ? ([['maxItems', listOf(schema, maxItems + 1, maxItems + 1)]] as const) : []),
      ...(uniqueItems && items
        ? ([['uniqueItems', valueOf(items).map((item) => [item, item])]] as const)
        : []),
      ...(propertyNames?.enum ? ([['propertyNames', fc.constant({ 2: 'seek' })]] as const) : []),
    ];
  }

  return { placesIn, valueOf, outside };
}

function least({ minimum, exclusiveMinimum = -1 }: DescribedSchema): number {
  return minimum ?? exclusiveMinimum + 1;
}

/** Whether nothing but control characters and halves of pairs is outside the pattern. */
function takesAnyLetters({ pattern = '' }: DescribedSchema): boolean {
  return new RegExp(pattern, 'u').test('aéß字🧗');
}

function textAsDescribed(schema: DescribedSchema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 60, pattern = '', format } = schema;
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T23:59:59Z') })
      .map((date) => date.toISOString());
  if (takesAnyLetters(schema)) return fc.constantFrom(minLength, maxLength).chain(textOf);
  return fc
    .stringMatching(new RegExp(pattern, 'u'))
    .filter((text) => text.length >= minLength && text.length <= maxLength && isPlain(text));
}

function textUnlike(schema: DescribedSchema, pattern: string): fc.Arbitrary<string> {
  const { minLength = 1, maxLength = 60 } = schema;
  if (takesAnyLetters(schema)) {
    return fc
      .tuple(
        textOf(minLength),
        fc.constantFrom('\u0000', '\u001f', '\u007f', '\u009f', '\ud800', '\udfff'),
      )
      .map(([text, sign]) => `${text}a${sign}x`)
      .filter((text) => Array.from(text).length <= maxLength);
  }
  const form = new RegExp(pattern, 'u');
  return fc
    .string({ minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 60) })
    .filter((text) => !form.test(text) && isPlain(text) && text.length >= minLength);
}

/** Text that is the same once it is normalised. */
function isPlain(text: string): boolean {
  return text.normalize('NFC').trim() === text;
}
