import type { Person } from './people.ts';
import { SEEDED_ROSA } from './seeded-server.ts';
import {
  call,
  connect,
  requestConnection,
  signUpOnOwnDevice,
  type SignedUpMember,
} from './sign-up.ts';

const LONG_WORD = 'Wolfeschlegelsteinhausenbergerdorffwelche'.repeat(100);
const SENTENCE = 'We keep the kettle warm for whoever comes up the garden path on a Sunday. ';

/** A member all of whose texts are as long as they may be, and hardly break. */
export const LONG_WORDED = inventPerson(1);

/**
 * Signs up the long-worded member and four like them: one is connected with them, one has asked them,
 * one has been asked, and one is a stranger.
 */
export async function signUpLongWordedMembers(
  site: Parameters<typeof signUpOnOwnDevice>[0],
): Promise<void> {
  const [own, friend, asking, asked, stranger] = (await Promise.all(
    [1, 2, 3, 4, 5].map((place) => signUpOnOwnDevice(site, inventPerson(place))),
  )) as [SignedUpMember, SignedUpMember, SignedUpMember, SignedUpMember, SignedUpMember];
  const everybody = [own, friend, asking, asked, stranger];
  for (const [place, { device, self }] of everybody.entries()) {
    await call(device, 'PATCH', `/api/users/${self.id}`, inventProfile(place + 1));
  }
  const { id } = await connect(friend, own);
  await requestConnection(asking.device, { from: asking.self, to: own.self });
  await requestConnection(own.device, { from: own.self, to: asked.self });
  const write = ({ device }: SignedUpMember, content: string) =>
    call(device, 'POST', `/api/connections/${id}/messages`, { content });
  await write(own, LONG_WORD.slice(0, 4_000));
  await write(friend, `https://example.org/${LONG_WORD}`.slice(0, 4_000));
  await write(own, SENTENCE.repeat(100).slice(0, 4_000).trim());
  await write(friend, LONG_WORD.slice(0, 150));
  await Promise.all(everybody.map(({ device }) => device.close()));
}

function wordOf(characters: number) {
  return (_: unknown, index: number) => `${index}${LONG_WORD}`.slice(0, characters);
}

function inventPerson(place: number): Person {
  const username = `long.worded-member_${place}`.padEnd(30, 'x');
  const name = `${place}${LONG_WORD}`.slice(0, 80);
  const domain = Array.from({ length: 3 }, wordOf(50)).join('.');
  const email = `${'long.worded-address'.repeat(4).slice(0, 60)}${place}@${domain}.example`;
  return { username, name, email, password: SEEDED_ROSA.password };
}

function inventProfile(place: number): object {
  return {
    age: 100 + place,
    location: LONG_WORD.slice(0, 120),
    bio: `${LONG_WORD.slice(0, 300)} ${SENTENCE.repeat(40)}`.slice(0, 2_000).trim(),
    avatarUrl: place === 2 ? '/icon-512.png' : `https://${LONG_WORD.slice(0, 300)}.example/a.png`,
    preferences: {
      relationshipTypes: [1, 2, 3, 4],
      ageRange: { min: 18, max: 120 },
      interests: Array.from({ length: 50 }, wordOf(40)),
      reasons: [LONG_WORD.slice(0, 200), SENTENCE.repeat(2)],
      activities: Array.from({ length: 20 }, wordOf(80)),
      photos: [
        ...['/open-graph.png', '/icon-512.png', '/no-such-photo.png'],
        `https://${LONG_WORD.slice(0, 2_000)}.example/a.png`,
      ],
      availability: LONG_WORD.slice(0, 200),
    },
  };
}
