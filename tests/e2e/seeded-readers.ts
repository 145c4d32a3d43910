import type { Person } from './people.ts';
import { LONG_WORDED, signUpLongWordedMembers } from './long-worded-members.ts';
import { SEEDED_ROSA } from './seeded-server.ts';
import { signUpOnOwnDevice } from './sign-up.ts';

/** Somebody who has told nothing of themselves and knows nobody. */
const NEWCOMER: Person = { ...SEEDED_ROSA, username: 'newcomer', name: 'Noor Haddad' };

/** Members for whom the same screens look different, by what they are called here. */
export const READERS: Readonly<Record<string, string>> = {
  member: SEEDED_ROSA.username,
  newcomer: NEWCOMER.username,
  'long-worded': LONG_WORDED.username,
};

/** Signs up those of the readers whom the seed does not know. */
export async function signUpReaders(site: Parameters<typeof signUpOnOwnDevice>[0]): Promise<void> {
  await signUpLongWordedMembers(site);
  const { device } = await signUpOnOwnDevice(site, NEWCOMER);
  await device.close();
}
