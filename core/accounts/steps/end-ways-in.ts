import type { FactorChange } from '#core/accounts/changes.ts';
import type { LockOut, WaysIn } from '#core/accounts/domain/ways-in.ts';
import type { PasskeyRepository } from '#core/accounts/ports/passkey-repository.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';

/** What finding a member's ways in takes. */
export interface WaysInDependencies {
  readonly secondFactors: SecondFactorRepository;
  readonly passkeys: Pick<PasskeyRepository, 'listOf'>;
}

/** What lets the member in beside their password, and the version that a decision about it is based on. */
export async function loadWaysIn(
  { secondFactors, passkeys }: WaysInDependencies,
  memberId: MemberId,
): Promise<WaysIn & { readonly version: number }> {
  const { value: factor, version } = await secondFactors.load(memberId);
  return { factor, version, passkeys: await passkeys.listOf(memberId) };
}

/** The changes by which ways in end, with a letter that names them; none where there was nothing to end. */
export function changesOfLockOut(
  { factor, version }: { readonly factor: WaysIn['factor']; readonly version: number },
  { factor: left, removed, ended }: LockOut,
  at: string,
): readonly (FactorChange | MailChange)[] {
  const { memberId } = factor;
  if (JSON.stringify(left) === JSON.stringify(factor) && removed.length === 0) return [];
  const letter = { kind: 'ways_in_ended', memberId, ended } as const;
  const isNotable = ended.authenticator || ended.recoveryCodes || ended.passkeys > 0;
  return [
    { type: 'put_second_factor', secondFactor: left, version },
    ...removed.map(({ credentialId }) => ({ type: 'remove_passkey', credentialId }) as const),
    ...(isNotable
      ? [{ type: 'queue_letter', queued: { letter, key: null, dueAt: at } } as const]
      : []),
  ];
}
