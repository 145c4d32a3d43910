import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import { createMembersCommand } from './members-command.ts';
import { withModeration } from './with-moderation.ts';

const command = createMembersCommand({
  print: (text) => process.stdout.write(text),
  withModeration,
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
    return 'The storage stopped answering: fix that and run the same command again.';
  }
  const isExpected = [CommandFailure, StartupFailure, StorageUnusable].some(
    (kind) => error instanceof kind,
  );
  if (isExpected && error instanceof Error) return error.message;
  throw error;
}
