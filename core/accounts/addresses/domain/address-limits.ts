const DAY = 24 * 60 * 60;

/** How often a member may have a link to confirm an address sent again. */
export const CONFIRMATION_LETTER_LIMIT = { name: 'confirmation-letters', points: 5, duration: DAY };
