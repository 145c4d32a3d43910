import { makeSubjectFinder } from './phrase.ts';
import { ELSEWHERE_PHRASES } from './phrases/elsewhere-phrases.ts';
import {
  CODE_CARD_PHRASES,
  FETCH_PHRASES,
  GIFT_CARD_PHRASES,
} from './phrases/gift-card-phrases.ts';
import {
  ASSET_PHRASES,
  GUIDANCE_PHRASES,
  INVESTMENT_PHRASES,
} from './phrases/investment-phrases.ts';
import { LURE_PHRASES } from './phrases/lure-phrases.ts';
import { MONEY_PHRASES, PLEA_PHRASES, PLIGHT_PHRASES } from './phrases/money-phrases.ts';
import { NOTIONS } from './phrases/notions.ts';
import { SECRECY_PHRASES, URGENCY_PHRASES } from './phrases/pressure-phrases.ts';
import { PRIVATE_DETAIL_PHRASES } from './phrases/private-detail-phrases.ts';

/** What is a sign by itself. */
const SAID_OUTRIGHT = {
  money: MONEY_PHRASES,
  gift_card: GIFT_CARD_PHRASES,
  investment: INVESTMENT_PHRASES,
  private_details: PRIVATE_DETAIL_PHRASES,
  secrecy: SECRECY_PHRASES,
  urgency: URGENCY_PHRASES,
  elsewhere: ELSEWHERE_PHRASES,
  lure: LURE_PHRASES,
} as const;

/** What a message can say in its words that scams say. */
export type SaidSign = keyof typeof SAID_OUTRIGHT;

const PHRASES = {
  ...SAID_OUTRIGHT,
  ...NOTIONS,
  plea: PLEA_PHRASES,
  plight: PLIGHT_PHRASES,
  named_asset: ASSET_PHRASES,
  guidance: GUIDANCE_PHRASES,
  code_card: CODE_CARD_PHRASES,
  fetch: FETCH_PHRASES,
} as const;

/** What a sentence can touch on. */
export type Subject = keyof typeof PHRASES;

interface Combination {
  readonly sign: SaidSign;
  /** How far apart the subjects may be: in one sentence, in two that follow each other, or anywhere. */
  readonly within: 'sentence' | 'neighbours' | 'message';
  readonly subjects: readonly Subject[];
}

/** Subjects that are innocent one by one, and a sign together. */
const COMBINATIONS: readonly Combination[] = [
  { sign: 'money', within: 'sentence', subjects: ['ask', 'give', 'sum'] },
  { sign: 'money', within: 'sentence', subjects: ['request', 'dues'] },
  { sign: 'money', within: 'neighbours', subjects: ['request', 'parcels'] },
  { sign: 'lure', within: 'neighbours', subjects: ['look', 'link'] },
  { sign: 'money', within: 'neighbours', subjects: ['need', 'ask', 'sum'] },
  { sign: 'money', within: 'neighbours', subjects: ['authority', 'toll', 'number'] },
  { sign: 'money', within: 'neighbours', subjects: ['authority', 'toll', 'dues'] },
  { sign: 'money', within: 'neighbours', subjects: ['windfall', 'claim'] },
  { sign: 'money', within: 'neighbours', subjects: ['windfall', 'toll'] },
  { sign: 'money', within: 'message', subjects: ['plea', 'plight'] },
  { sign: 'gift_card', within: 'message', subjects: ['code_card', 'fetch'] },
  { sign: 'investment', within: 'neighbours', subjects: ['asset', 'invite'] },
  { sign: 'investment', within: 'message', subjects: ['named_asset', 'guidance'] },
  { sign: 'elsewhere', within: 'sentence', subjects: ['medium', 'move'] },
  { sign: 'elsewhere', within: 'neighbours', subjects: ['app', 'reader'] },
  { sign: 'investment', within: 'neighbours', subjects: ['hard_asset', 'reader'] },
  { sign: 'gift_card', within: 'neighbours', subjects: ['brand_card', 'reader'] },
  { sign: 'money', within: 'neighbours', subjects: ['riches', 'reader'] },
  { sign: 'private_details', within: 'neighbours', subjects: ['code', 'device', 'relay'] },
];

const SAID_SIGNS = Object.keys(SAID_OUTRIGHT) as readonly SaidSign[];

/** What a plain sentence touches on. */
export const findSubjects = makeSubjectFinder<Subject>(PHRASES);

/** The signs of sentences that follow each other, by what each touches on; each sign once. */
export function findSaidSigns(touched: readonly ReadonlySet<Subject>[]): readonly SaidSign[] {
  const reaches = {
    sentence: touched.map((own) => [own]),
    neighbours: touched.map((_own, index) => touched.slice(index, index + 2)),
    message: [touched],
  };
  const holds = ({ within, subjects }: Combination) =>
    reaches[within].some((reach) =>
      subjects.every((subject) => reach.some((sentence) => sentence.has(subject))),
    );
  return SAID_SIGNS.filter(
    (sign) =>
      touched.some((own) => own.has(sign)) ||
      COMBINATIONS.some((combination) => combination.sign === sign && holds(combination)),
  );
}
