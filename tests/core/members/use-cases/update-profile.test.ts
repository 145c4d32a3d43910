import { addLink } from '#tests/support/writes.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import { listTowns } from '#tests/support/listed-towns.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';

let storage: Storage;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = await storeMember(storage, { bio: 'Hello', location: 'Malmö' });
  daniel = await storeMember(storage);
});

type Changes = Parameters<ReturnType<typeof makeUpdateProfile>>[0]['changes'];

const update = (
  changes: Changes,
  callerId = rosa.id,
  id = rosa.id,
  confirmation: Confirmation = 'none',
) =>
  makeUpdateProfile({
    ...storage,
    currentPictures: makeCurrentPictures(storage),
    clock: createSettableClock(),
    isReservedName,
    listTowns,
    confirmation,
  })({
    callerId,
    id,
    changes,
  });

test('what is given replaces what was there, and all else stays', async () => {
  const changed = {
    ...rosa,
    name: 'Rosa L.',
    bio: null,
    preferences: { ...rosa.preferences, interests: ['chess'] },
  };
  const given = { name: 'Rosa L.', bio: null, preferences: { interests: ['chess'] } };
  expect(await update(given)).toEqual(granted(changed));
  expect(await storage.members.findById(rosa.id)).toEqual(changed);
  const event = { type: 'profile_changed', memberIds: [rosa.id] };
  expect(await readEvents(storage)).toEqual([event]);
});

test.each<Confirmation>(['required', 'optional'])(
  'where emails are sent (%s), another address is not for whoever has only a session',
  async (confirmation) => {
    const email = toEmailAddress('new@example.org');
    const fault = { rule: 'email_changed_in_settings' };
    expect(await update({ email }, rosa.id, rosa.id, confirmation)).toMatchObject({
      refusal: { code: 'invalid_input', errors: [{ path: 'email', fault }] },
    });
    const same = toEmailAddress(rosa.email.toUpperCase());
    expect(await update({ email: same }, rosa.id, rosa.id, confirmation)).toEqual(granted(rosa));
    expect(await update({ email }, daniel.id, rosa.id, confirmation)).toEqual(
      refused({ code: 'forbidden' }),
    );
    const nobody = toMemberId(999);
    expect(await update({ email }, nobody, nobody, confirmation)).toEqual(
      refused({ code: 'not_signed_in' }),
    );
  },
);

test('a town is one of its country, and stays as it is when it was there before', async () => {
  const inTown = (town: string) => update({ preferences: { country: 'GB', town } });
  const wrong = (rule: string) => ({
    refusal: { code: 'invalid_input', errors: [{ path: 'preferences.town', fault: { rule } }] },
  });
  expect(await inTown('Nowhere')).toMatchObject(wrong('unknown_town'));
  expect(await inTown('Cairo')).toMatchObject(wrong('unknown_town'));
  expect(await update({ preferences: { town: 'Leeds' } })).toMatchObject(
    wrong('town_without_country'),
  );
  expect(await inTown('Leeds')).toMatchObject({ ok: true });
  const kept = { bio: 'Hello again', preferences: { country: 'GB', town: 'Leeds' } } as const;
  expect(await update(kept)).toMatchObject({ ok: true });
  const old = await storeMember(storage, { preferences: { country: 'GB', town: 'Old Sarum' } });
  expect(await update({ bio: 'Hello' }, old.id, old.id)).toMatchObject({ ok: true });
});

test('one’s own username and e-mail address may be repeated', async () => {
  const { username, email } = rosa;
  expect(await update({ username, email: toEmailAddress(email.toUpperCase()) })).toMatchObject({
    ok: true,
  });
});

test('a new address brings letters, and links to the old one end with what was asked for before', async () => {
  const { id: memberId, email: address } = await storeMember(storage, { verified: true });
  const purposes = ['confirm_address', 'recover_password', 'confirm_new_address'] as const;
  for (const purpose of purposes) {
    const link = { tokenHash: purpose, purpose, memberId, address };
    await addLink(storage, { ...link, expiresAt: '2199-01-01T00:00:00.000Z' });
  }
  expect(await update({ bio: 'Keeps bees.' }, memberId, memberId)).toMatchObject({
    value: { verified: true },
  });
  const email = toEmailAddress('new@example.org');
  expect(await update({ email }, memberId, memberId)).toMatchObject({
    value: { email, verified: false },
  });
  expect((await storage.members.loadAddress(memberId))!.value).toEqual({
    email,
    isClaimed: true,
    confirmedAt: null,
    pending: null,
  });
  expect(await letters()).toEqual([
    { kind: 'address_changed', memberId, address },
    { kind: 'confirm_address', memberId },
  ]);
  expect(await Promise.all(purposes.map((purpose) => storage.links.find(purpose)))).toEqual([
    null,
    null,
    null,
  ]);
});

test('an old address that nobody had confirmed gets a letter of its own, and other changes bring none', async () => {
  const member = await storeMember(storage);
  const email = toEmailAddress('other@example.org');
  await update({ bio: 'Keeps bees.', email: member.email }, member.id, member.id);
  expect(await letters()).toEqual([]);
  await update({ email }, member.id, member.id);
  expect(await letters()).toEqual([
    { kind: 'unconfirmed_address_changed', memberId: member.id, address: member.email },
    { kind: 'confirm_address', memberId: member.id },
  ]);
});

/** The letters in the outbox, oldest first. */
async function letters(): Promise<readonly Letter[]> {
  const now = '2099-01-01T00:00:00.000Z';
  const held = await storage.outbox.hold({ now, until: '2199-01-01T00:00:00.000Z', limit: 10 });
  return held.toSorted((one, other) => one.id - other.id).map(({ letter }) => letter);
}

test('a reserved name that a member already has stays, and the rest can be changed', async () => {
  const old = await storeMember(storage, { username: 'support', name: 'Support' });
  const { username, name } = old;
  const changed = { ...old, bio: 'Hello' };
  expect(await update({ username, name, bio: 'Hello' }, old.id, old.id)).toEqual(granted(changed));
});

test.each<[string, () => ReturnType<typeof update>, object]>([
  ['another username', () => update({ username: 'other' }), { code: 'username_fixed' }],
  [
    'an e-mail address that is taken',
    () => update({ email: toEmailAddress(daniel.email.toUpperCase()) }),
    { code: 'email_taken' },
  ],
  [
    'the name of those who run the site',
    () => update({ name: 'Hearthkin Team' }),
    {
      code: 'invalid_input',
      errors: [{ path: 'name', fault: { rule: 'reserved_name', field: 'name' } }],
    },
  ],
  ['another’s profile', () => update({}, daniel.id), { code: 'forbidden' }],
  [
    'a profile that is not there',
    () => update({}, rosa.id, toMemberId(999)),
    { code: 'not_found', subject: 'member' },
  ],
  [
    'a caller who is not there',
    () => update({}, toMemberId(999), toMemberId(999)),
    { code: 'not_signed_in' },
  ],
])('%s is refused, and nothing changes', async (_what, edit, refusal) => {
  expect(await edit()).toEqual(refused(refusal));
  expect(await storage.members.load(rosa.id)).toEqual({ value: rosa, version: 1 });
  expect(await readEvents(storage)).toEqual([]);
});
