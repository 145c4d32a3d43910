import { inGroups, PLAIN_SIGNS, writePlainSigns } from './plain-signs.ts';

const SIGNS_OF_CODE = 20;
const GROUP = 4;
const FORM = new RegExp(`^[${PLAIN_SIGNS}]{${SIGNS_OF_CODE}}$`);

/** How many codes are made at a time. */
export const RECOVERY_CODES = 10;

/** How many random bytes a code is made of; 5 bits of each are used, 100 in all. */
export const RECOVERY_CODE_BYTES = SIGNS_OF_CODE;

/** The code that is written with these random bytes: five groups of four signs. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  return writePlainSigns(bytes, GROUP);
}

/**
 * The code as it was made, from what somebody types off a sheet of paper: in any case, with whatever blanks and
 * dashes, and with letters that no code has for the figures that they look like. `null` for what is no code.
 */
export function readRecoveryCode(typed: string): string | null {
  const signs = typed
    .replaceAll(/[\s\-\u2010-\u2015]/g, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return FORM.test(signs) ? inGroups(signs, GROUP) : null;
}
