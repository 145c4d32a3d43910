import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import { CommandFailure } from './command-failure.ts';
import { createStorageCommand } from './storage-command.ts';

const command = createStorageCommand({
  print: (text) => process.stdout.write(text),
  tell: (line) => process.stderr.write(`${line}\n`),
});

try {
  await command.parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

/** The sentence for whoever runs the command; what is a fault of the program is thrown again. */
function explain(error: unknown): string {
  if (error instanceof StorageUnavailable) {
    const { cause } = error;
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    return `The storage does not answer any more${reason}: see to that and run the same command again; a copy goes on where it was.`;
  }
  const isExpected = [CommandFailure, StartupFailure, StorageUnusable].some(
    (kind) => error instanceof kind,
  );
  if (isExpected && error instanceof Error) return error.message;
  throw error;
}
