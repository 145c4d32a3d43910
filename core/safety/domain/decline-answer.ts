/** The kind sentences that a member may send to the one whose request they decline: one of these, or none. */
export const DECLINE_SENTENCES = ['too_busy', 'not_a_match', 'already_found'] as const;

export type DeclineSentence = (typeof DECLINE_SENTENCES)[number];

/** What a member has answered to a request that they declined, and when (ISO 8601 in UTC). */
export interface DeclineAnswer {
  readonly sentence: DeclineSentence;
  readonly answeredAt: string;
}
