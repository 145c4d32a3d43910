import { parseMemberId } from '#core/kernel/ids.ts';
import type { PathIdParser } from '#core/kernel/schemas/endpoint.ts';

/** Reads an id out of an address: a positive whole number as one writes it, and `null` for anything else. */
export function parsePathId(text: string, parse: PathIdParser = parseMemberId): number | null {
  const parsed = /^[1-9]\d{0,14}$/.test(text) ? parse(Number(text)) : null;
  return parsed?.ok ? parsed.value : null;
}
