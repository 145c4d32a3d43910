import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A JSON Schema, as it is written into the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schemas of one document: named schemas become components, to which the others refer. */
export interface ComponentSchemas {
  /**
   * The JSON Schema of what travels. Its objects stay open: clients ignore keys that they do not know, as the server
   * does, so that either can learn more.
   */
  readonly describe: (schema: z.ZodType) => JsonSchema;
  /** The components so far, by name. */
  readonly byName: Readonly<Record<string, JsonSchema>>;
}

/** Starts a document without components. */
export function createComponentSchemas(): ComponentSchemas {
  const byName: Record<string, JsonSchema> = {};
  return {
    byName,
    describe(schema) {
      const { $schema: _dialect, $defs, ...described } = toJsonSchema(schema);
      for (const [name, component] of Object.entries($defs ?? {})) {
        if (name in byName && !isDeepStrictEqual(byName[name], component)) {
          throw new Error(`Two schemas of the contract have the id "${name}".`);
        }
        byName[name] = component;
      }
      return described;
    },
  };
}

/** A schema that has an id is in `$defs`; references name the component that it becomes. */
function toJsonSchema(schema: z.ZodType) {
  const described = z.toJSONSchema(schema, {
    // The side of the wire. What is read from it has the names and types of the domain.
    io: 'input',
    override: ({ jsonSchema }) => {
      dropPattern(jsonSchema);
    },
  });
  const text = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
}

/** The format of a time says enough, and a number in a query is described as a number. */
function dropPattern(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time' || schema.type === 'integer') delete schema.pattern;
}
