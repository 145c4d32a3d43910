import type { CommonFault } from '#core/kernel/fault.ts';
import { formRule } from '#core/kernel/field-rule.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import { WAVEFORM_PARTS } from './voice-limits.ts';

/** How many letters as many bytes have in base64url. */
const LETTERS = Math.ceil((WAVEFORM_PARTS * 8) / 6);

/** How loud a voice is, from its beginning to its end: a byte for each part, as base64url. */
export const parseWaveform: Parser<string, CommonFault> = parserBy(
  formRule(/^[\w-]+$/, { rule: 'malformed' }, { minLength: LETTERS, maxLength: LETTERS }),
);
