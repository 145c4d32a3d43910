import type { Container } from 'inversify';
import { makeCheckCredentials } from '#core/accounts/steps/check-credentials.ts';
import { makeCheckLogIn } from '#core/accounts/steps/check-log-in.ts';
import { parsePassword } from '#core/accounts/domain/password-rules.ts';
import { makeProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import { openSecrets } from '#core/accounts/steps/sealed-secrets.ts';
import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { VoiceMaker } from '#core/media/ports/voice-maker.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { makeFindSurroundings } from '#core/members/places/steps/find-surroundings.ts';
import { tokens } from './tokens.ts';

/** Everything that use cases may need. Each use case names the parts it takes by their types. */
export type World = ReturnType<typeof makeWorld>;

type Adapters = Awaited<ReturnType<typeof chooseAdapters>>;

/** Opens what the container has chosen: storage, the clock, the hashing and the rest. */
export async function openWorld(container: Container): Promise<World> {
  return makeWorld(await chooseAdapters(container));
}

/** Adds to the adapters what derives from them. */
export function makeWorld(adapters: Adapters) {
  const { bus, listTownCentres, sessionTokens } = adapters;
  const world = {
    ...adapters,
    invitationCodes: sessionTokens,
    linkTokens: sessionTokens,
    pictureKeys: sessionTokens,
    currentPictures: makeCurrentPictures(adapters),
    failedTries: makeFailedTries(),
    findSurroundings: makeFindSurroundings(listTownCentres),
    sendHint: (hint: TypingHint) => {
      bus.hint(hint);
    },
  };
  const checkCredentials = makeCheckCredentials(world);
  return {
    ...world,
    checkLogIn: makeCheckLogIn(world),
    proveIdentity: makeProveIdentity({ ...world, checkCredentials }),
  };
}

async function chooseAdapters(container: Container) {
  const sessionTokens = await container.getAsync(tokens.sessionTokens);
  const passwordHasher = await container.getAsync(tokens.passwordHasher);
  const unknownPassword = parseKnown(parsePassword, sessionTokens.create());
  const storage = await container.getAsync(tokens.storage);
  const pictureMaker: PictureMaker = await container.getAsync(tokens.pictureMaker);
  const voiceMaker: VoiceMaker = await container.getAsync(tokens.voiceMaker);
  const secretSeal = await container.getAsync(tokens.secretSeal);
  return {
    ...storage,
    secondFactors: openSecrets(storage.secondFactors, secretSeal),
    secretSeal,
    commit: await container.getAsync(tokens.commit),
    limiter: await container.getAsync(tokens.limiter),
    processLimiter: await container.getAsync(tokens.processLimiter),
    bus: await container.getAsync(tokens.events),
    clock: await container.getAsync(tokens.clock),
    operatorKey: await container.getAsync(tokens.operatorKey),
    cursorSeal: await container.getAsync(tokens.cursorSeal),
    sessionTokens,
    passwordHasher,
    decoyHash: await passwordHasher.hash(unknownPassword),
    oneTimePasswordSource: await container.getAsync(tokens.oneTimePasswordSource),
    recoveryCodeSource: await container.getAsync(tokens.recoveryCodeSource),
    authenticatorCodes: await container.getAsync(tokens.authenticatorCodes),
    passkeyChecks: await container.getAsync(tokens.passkeyChecks),
    liveSettings: await container.getAsync(tokens.liveSettings),
    confirmation: await container.getAsync(tokens.confirmation),
    isReservedName: await container.getAsync(tokens.isReservedName),
    isCommonPassword: await container.getAsync(tokens.isCommonPassword),
    listTowns: await container.getAsync(tokens.listTowns),
    listTownCentres: await container.getAsync(tokens.listTownCentres),
    exportArchive: await container.getAsync(tokens.exportArchive),
    fileStore: await container.getAsync(tokens.fileStore),
    pictureMaker,
    pictureFetcher: await container.getAsync(tokens.pictureFetcher),
    voiceMaker,
    timings: await container.getAsync(tokens.timings),
    turn: await container.getAsync(tokens.turn),
    reportFailure: await container.getAsync(tokens.reportFailure),
  };
}
