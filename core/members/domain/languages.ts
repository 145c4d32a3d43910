/**
 * The languages that members can say they speak, as BCP 47 tags: those of ISO 639-1, and others that many
 * speak. What they are called is for those who show them.
 */
export const LANGUAGES = [
  ...['aa', 'ab', 'ae', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay', 'az', 'ba', 'be'],
  ...['bg', 'bi', 'bm', 'bn', 'bo', 'br', 'bs', 'ca', 'ce', 'ch', 'co', 'cr', 'cs', 'cu'],
  ...['cv', 'cy', 'da', 'de', 'dv', 'dz', 'ee', 'el', 'en', 'eo', 'es', 'et', 'eu', 'fa'],
  ...['ff', 'fi', 'fj', 'fo', 'fr', 'fy', 'ga', 'gd', 'gl', 'gn', 'gu', 'gv', 'ha', 'he'],
  ...['hi', 'ho', 'hr', 'ht', 'hu', 'hy', 'hz', 'ia', 'id', 'ie', 'ig', 'ii', 'ik', 'io'],
  ...['is', 'it', 'iu', 'ja', 'jv', 'ka', 'kg', 'ki', 'kj', 'kk', 'kl', 'km', 'kn', 'ko'],
  ...['kr', 'ks', 'ku', 'kv', 'kw', 'ky', 'la', 'lb', 'lg', 'li', 'ln', 'lo', 'lt', 'lu'],
  ...['lv', 'mg', 'mh', 'mi', 'mk', 'ml', 'mn', 'mr', 'ms', 'mt', 'my', 'na', 'nb', 'nd'],
  ...['ne', 'ng', 'nl', 'nn', 'no', 'nr', 'nv', 'ny', 'oc', 'oj', 'om', 'or', 'os', 'pa'],
  ...['pi', 'pl', 'ps', 'pt', 'qu', 'rm', 'rn', 'ro', 'ru', 'rw', 'sa', 'sc', 'sd', 'se'],
  ...['sg', 'si', 'sk', 'sl', 'sm', 'sn', 'so', 'sq', 'sr', 'ss', 'st', 'su', 'sv', 'sw'],
  ...['ta', 'te', 'tg', 'th', 'ti', 'tk', 'tn', 'to', 'tr', 'ts', 'tt', 'tw', 'ty', 'ug'],
  ...['uk', 'ur', 'uz', 've', 'vi', 'vo', 'wa', 'wo', 'xh', 'yi', 'yo', 'za', 'zh', 'zu'],
  ...['ary', 'arz', 'ase', 'bem', 'bho', 'ceb', 'chr', 'ckb', 'fa-AF', 'fil', 'fon'],
  ...['gsw', 'haw', 'hil', 'hmn', 'ilo', 'jam', 'kab', 'kea', 'kok', 'kri', 'lad'],
  ...['lua', 'luo', 'mai', 'mni', 'mos', 'nan', 'nds', 'pap', 'pcm', 'rom', 'sat'],
  ...['scn', 'sco', 'shi', 'syr', 'tem', 'tig', 'war', 'yue'],
] as const;

/** A language out of the list, as its BCP 47 tag. */
export type LanguageTag = (typeof LANGUAGES)[number];

/** How well a language is spoken, best first. */
export const LANGUAGE_LEVELS = ['native', 'fluent', 'learning'] as const;

export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** A language, and how well a member speaks it. */
export interface SpokenLanguage {
  readonly tag: LanguageTag;
  readonly level: LanguageLevel;
}

/** How many languages a member may list. */
export const MAXIMUM_LANGUAGES = 12;

const known: ReadonlySet<string> = new Set(LANGUAGES);

/** Whether the text is the tag of a language out of the list. */
export function isLanguageTag(text: string): text is LanguageTag {
  return known.has(text);
}
