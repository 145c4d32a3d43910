import type { z } from 'zod';
import { readFault } from '#core/kernel/schemas/faults.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';

/** What is wrong in words, of the issues that a schema found: of the first, if there are any. */
export function describeFirstFault(error: z.ZodError | undefined): string | undefined {
  const issue = error?.issues[0];
  return issue && describeIssue(issue);
}

/** What is wrong in words, of one issue that a schema found. */
export function describeIssue({ message }: { readonly message: string }): string {
  return describeFault(readFault(message), en);
}
