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
  ['private_details', 'detail', 'hand'],
  ['money', 'beg', 'cash'],
  ['money', 'beg', 'plight'],
  ['money', 'beg', 'sum'],
  ['money', 'beg', 'rail'],
  ['money', 'beg', 'lack'],
  ['money', 'beg', 'toll'],
  ['money', 'lack', 'help'],
  ['money', 'lack', 'repay'],
  ['money', 'lack', 'cash', 'plight'],
  ['money', 'lack', 'cash', 'ask'],
  ['money', 'repay', 'cash'],
  ['money', 'repay', 'plight'],
  ['money', 'repay', 'rail'],
  ['money', 'exposure', 'pay'],
  ['money', 'exposure', 'cash'],
  ['money', 'exposure', 'beg'],
  ['money', 'home', 'toll', 'pay'],
  ['money', 'home', 'toll', 'beg'],
  ['money', 'home', 'toll', 'cash'],
  ['money', 'mistake', 'giveback'],
  ['money', 'cause', 'give'],
  ['money', 'cause', 'rail', 'sum'],
  ['money', 'work', 'gain', 'reach'],
  ['investment', 'market', 'offer'],
  ['investment', 'profit', 'offer', 'cash'],
  ['elsewhere', 'messenger', 'reach'],
];

const finders = new Map<ForeignLanguage, SubjectFinder<ForeignSubject>>();

/** The finder of a language, made when the first message in it is read. */
function finderOf(language: ForeignLanguage): SubjectFinder<ForeignSubject> {
  const made = finders.get(language);
  if (made) return made;
  const folded = Object.fromEntries(
    Object.entries(PHRASES[language]).map(([subject, phrases]) => [
      subject,
      phrases.map((phrase) => foldForeign(phrase, language)),
    ]),
  ) as unknown as SubjectPhrases;
  const finder = makeSubjectFinder<ForeignSubject>(folded);
  finders.set(language, finder);
  return finder;
}

/** Small letters first: of some letters only the small ones look like a Latin one. */
function foldForeign(text: string, language: ForeignLanguage): string {
  const folded = foldLookAlikes(text.toLowerCase());
  const spell = SPELLED_ALIKE[language];
  return spell ? spell(folded) : folded;
}

/** What is spelled in two ways is read in one: German `ue` for `ü`, Arabic final letters and the long stroke. */
const SPELLED_ALIKE: Partial<Record<ForeignLanguage, (folded: string) => string>> = {
  german: (folded) => folded.replace(/([aou])e/g, '$1'),
  french: (folded) => folded.replace(/['’‘`]/g, ' '),
  arabic: (folded) => folded.replace(/ـ/g, '').replace(/ة/g, 'ه').replace(/ى/g, 'ي'),
};

/** What each sentence of a message in another language touches on. */
export function findForeignSubjects(
  text: string,
  language: ForeignLanguage,
): readonly ReadonlySet<ForeignSubject>[] {
  const find = finderOf(language);
  return plainSentences(foldForeign(text, language), /[^\p{L}#]+/gu).map((sentence) =>
    find(withWordsApart(sentence, language)),
  );
}

/** The signs of sentences that follow each other, by what each touches on; each sign once. */
export function findForeignSigns(
  said: readonly ReadonlySet<ForeignSubject>[],
): readonly SaidSign[] {
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

/**
 * A sentence with the words of its language apart: Arabic writes the article, "and", and small words before it as one
 * word with the next. Where an ending says "you", `#yours` follows.
 */
function withWordsApart(sentence: string, language: ForeignLanguage): string {
  const addressed = YOURS[language]?.test(sentence) ? `${sentence}#yours ` : sentence;
  if (language !== 'arabic') return addressed;
  return addressed
    .replace(
      / و(?!اتس|يست|ظ|صل|رث|الد|احد|حد|ديع|كال|ثا|زار|قع|ضع|عد|قت|رق|جد|سط|جه)(?=\p{L}{3})/gu,
      ' ',
    )
    .replace(/ [وف]?(?:[بك]?ال|لل)(?!لي )(?=\p{L}{2})/gu, ' ');
}

/** Words with an ending that says "you": Arabic "your", and Ukrainian verbs, in folded letters. */
const YOURS: Partial<Record<ForeignLanguage, RegExp>> = {
  arabic: / (?!هناك |هنيك |كذلك |لذلك |البنك |شباك |سمك |مبارك )\p{L}{3,}ك /u,
  ukrainian: / \p{L}{2,}(?:[eиi]ш|иte|itb) /u,
};
