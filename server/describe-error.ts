/** How many causes of a cause are logged at most. */
const MOST_CAUSES = 5;

/**
 * An error as it is logged, with what caused it. The fields that drivers add to their errors may quote
 * what was stored, so they stay out.
 */
export function describeError(error: unknown): object {
  return describe(error, MOST_CAUSES);
}

function describe(error: unknown, causes: number): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  if (causes === 0) return { type: name, message, stack };
  const describeNext = (next: unknown) => describe(next, causes - 1);
  return {
    type: name,
    message,
    stack,
    ...(cause !== undefined && { cause: describeNext(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeNext) }),
  };
}
