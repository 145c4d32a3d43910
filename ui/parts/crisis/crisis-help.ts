/** Where the crisis box is on its page, as a hash in an address names it. */
export const CRISIS_HELP = 'crisis-help';
