import type { Guideline } from '#core/moderation/domain/guideline.ts';

const WORDS: Readonly<Record<Guideline, string>> = {
  impersonation: 'Be who you say you are',
  under_18: 'You must be 18 or older',
  romance: 'No flirting, no dates, nothing sexual',
  money: 'Don’t ask members for money, loans or gifts',
  unwanted_contact: 'Take no for an answer',
  disrespect: 'Don’t insult or belittle anyone',
  threats: 'Don’t threaten anyone',
  privacy: 'Keep what you are told to yourself',
  spam: 'Don’t sell, recruit or write the same to everyone',
  site_security: 'Don’t break in or get around the site’s limits',
};

/** The guideline in the words in which members are told that it was broken. */
export function describeGuideline(guideline: Guideline): string {
  return WORDS[guideline];
}
