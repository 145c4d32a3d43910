/** The number of characters of a text as people count them: Unicode code points, not UTF-16 units. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Text as it is stored: Unicode NFC, line breaks as LF, no white space around it. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/**
 * True for text that has something to see: more than spaces, marks without a letter, and characters
 * that are drawn as nothing.
 */
export function isVisibleText(text: string): boolean {
  return /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u.test(
    text,
  );
}

/**
 * The form of text that every storage keeps as it is: no half of a surrogate pair, and no control
 * character other than newline and tab.
 */
export const STORABLE_TEXT = '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';

const STORABLE = new RegExp(STORABLE_TEXT, 'u');

/** The same on one line: without line breaks, tabs and the controls that turn the direction of text. */
export const LINE_TEXT =
  '^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$';

/** True for text in the form of what every storage keeps. */
export function isStorableText(text: string): boolean {
  return STORABLE.test(text);
}
