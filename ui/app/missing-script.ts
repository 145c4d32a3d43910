/** What Chromium, Firefox, Safari and Vite say when a part of the page cannot be loaded. */
const MESSAGES =
  /dynamically imported module|importing a module script failed|unable to preload css|not a valid javascript mime type/i;

/**
 * True when a part of the page could not be loaded: mostly because a newer version has taken the
 * place of the one that is open, or else because there is no connection.
 */
export function isMissingScript(thrown: unknown): boolean {
  return thrown instanceof Error && MESSAGES.test(thrown.message);
}
