import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';

/** The kind sentences in words, as both sides read them. */
export const DECLINE_TEXTS: Readonly<Record<DeclineSentence, string>> = {
  too_busy: 'Thank you for asking. My days are full just now, so I can’t begin anything new.',
  not_a_match:
    'Thank you for your kind request. I don’t think we’re the right match, and I hope you find someone who is.',
  already_found:
    'Thank you for asking. I’ve found the people I was hoping for, and I wish you the same.',
};
