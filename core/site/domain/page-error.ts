/** How many characters (UTF-16 units) of each part of a failure are reported. */
export const PAGE_ERROR_CHARACTERS = { message: 500, address: 500, stack: 4_000 } as const;

/** A failure of the page, as reported to the server for its log. */
export interface PageError {
  readonly message: string;
  /** The path of the page, without its query and hash, which may identify a member. */
  readonly address: string;
  readonly stack?: string;
}

/**
 * Describes what was thrown at a path; what is too long is cut. Its schema is in another file, so that a
 * page can report a failure without loading any.
 */
export function toPageError(thrown: unknown, path: string): PageError {
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return {
    message: describe(thrown).slice(0, PAGE_ERROR_CHARACTERS.message),
    address: path.slice(0, PAGE_ERROR_CHARACTERS.address),
    ...(stack && { stack: stack.slice(0, PAGE_ERROR_CHARACTERS.stack) }),
  };
}

function describe(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' && thrown !== '' ? thrown : `Thrown: ${typeof thrown}`;
}
