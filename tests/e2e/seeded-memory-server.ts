import { createSystemClock } from '#adapters/system/system-clock.ts';
import { roleMeasure } from '#core/moderation/domain/measure.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { toPassword } from '#tests/support/texts.ts';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { readConfiguration } from '#server/configuration.ts';
import { openBuiltPage } from '#server/pages/built-page.ts';
import { createLogger } from '#server/logger.ts';
import { seedStorage } from '#server/commands/seed/seed-storage.ts';
import { startServer } from '#server/start-server.ts';
import { tokens } from '#server/composition/tokens.ts';
import { MODERATORS } from './moderators.ts';
import { SEEDED_ROSA } from './seeded-server.ts';

/*
 * The server on memory that is full of as many invented members as the argument says: nobody but the
 * process itself can fill its memory. It runs from its sources, with the page that was built.
 */

const root = join(import.meta.dirname, '..', '..');
const configuration = readConfiguration(process.env);
const storage = createMemoryStorage();
const passwordHash = await createArgon2PasswordHasher().hash(toPassword(SEEDED_ROSA.password));
await seedStorage(storage, {
  count: Number(process.argv[2]),
  passwordHash,
  now: new Date().toISOString(),
});
const takeMeasure = makeTakeMeasure({ ...storage, clock: createSystemClock() });
for (const { id } of MODERATORS) {
  await takeMeasure({ memberId: toMemberId(id), measure: roleMeasure('moderator'), words: null });
}
const seeded = new ContainerModule(({ rebind }) => {
  rebind(tokens.storage).toConstantValue(storage);
});
await startServer({
  configuration,
  root,
  logger: await createLogger(configuration, false),
  openPage: (_server, liveSettings) =>
    openBuiltPage(join(root, 'dist', 'page'), {
      ...configuration,
      liveSettings,
      sendsMails: configuration.mail.transport !== 'none',
    }),
  overrides: [seeded],
});
