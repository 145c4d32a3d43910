/** How often a member may ask for another e-mail address, whoever has it. */
export const ADDRESS_LIMIT = { name: 'addresses', points: 5, duration: 24 * 60 * 60 };
