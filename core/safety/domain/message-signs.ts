import { hasBankNumber } from './bank-numbers.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { findSaidSigns, type SaidSign } from './message-subjects.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { plainSentences } from './plain-sentences.ts';
import { hasDoubtfulAddress, hasWebAddress } from './web-addresses.ts';

/**
 * A sign that a message may be part of a scam. `elsewhere` is a wish to go on in another messenger,
 * `lure` presses the reader to follow a link, which is a `link` by itself.
 */
export type MessageSign = SaidSign | 'link' | 'phone_number' | 'bank_number';

/**
 * The signs in a message, each once. The time it takes grows with the length of the text and no faster.
 * Texts that are equal under NFKC have the same signs, and a sentence more takes none away.
 */
export function findMessageSigns(text: string): readonly MessageSign[] {
  const folded = foldLookAlikes(text);
  const signs = new Set<MessageSign>(findSaidSigns(plainSentences(folded)));
  if (hasWebAddress(folded)) signs.add('link');
  if (hasDoubtfulAddress(folded)) signs.add('lure');
  if (hasPhoneNumber(folded)) signs.add('phone_number');
  if (hasBankNumber(folded)) signs.add('bank_number');
  return [...signs];
}
