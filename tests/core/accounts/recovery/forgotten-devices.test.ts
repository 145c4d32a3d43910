import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Self } from '#core/members/domain/member.ts';
import { createAddressSite } from '#tests/support/address-site.ts';
import { toPassword } from '#tests/support/texts.ts';
import { putKnownDevice } from '#tests/support/writes.ts';

const EMAIL = 'rosa@example.org';
const newPassword = toPassword('a quiet garden gate');

let site: ReturnType<typeof createAddressSite>;
let rosa: Self;
let daniel: Self;

beforeEach(async () => {
  site = createAddressSite(createMemoryStorage());
  rosa = await site.join(EMAIL);
  daniel = await site.join('daniel@example.org');
  for (const [deviceHash, { id: memberId }] of [
    ['of a laptop', rosa],
    ['of a thief', rosa],
    ['of Daniel', daniel],
  ] as const) {
    await putKnownDevice(site.storage, { deviceHash, memberId, lastUsedAt: site.clock.now() });
  }
});

const devicesOf = async ({ id }: Self) =>
  (await site.storage.knownDevices.listOf(id)).map(({ deviceHash }) => deviceHash);

test('a password that is chosen by a link makes all devices strange again, but no others', async () => {
  const token = await site.link('recover_password', rosa.id, EMAIL);
  expect(await site.choosePasswordByLink({ token, newPassword })).toMatchObject({ ok: true });
  expect(await devicesOf(rosa)).toEqual([]);
  expect(await devicesOf(daniel)).toEqual(['of Daniel']);
});

test('so does taking back a change of address', async () => {
  const token = await site.link('undo_address', rosa.id, EMAIL);
  expect(await site.undoAddress(token)).toMatchObject({ ok: true });
  expect(await devicesOf(rosa)).toEqual([]);
  expect(await devicesOf(daniel)).toEqual(['of Daniel']);
});

test('a link that is not valid leaves devices known', async () => {
  await site.choosePasswordByLink({ token: 'nothing', newPassword });
  await site.undoAddress('nothing');
  expect(await devicesOf(rosa)).toHaveLength(2);
});
