const RANDOM_BYTES = 16;

/**
 * A name for what is sent that nothing else has, under which it can be sent again and is stored once.
 * `crypto.randomUUID` is missing where a site comes by plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
