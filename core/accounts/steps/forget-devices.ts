import type { MemberId } from '#core/kernel/ids.ts';
import type { KnownDeviceChange } from '#core/accounts/changes.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';

/**
 * The changes by which the devices of a member are forgotten, but for the one of that hash. Someone else
 * who knew the old password may have logged in with another device.
 */
export async function forgetDevices(
  { knownDevices }: { readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'> },
  memberId: MemberId,
  keptHash: string | null,
): Promise<readonly KnownDeviceChange[]> {
  return (await knownDevices.listOf(memberId))
    .filter(({ deviceHash }) => deviceHash !== keptHash)
    .map(({ deviceHash }) => ({ type: 'forget_known_device', deviceHash }));
}
