import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A JSON Schema, as it is written into the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

type Sender = 'client' | 'server';

/** The JSON Schemas of one document: named schemas become components, to which the others refer. */
export interface ComponentSchemas {
  /** The JSON Schema of what travels: what clients send, or what the server sends. */
  readonly describe: (schema: z.ZodType, sender: Sender) => JsonSchema;
  /** The components so far, by name. */
  readonly byName: Readonly<Record<string, JsonSchema>>;
}

/** Starts a document without components. */
export function createComponentSchemas(): ComponentSchemas {
  const byName: Record<string, JsonSchema> = {};
  return {
    byName,
    describe(schema, sender) {
      const { $schema: _dialect, $defs, ...described } = toJsonSchema(schema, sender);
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
function toJsonSchema(schema: z.ZodType, sender: Sender) {
  const described = z.toJSONSchema(schema, {
    // The side of the wire. What is read from it has the names and types of the domain.
    io: 'input',
    override: ({ jsonSchema }) => {
      dropPattern(jsonSchema);
      if (sender === 'server') closeObject(jsonSchema);
    },
  });
  const text = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
}

/** The format of a time says enough, and a number in a query is described as a number. */
function dropPattern(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format === 'date-time' || schema.type === 'integer') delete schema.pattern;
}

/** The server sends what is described and nothing more. */
function closeObject(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.properties !== undefined) schema.additionalProperties ??= false;
}
