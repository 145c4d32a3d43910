/** Two parts of an address with nothing between them but its sign. */
const ADDRESS_LIKE = /\S[./:@\\]\S/;
const MOST_CHARACTERS = 40;

/** Characters that turn the direction of text or start a new line. */
// eslint-disable-next-line no-control-regex -- finding control characters is what this is for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/**
 * The name by which a mail greets: its first word, unless that is shortened, as a title is. Whoever registers with somebody else's address chooses what we write there: a name
 * that is long or looks like an address is left out.
 */
export function greetingName(name: string): string | null {
  const shown = name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  const isPlain = shown !== '' && shown.length <= MOST_CHARACTERS && !ADDRESS_LIKE.test(shown);
  if (!isPlain) return null;
  const [first = shown] = shown.split(' ');
  return first.endsWith('.') ? shown : first;
}
