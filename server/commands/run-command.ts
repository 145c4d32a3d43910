import type { Command } from 'commander';
import { S3Unusable } from '#adapters/s3/s3-place.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { StartupFailure } from '#server/startup-failure.ts';
import { CommandFailure } from './storage/command-failure.ts';

/** What a program does whose storage stops answering: a sentence for the operator. */
export type ExplainOutage = (outage: StorageUnavailable) => string;

/** Runs a command line, and returns the sentence for the operator where it fails; faults of the program are thrown again. */
export async function runCommand(
  command: Command,
  parameters: readonly string[],
  explainOutage: ExplainOutage,
): Promise<string | null> {
  try {
    await command.parseAsync(parameters, { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof StorageUnavailable) return explainOutage(error);
    const isExpected = [CommandFailure, S3Unusable, StartupFailure, StorageUnusable].some(
      (kind) => error instanceof kind,
    );
    if (isExpected && error instanceof Error) return error.message;
    throw error;
  }
}

/** Runs the command line of the process: what fails is printed, and the process exits with code 1. */
export async function runProgram(command: Command, explainOutage: ExplainOutage): Promise<void> {
  const failure = await runCommand(command, process.argv.slice(2), explainOutage);
  if (failure === null) return;
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
