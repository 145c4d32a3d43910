/** How often a link to choose a password may be asked for, for one address, member or not. */
export const RECOVERY_LIMIT = { name: 'recoveries', points: 5, duration: 60 * 60 };
