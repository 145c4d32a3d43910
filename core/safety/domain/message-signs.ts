import { hasBankNumber } from './bank-numbers.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { findSaidSigns, findSubjects, type SaidSign, type Subject } from './message-subjects.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { plainSentences } from './plain-sentences.ts';
import { hasDoubtfulAddress, hasWebAddress } from './web-addresses.ts';

/**
 * A sign that a message may be part of a scam. `elsewhere` is a wish to go on in another messenger,
 * `lure` presses the reader to follow a link, which is a `link` by itself.
 */
export type MessageSign = SaidSign | 'link' | 'phone_number' | 'bank_number';

/** A sentence in plain words, and what it touches on. */
export interface ReadSentence {
  readonly words: string;
  readonly subjects: ReadonlySet<Subject>;
}

/** A message as the rules read it: its sentences, and its signs, each once. */
export interface ReadMessage {
  readonly sentences: readonly ReadSentence[];
  readonly signs: readonly MessageSign[];
}

/**
 * Reads a message. The time it takes grows with the length of the text and no faster. Texts that are equal under
 * NFKC are read alike, and a sentence more takes no sign away.
 */
export function readMessage(text: string): ReadMessage {
  const folded = foldLookAlikes(text);
  const sentences = plainSentences(folded).map((words) => ({
    words,
    subjects: findSubjects(words),
  }));
  const signs = new Set<MessageSign>(findSaidSigns(sentences.map(({ subjects }) => subjects)));
  if (hasWebAddress(folded)) signs.add('link');
  if (hasDoubtfulAddress(folded)) signs.add('lure');
  if (hasPhoneNumber(folded)) signs.add('phone_number');
  if (hasBankNumber(folded)) signs.add('bank_number');
  return { sentences, signs: [...signs] };
}

/** The signs in a message, each once. */
export function findMessageSigns(text: string): readonly MessageSign[] {
  return readMessage(text).signs;
}
