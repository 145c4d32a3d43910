import { describe, expect, test } from 'vitest';
import { granted, refused } from '#core/kernel/result.ts';
import { findWrongTown } from '#core/members/steps/find-wrong-town.ts';
import { withCurrentPictures } from '#core/members/steps/with-current-pictures.ts';
import { toMemberId } from '#tests/support/ids.ts';

/** Pictures of the site whose address begins with "old" lie at another now, and those with "gone" nowhere. */
const currentPictures = (_memberId: unknown, addresses: readonly string[]) =>
  Promise.resolve(
    addresses.map((address) =>
      address.startsWith('gone') ? null : address.replace(/^old/, 'new'),
    ),
  );

const profile = (avatarUrl: string | null, photos: readonly string[]) => ({
  name: 'Rosa',
  avatarUrl,
  preferences: { photos, interests: ['chess'] },
});

const NOTHING = profile(null, []);

const take = (wished: ReturnType<typeof profile>, before = NOTHING) =>
  withCurrentPictures(currentPictures, toMemberId(1), wished, before);

describe('the pictures of a profile', () => {
  test('are where they lie now, in their order, and all else stays', async () => {
    expect(await take(profile('old 1', ['old 2', 'https://a.example/b.jpg']))).toEqual(
      granted(profile('new 1', ['new 2', 'https://a.example/b.jpg'])),
    );
  });

  test('can be none', async () => {
    expect(await take(NOTHING, profile('old 1', ['old 2']))).toEqual(granted(NOTHING));
    expect(await take(profile(null, ['old 2']))).toEqual(granted(profile(null, ['new 2'])));
  });

  test('that lie nowhere are faults, each at its place', async () => {
    const at = (path: string, field: string) => ({
      path,
      fault: { rule: 'picture_address', field },
    });
    expect(await take(profile('gone 1', ['old 2', 'gone 3']))).toEqual(
      refused([at('avatarUrl', 'avatarUrl'), at('preferences.photos.1', 'photo')]),
    );
    expect(await take(profile(null, ['gone 2']))).toEqual(
      refused([at('preferences.photos.0', 'photo')]),
    );
  });

  test('that were there before may stay, and move', async () => {
    const before = profile('gone 1', ['gone 2']);
    expect(await take(before, before)).toEqual(granted(before));
    const kept = profile('old 1', ['old 2']);
    expect(await take(kept, kept)).toEqual(granted(profile('new 1', ['new 2'])));
    const moved = profile('gone 2', ['gone 1', 'old 3']);
    expect(await take(moved, before)).toEqual(granted(profile('gone 2', ['gone 1', 'new 3'])));
    expect(await take(profile('gone 4', ['gone 2']), before)).toMatchObject({ ok: false });
  });
});

describe('a town', () => {
  const listTowns = (country: string) =>
    Promise.resolve(country === 'GB' ? ['Leeds', 'Newport'] : ['Suva']);
  const none = { country: null, town: null };
  const leeds = { country: 'GB', town: 'Leeds' } as const;

  test.each([
    ['is one of its country', leeds, none, null],
    ['can be none', none, leeds, null],
    ['can be none in a country', { country: 'GB', town: null }, leeds, null],
    ['may stay as it is', { country: 'FJ', town: 'Leeds' }, { country: 'FJ', town: 'Leeds' }, null],
    ['goes with no other country', { country: 'FJ', town: 'Leeds' }, leeds, 'unknown_town'],
    ['is no other of the country', { country: 'GB', town: 'Suva' }, leeds, 'unknown_town'],
    ['has a country', { country: null, town: 'Leeds' }, leeds, 'town_without_country'],
  ] as const)('%s', async (_what, place, before, rule) => {
    const errors = rule === null ? [] : [{ path: 'preferences.town', fault: { rule } }];
    expect(await findWrongTown(listTowns, place, before)).toEqual(errors);
  });
});
