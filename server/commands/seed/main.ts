import { parsePassword } from '#core/accounts/domain/password-rules.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { readConfiguration, type Configuration } from '#server/configuration.ts';
import { createContainer } from '#server/composition/container.ts';
import { createLogger } from '#server/logger.ts';
import { findProjectRoot } from '#server/project-root.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import { tokens } from '#server/composition/tokens.ts';
import { seedStorage } from './seed-storage.ts';

const PASSWORD = 'at home by the hearth';
const USUAL_COUNT = 200;
const MAXIMUM_COUNT = 1_000_000;

try {
  const count = readCount(process.argv[2]);
  const configuration = readConfiguration(process.env);
  refuseWhereItDoesHarm(configuration);
  await seed(configuration, count);
} catch (error) {
  if (!(error instanceof StartupFailure || error instanceof StorageUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readCount(text = String(USUAL_COUNT)): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count >= 2 && count <= MAXIMUM_COUNT) return count;
  throw new StartupFailure(
    `Give the number of members to invent, from 2 to ${MAXIMUM_COUNT}: npm run seed -- ${USUAL_COUNT}`,
  );
}

function refuseWhereItDoesHarm({ production, storage }: Configuration): void {
  if (production) {
    throw new StartupFailure("Invented members don't belong in production; nothing was added.");
  }
  if (storage.engine === 'memory') {
    throw new StartupFailure(
      'DATABASE_URL names memory, which is lost when this command ends: name a database.',
    );
  }
}

async function seed(configuration: Configuration, count: number): Promise<void> {
  const root = findProjectRoot(dirname(fileURLToPath(import.meta.url)));
  const container = createContainer({
    configuration,
    root,
    logger: await createLogger(configuration, process.stdout.isTTY),
  });
  const storage = await container.getAsync(tokens.storage);
  const passwordHash = await createArgon2PasswordHasher().hash(parseKnown(parsePassword, PASSWORD));
  const { added, logIns } = await seedStorage(storage, {
    count,
    passwordHash,
    now: new Date().toISOString(),
  });
  await storage.close();
  process.stdout.write(
    [
      `Added ${added} invented members${added < count ? '; the others already existed' : ''}.`,
      `Log in as one of these, each with the password "${PASSWORD}":`,
      ...logIns.map((username) => `  ${username}`),
      '',
    ].join('\n'),
  );
}
