/** Letters that are written from right to left: the blocks that Unicode keeps for their scripts. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A member's text for the middle of an English sentence. Text with Arabic or Hebrew in it is put
 * between isolates, so that it does not change the order of the words around it.
 */
export function isolateText(text: string): string {
  return RIGHT_TO_LEFT.test(text)
    ? `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}`
    : text;
}
