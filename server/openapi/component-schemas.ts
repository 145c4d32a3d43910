import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A JSON Schema, as it is written into the document. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schemas of one document: named schemas become components, to which the others refer. */
export interface ComponentSchemas {
  /** The JSON Schema of what clients send (`input`) or of what the server sends (`output`). */
  readonly describe: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;
  /** The components so far, by name. */
  readonly byName: Readonly<Record<string, JsonSchema>>;
}

/** Starts a document without components. */
export function createComponentSchemas(): ComponentSchemas {
  const byName: Record<string, JsonSchema> = {};
  return {
    byName,
    describe(schema, io) {
      const { $schema: _dialect, $defs, ...described } = toJsonSchema(schema, io);
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
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const described = z.toJSONSchema(schema, { io, override: dropPattern });
  const text = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
}

/** The format of a time says enough, and a number in a query is described as a number. */
function dropPattern({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.type === 'integer') delete jsonSchema.pattern;
}
