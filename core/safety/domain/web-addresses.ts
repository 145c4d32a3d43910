/** A web address, with or without its scheme, in a folded text. */
export const WEB_ADDRESS =
  /(?:https?:\/\/|(?<![a-z0-9@.])www\.)[^\s<>"]+|(?<![a-z0-9@.-])(?:[a-z0-9-]{1,40}\.){1,3}(?:com|org|net|info|xyz|top|online|site|shop|link|live|click|app|io|ly|me|co\.uk|example)(?:\/[^\s<>"]*)?(?![a-z0-9@-])/g;

/** Services that hide where an address leads. */
const SHORTENED =
  /(?<![a-z0-9.-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|rb\.gy|cutt\.ly|shorturl\.at|t\.me|wa\.me|tiny\.cc)\//;

/** Whether the folded text has a web address. */
export function hasWebAddress(folded: string): boolean {
  return folded.search(WEB_ADDRESS) >= 0;
}

/** What addresses lead to that ask for a password or a payment, or load a program. */
const GREEDY =
  /(?:https?:\/\/|www\.)[^\s<>"]*?(?:log-?in|sign-?[iu][np]|register|verif|claim|prize|unlock|redeem|refund|wallet|\.(?:exe|apk|scr|msi|zip)(?![a-z]))/;

/** Whether the folded text has an address that asks for much, or hides where it leads. */
export function hasDoubtfulAddress(folded: string): boolean {
  return (
    SHORTENED.test(folded) ||
    GREEDY.test(folded) ||
    /https?:\/\/(?:\d{1,3}\.){3}\d|\/\/xn--|\.xn--/.test(folded)
  );
}
