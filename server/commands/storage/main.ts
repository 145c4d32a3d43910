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

/** The sentence for the operator; faults of the program are thrown again. */
function explain(error: unknown): string {
  if (error instanceof StorageUnavailable) {
    const { cause } = error;
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    return `The storage stopped answering${reason}: fix that and run the same command again; a copy continues where it stopped.`;
  }
  const isExpected = [CommandFailure, StartupFailure, StorageUnusable].some(
    (kind) => error instanceof kind,
  );
  if (isExpected && error instanceof Error) return error.message;
  throw error;
}
