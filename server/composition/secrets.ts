import { ContainerModule } from 'inversify';
import { readSecretsKeysFile } from '#adapters/files/file-secrets-keys.ts';
import { makeSecretsKey } from '#adapters/files/secrets-keys.ts';
import { createAesSecretSeal } from '#adapters/system/aes-secret-seal.ts';
import { createHmacOperatorKey } from '#adapters/system/hmac-operator-key.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import type { SecretsChoice } from '#server/secrets-variables.ts';
import { tokens } from './tokens.ts';

/** What seals secrets, with the keys that were chosen. */
export function createSecretsModule(choice: SecretsChoice): ContainerModule {
  return new ContainerModule(({ bind }) => {
    let read: readonly Buffer[] | undefined;
    const keys = () => (read ??= readKeys(choice));
    bind(tokens.secretSeal)
      .toResolvedValue(() => createAesSecretSeal(keys))
      .inSingletonScope();
    bind(tokens.operatorKey)
      .toResolvedValue(() => createHmacOperatorKey(keys))
      .inSingletonScope();
  });
}

function readKeys(choice: SecretsChoice): readonly Buffer[] {
  switch (choice.kept) {
    case 'settings':
      return choice.keys;
    case 'file':
      return readFile(choice.file);
    case 'memory':
      return [makeSecretsKey()];
    default:
      return unreachable(choice);
  }
}

function readFile(file: string): readonly Buffer[] {
  try {
    return readSecretsKeysFile(file);
  } catch (error) {
    throw new StartupFailure(
      `The key of secrets can't be read from ${file} (${(error as Error).message}): mend that file, or set SECRETS_KEY.`,
    );
  }
}
