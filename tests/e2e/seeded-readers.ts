import type { BrowserContext } from 'playwright-core';
import type { Self } from '#core/members/domain/member.ts';
import type { Person } from './people.ts';
import { LONG_WORDED, signUpLongWordedMembers } from './long-worded-members.ts';
import { MODERATORS } from './moderators.ts';
import { SEEDED_ROSA, signIn } from './seeded-server.ts';
import { call, openDevice, signUpOnOwnDevice } from './sign-up.ts';

/** Somebody who has told nothing of themselves and knows nobody. */
const NEWCOMER: Person = { ...SEEDED_ROSA, username: 'newcomer', name: 'Noor Haddad' };

/** Members for whom the same screens look different, by what they are called here. */
export const READERS: Readonly<Record<string, string>> = {
  member: SEEDED_ROSA.username,
  newcomer: NEWCOMER.username,
  'long-worded': LONG_WORDED.username,
  moderator: MODERATORS[0].username,
};

/** Signs up those of the readers whom the seed does not know. */
export async function signUpReaders(site: Parameters<typeof signUpOnOwnDevice>[0]): Promise<void> {
  await signUpLongWordedMembers(site);
  const { device } = await signUpOnOwnDevice(site, NEWCOMER);
  await fillDesk(site, device);
  await device.close();
}

/** Lets the newcomer report some members; one of them is suspended by a moderator, and appeals. */
async function fillDesk(
  { browser, server }: Parameters<typeof signUpOnOwnDevice>[0],
  newcomer: BrowserContext,
): Promise<void> {
  const [proposed, , suspended] = await Promise.all(
    (['sexual', 'danger', 'impersonation'] as const).map((reason, index) => {
      const words = index === 1 ? null : `https://example.org/${'gift'.repeat(60)}`;
      const draft = { memberId: 5 + index, reason, words, attachMessages: true, block: false };
      return call<{ id: number }>(newcomer, 'POST', '/api/reports', draft);
    }),
  );
  const { username } = await call<Self>(newcomer, 'GET', '/api/users/7');
  const desk = await openDevice(browser, server.url);
  await signIn(desk, MODERATORS[1].username);
  const decide = (report: { id: number } | undefined, measure: object) =>
    call(desk, 'POST', `/api/desk/reports/${report?.id}/decision`, { words: 'Why', ...measure });
  await decide(proposed, { measure: 'remove', reason: 'romance' });
  await decide(suspended, { measure: 'suspend', until: '2126-03-03T12:00:00Z', reason: 'spam' });
  await desk.close();
  const { password } = SEEDED_ROSA;
  const data = { username, password, words: 'That was somebody else.' };
  await newcomer.request.post('/api/appeals', { data });
}
