/** The ways in which two members can meet. */
export const WAYS_TO_MEET = ['near', 'online', 'letters'] as const;

export type WayToMeet = (typeof WAYS_TO_MEET)[number];
