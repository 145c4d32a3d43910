import { writeFault } from '#core/kernel/schemas/faults.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';

/** What is wrong with a choice that is none of the options. */
export function unknownOption(
  parameter: Extract<ModerationFault, { readonly rule: 'unknown_option' }>['parameter'],
  options: readonly string[],
): string {
  return writeFault<ModerationFault>({ rule: 'unknown_option', parameter, options });
}
