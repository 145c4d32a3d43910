import { ContainerModule } from 'inversify';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { createListedTownCentres, createListedTowns } from '#adapters/system/listed-towns.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createInProcessSignal } from '#adapters/system/in-process-signal.ts';
import { createCommonPasswords } from '#adapters/system/common-passwords.ts';
import { gatePasswordHasher, HASHING } from '#adapters/system/gated-password-hasher.ts';
import { createRandomOneTimePasswords } from '#adapters/system/random-one-time-passwords.ts';
import { createRandomRecoveryCodes } from '#adapters/system/random-recovery-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { unicodeSkeleton } from '#adapters/system/unicode-skeleton.ts';
import { createWebauthnPasskeys } from '#adapters/system/webauthn-passkeys.ts';
import type { IsCommonPassword } from '#core/accounts/domain/choice-of-password.ts';
import { makeReservedNames } from '#core/members/domain/reserved-names.ts';
import { PRODUCT_NAME, TAGLINE } from '#core/site/domain/page-routes.ts';
import { createFailureReport } from '#server/failure-report.ts';
import { TIMINGS } from '#server/timings.ts';
import { tokens } from './tokens.ts';

/** The clock, the hashing and the randomness of the machine, and where failures are noted. */
export const systemModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock)
    .toResolvedValue(() => createSystemClock())
    .inSingletonScope();
  bind(tokens.timings).toConstantValue(TIMINGS);
  bind(tokens.reportFailure)
    .toResolvedValue(
      (logger, clock) => createFailureReport(logger, clock),
      [tokens.logger, tokens.clock],
    )
    .inSingletonScope();
  for (const signal of [tokens.letterSignal, tokens.dataExportSignal]) {
    bind(signal)
      .toResolvedValue(() => createInProcessSignal())
      .inSingletonScope();
  }
  bind(tokens.passwordHasher)
    .toResolvedValue(() => gatePasswordHasher(createArgon2PasswordHasher(), HASHING))
    .inSingletonScope();
  bind(tokens.sessionTokens)
    .toResolvedValue(() => createRandomSessionTokens())
    .inSingletonScope();
  bind(tokens.oneTimePasswordSource)
    .toResolvedValue(() => createRandomOneTimePasswords())
    .inSingletonScope();
  bind(tokens.recoveryCodeSource)
    .toResolvedValue(() => createRandomRecoveryCodes())
    .inSingletonScope();
  bind(tokens.authenticatorCodes)
    .toResolvedValue(() => createOtpauthCodes())
    .inSingletonScope();
  bind(tokens.passkeyChecks)
    .toResolvedValue(() => createWebauthnPasskeys())
    .inSingletonScope();
  bind(tokens.isCommonPassword)
    .toResolvedValue(() => createSiteCommonPasswords())
    .inSingletonScope();
  bind(tokens.listTowns)
    .toResolvedValue(() => createListedTowns())
    .inSingletonScope();
  bind(tokens.listTownCentres)
    .toResolvedValue((listTowns) => createListedTownCentres(listTowns), [tokens.listTowns])
    .inSingletonScope();
  bind(tokens.isReservedName)
    .toResolvedValue(() => makeReservedNames(unicodeSkeleton, PRODUCT_NAME))
    .inSingletonScope();
});

/** The rule for common passwords of this site. */
export function createSiteCommonPasswords(): IsCommonPassword {
  return createCommonPasswords([PRODUCT_NAME, TAGLINE]);
}
