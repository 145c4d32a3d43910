import { foldLookAlikes } from './look-alikes.ts';
import type { ReadLanguage } from './message-language.ts';
import type { ForeignSubject, SubjectPhrases } from './foreign-subjects.ts';
import type { SaidSign } from './message-subjects.ts';
import { makeSubjectFinder, type SubjectFinder } from './phrase.ts';
import { ARABIC_PHRASES } from './phrases/arabic-phrases.ts';
import { FRENCH_PHRASES } from './phrases/french-phrases.ts';
import { GERMAN_PHRASES } from './phrases/german-phrases.ts';
import { SPANISH_PHRASES } from './phrases/spanish-phrases.ts';
import { UKRAINIAN_PHRASES } from './phrases/ukrainian-phrases.ts';
import { plainSentences } from './plain-sentences.ts';

/** A language that the guard reads by phrases alone. */
export type ForeignLanguage = Exclude<ReadLanguage, 'english'>;

const PHRASES: Readonly<Record<ForeignLanguage, SubjectPhrases>> = {
  german: GERMAN_PHRASES,
  spanish: SPANISH_PHRASES,
  french: FRENCH_PHRASES,
  arabic: ARABIC_PHRASES,
  ukrainian: UKRAINIAN_PHRASES,
};

const SAID_OUTRIGHT = [
  'gift_card',
  'investment',
  'private_details',
  'secrecy',
  'urgency',
  'elsewhere',
  'lure',
] as const satisfies readonly (SaidSign & ForeignSubject)[];

/** Subjects that are a sign when two sentences that follow each other touch on all of them. */
const TOGETHER: readonly (readonly [SaidSign, ...ForeignSubject[]])[] = [
  ['money', 'ask', 'lend', 'cash'],
  ['money', 'ask', 'plight', 'cash'],
  ['money', 'ask', 'pay', 'cash'],
  ['money', 'plight', 'pay', 'ask'],
  ['money', 'toll', 'pay', 'windfall'],
  ['money', 'toll', 'pay', 'parcel'],
  ['money', 'toll', 'pay', 'work'],
  ['money', 'windfall', 'claim', 'ask'],
  ['money', 'windfall', 'claim', 'cash'],
  ['money', 'work', 'gain', 'elsewhere'],
  ['money', 'work', 'gain', 'cash'],
  ['money', 'mule'],
  ['money', 'help', 'plight'],
  ['money', 'help', 'cash'],
  ['money', 'windfall', 'toll', 'ask'],
  ['money', 'ask', 'pay', 'fare'],
  ['private_details', 'code', 'relay', 'device'],
  ['private_details', 'blocked', 'confirm'],
];

const finders = new Map<ForeignLanguage, SubjectFinder<ForeignSubject>>();

/** The finder of a language, made when the first message in it is read. */
function finderOf(language: ForeignLanguage): SubjectFinder<ForeignSubject> {
  const made = finders.get(language);
  if (made) return made;
  const folded = Object.fromEntries(
    Object.entries(PHRASES[language]).map(([subject, phrases]) => [
      subject,
      phrases.map((phrase) => foldForeign(phrase)),
    ]),
  ) as unknown as SubjectPhrases;
  const finder = makeSubjectFinder<ForeignSubject>(folded);
  finders.set(language, finder);
  return finder;
}

/** Small letters first: of some letters only the small ones look like a Latin one. */
const foldForeign = (text: string) => foldLookAlikes(text.toLowerCase());

/** The signs that a message in another language says in its words, each once. */
export function findForeignSigns(text: string, language: ForeignLanguage): readonly SaidSign[] {
  const find = finderOf(language);
  const said = plainSentences(separated(foldForeign(text), language), /[^\p{L}#]+/gu).map(
    (sentence) => find(withoutArticles(sentence, language)),
  );
  const signs = new Set<SaidSign>();
  for (const [place, own] of said.entries()) {
    const next = said[place + 1];
    const has = (subject: ForeignSubject) => own.has(subject) || (next?.has(subject) ?? false);
    for (const sign of SAID_OUTRIGHT) if (own.has(sign)) signs.add(sign);
    for (const [sign, ...subjects] of TOGETHER) {
      if (subjects.every(has as (subject: string) => boolean)) signs.add(sign);
    }
  }
  return [...signs];
}

/** French says with an apostrophe what are two words. */
function separated(folded: string, language: ForeignLanguage): string {
  return language === 'french' ? folded.replace(/['’‘`]/g, ' ') : folded;
}

/** Arabic writes the article, and small words before it, as one word with the next. */
function withoutArticles(sentence: string, language: ForeignLanguage): string {
  if (language !== 'arabic') return sentence;
  return sentence.replace(/ [وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/gu, ' ');
}
