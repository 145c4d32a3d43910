import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_BYTES, writeRecoveryCode } from '#core/accounts/domain/recovery-code.ts';
import type { RecoveryCodeSource } from '#core/accounts/ports/recovery-code-source.ts';

/** Recovery codes from the random source of the system. */
export function createRandomRecoveryCodes(): RecoveryCodeSource {
  return { create: () => writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)) };
}
