import { hasBankNumber } from './bank-numbers.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { findSaidSigns, findSubjects, type SaidSign, type Subject } from './message-subjects.ts';
import { isEnglishWord } from './english-words.ts';
import { languageOf, type ReadLanguage } from './message-language.ts';
import type { ForeignSubject } from './foreign-subjects.ts';
import { findForeignSigns, findForeignSubjects } from './other-languages.ts';
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
  /** Its language, if the guard reads it. */
  readonly language: ReadLanguage | null;
  /** What is weighed of it in English, and what each of its sentences touches on in another language. */
  readonly sentences: readonly ReadSentence[];
  readonly foreign: readonly ReadonlySet<ForeignSubject>[];
  readonly signs: readonly MessageSign[];
}

/**
 * Reads a message. The time it takes grows with the length of the text and no faster. Texts that are equal under
 * NFKC are read alike, and a sentence more takes no sign away.
 */
export function readMessage(text: string, language = languageOfText(text)): ReadMessage {
  const folded = foldLookAlikes(text);
  const sentences =
    language === 'english'
      ? plainSentences(folded).map((words) => ({ words, subjects: findSubjects(words) }))
      : [];
  const foreign =
    language === null || language === 'english' ? [] : findForeignSubjects(text, language);
  const signs = new Set<MessageSign>([
    ...findSaidSigns(sentences.map(({ subjects }) => subjects)),
    ...findForeignSigns(foreign),
  ]);
  if (hasWebAddress(folded)) signs.add('link');
  if (hasDoubtfulAddress(folded)) signs.add('lure');
  if (hasPhoneNumber(folded)) signs.add('phone_number');
  if (hasBankNumber(folded)) signs.add('bank_number');
  return { language, sentences, foreign, signs: [...signs] };
}

function languageOfText(text: string): ReadLanguage | null {
  return languageOf(text.normalize('NFKC'), foldLookAlikes(text), isEnglishWord);
}

/** The signs in a message, each once. */
export function findMessageSigns(text: string): readonly MessageSign[] {
  return readMessage(text).signs;
}
