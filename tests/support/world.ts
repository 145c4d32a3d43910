import { createZipExportArchive } from '#adapters/data-archive/zip-export-archive.ts';
import { createAesCursorSeal } from '#adapters/system/aes-cursor-seal.ts';
import { createAesSecretSeal } from '#adapters/system/aes-secret-seal.ts';
import { createHmacOperatorKey } from '#adapters/system/hmac-operator-key.ts';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { createWebPictureFetcher } from '#adapters/web/web-picture-fetcher.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createOtpauthCodes } from '#adapters/system/otpauth-codes.ts';
import { createRandomOneTimePasswords } from '#adapters/system/random-one-time-passwords.ts';
import { createRandomRecoveryCodes } from '#adapters/system/random-recovery-codes.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { createWebauthnPasskeys } from '#adapters/system/webauthn-passkeys.ts';
import { createTurns } from '#adapters/turns.ts';
import type { Storage } from '#core/storage.ts';
import { makeWorld, type World } from '#server/composition/world.ts';
import { TIMINGS } from '#server/timings.ts';
import { cheapPasswordHasher } from './cheap-password-hasher.ts';
import { isCommonPassword } from './common-passwords.ts';
import { listTownCentres, listTowns } from './listed-towns.ts';
import { createTestPictureMaker } from './picture-maker.ts';
import { createTestVoiceMaker } from './voice-maker.ts';
import { OPEN_REGISTRATION } from './open-registration.ts';
import { isReservedName } from './reserved-names.ts';
import { OPERATOR } from './operator.ts';

/** Everything that use cases may need, on that storage: as the server has it, but for what `chosen` replaces. */
export function createTestWorld(
  storage: Storage,
  chosen: Partial<Parameters<typeof makeWorld>[0]> = {},
): World {
  return makeWorld({
    ...storage,
    processLimiter: storage.limiter,
    bus: createInProcessEventBus(() => undefined),
    clock: createSystemClock(),
    secretSeal: createAesSecretSeal(() => [Buffer.alloc(32)]),
    operatorKey: createHmacOperatorKey(() => [Buffer.alloc(32)]),
    cursorSeal: createAesCursorSeal(() => storage.cursorSecret()),
    sessionTokens: createRandomSessionTokens(),
    passwordHasher: cheapPasswordHasher,
    decoyHash: 'nobody knows'.padEnd(64),
    oneTimePasswordSource: createRandomOneTimePasswords(),
    recoveryCodeSource: createRandomRecoveryCodes(),
    authenticatorCodes: createOtpauthCodes(),
    passkeyChecks: createWebauthnPasskeys(),
    liveSettings: OPEN_REGISTRATION.liveSettings,
    confirmation: OPEN_REGISTRATION.confirmation,
    isReservedName,
    isCommonPassword,
    listTowns,
    listTownCentres,
    exportArchive: createZipExportArchive({
      siteOrigin: null,
      findSiteName: () => OPERATOR.siteName,
    }),
    fileStore: createMemoryFileStore(createSystemClock()),
    pictureMaker: createTestPictureMaker(),
    pictureFetcher: createWebPictureFetcher(),
    voiceMaker: createTestVoiceMaker(),
    timings: TIMINGS,
    turn: createTurns(),
    reportFailure: () => undefined,
    ...chosen,
  });
}
