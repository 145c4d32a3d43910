/** The figures and letters that nobody takes for each other, 32 in all. */
export const PLAIN_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** One of these signs for each byte, 5 bits of it, in groups of that length with dashes between them. */
export function writePlainSigns(bytes: Uint8Array, groupLength: number): string {
  const signs = [...bytes].map((byte) => PLAIN_SIGNS.charAt(byte % PLAIN_SIGNS.length)).join('');
  return inGroups(signs, groupLength);
}

/** The signs with a dash after every so many. */
export function inGroups(signs: string, groupLength: number): string {
  return signs.replaceAll(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}
