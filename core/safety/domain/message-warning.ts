import { foreignLikeness } from './foreign-likeness.ts';
import { readMessage, type MessageSign, type ReadMessage } from './message-signs.ts';
import { scamLikeness } from './scam-likeness.ts';
import { undisguised } from './undisguised-text.ts';

/** What the reader of a message is warned of: a sign, or that it reads like a scam. A link alone is nothing to warn of. */
export type MessageWarning = Exclude<MessageSign, 'link'> | 'likeness';

/** The warnings, the gravest first: what is lost at once and for good, then what leads to it. */
const BY_GRAVITY = [
  'private_details',
  'bank_number',
  'gift_card',
  'investment',
  'money',
  'lure',
  'secrecy',
  'elsewhere',
  'phone_number',
  'urgency',
] as const satisfies readonly MessageWarning[];

/**
 * From this likeness on a message reads like a scam: with it nineteen of twenty warnings are right of an author whom the
 * weights have not learned from.
 */
const SCAM_LIKENESS = 0.1;

/** Signs to warn of however the message reads. */
const CERTAIN_SIGNS: readonly MessageSign[] = ['bank_number', 'phone_number'];

/** What several messages together need to read like a scam: harmless ones that follow each other add up too. */
const LIKENESS_TOGETHER = 0.5;

/** Of the messages before, so many are read together with a message, and no more characters than that. */
const EARLIER_MESSAGES = 4;
const EARLIER_LENGTH = 2_000;

/**
 * The one warning that the reader of the message needs, or `null` when they need none. With the earlier messages of
 * its sender, oldest first, a scam in pieces has a warning at the piece that gives it away.
 */
export function findWarning(text: string, earlier: readonly string[] = []): MessageWarning | null {
  const warning = warningFrom(SCAM_LIKENESS, text);
  const before = earlier.slice(-EARLIER_MESSAGES);
  if (warning !== null || before.length === 0) return warning;
  const together = before.join(' ').slice(-EARLIER_LENGTH);
  const wereWarnedOf =
    warningFrom(LIKENESS_TOGETHER, together) !== null ||
    before.some((one) => warningFrom(SCAM_LIKENESS, one.slice(-EARLIER_LENGTH)) !== null);
  return wereWarnedOf ? null : warningFrom(LIKENESS_TOGETHER, `${together} ${text}`);
}

function warningFrom(likeness: number, text: string): MessageWarning | null {
  const message = readMessage(undisguised(text));
  return chooseWarning(message.signs, readsLikeScam(message, likeness));
}

/** In a language that is not read, signs speak for themselves: they are numbers and addresses. */
function readsLikeScam(message: ReadMessage, likeness: number): boolean {
  if (message.language === 'english') return scamLikeness(message) >= likeness;
  if (message.language !== null) return foreignLikeness(message) >= likeness;
  return message.signs.some((sign) => sign !== 'link');
}

/** The one warning for these signs of a message that does or does not read like a scam. */
export function chooseWarning(
  signs: readonly MessageSign[],
  readsLikeScam: boolean,
): MessageWarning | null {
  const counted = readsLikeScam ? signs : signs.filter((sign) => CERTAIN_SIGNS.includes(sign));
  const sign = BY_GRAVITY.find((warning) => counted.includes(warning));
  return sign ?? (readsLikeScam ? 'likeness' : null);
}
