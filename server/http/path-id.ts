/** Reads an id out of an address: a positive whole number as one writes it, and `null` for anything else. */
export function parsePathId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
