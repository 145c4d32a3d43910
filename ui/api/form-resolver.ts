import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { describeIssue } from './described-fault.ts';

/** Checks a form by a schema of the core, and says in words what is wrong with its fields. */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const standard = schema['~standard'];
  return standardSchemaResolver<Input, unknown, Output>({
    '~standard': {
      ...standard,
      validate: async (values) => {
        const result = await standard.validate(values);
        if (result.issues === undefined) return result;
        return {
          issues: result.issues.map((issue) => ({ ...issue, message: describeIssue(issue) })),
        };
      },
    },
  });
}
