import type { Command } from 'commander';
import { parseLetterId, type LetterId } from '#core/kernel/ids.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { renderLetters } from './letter-lines.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many mails are listed at most. */
const MOST_LISTED = 100;

/** Adds the command by which those who run the site look after mails that could not be sent. */
export function addLetterCommand(program: Command, surroundings: Surroundings): void {
  program
    .command('letters')
    .description('list the emails the site gave up on, and why; try one again, or drop it')
    .option('--retry <id>', 'try it once more')
    .option('--drop <id>', 'drop it')
    .action(({ retry, drop }: { readonly retry?: string; readonly drop?: string }) => {
      if (retry !== undefined && drop !== undefined) {
        throw new CommandFailure('Choose --retry or --drop: a dropped email is gone for good.');
      }
      if (retry !== undefined) return retryLetter(surroundings, readId(retry));
      if (drop !== undefined) return dropLetter(surroundings, readId(drop));
      return listLetters(surroundings);
    });
}

function listLetters({ print, withModeration }: Surroundings): Promise<void> {
  return withModeration(async ({ outbox }) => {
    print(renderLetters(await outbox.listFailed({ after: 0, limit: MOST_LISTED })));
  });
}

function retryLetter({ print, withModeration }: Surroundings, id: LetterId): Promise<void> {
  return withModeration(async (useCases) => {
    const retried = await useCases.retryLetter(id);
    if (!retried.ok) throw refusalFailure(retried.refusal);
    print(
      `Letter ${id} will be tried again within half a minute, if a server of the site is running.\n`,
    );
  });
}

function dropLetter({ print, withModeration }: Surroundings, id: LetterId): Promise<void> {
  return withModeration(async (useCases) => {
    const dropped = await useCases.dropLetter(id);
    if (!dropped.ok) throw refusalFailure(dropped.refusal);
    print(`Letter ${id} has been dropped.\n`);
  });
}

function readId(text: string): LetterId {
  const id = parseLetterId(Number(text));
  if (id.ok) return id.value;
  throw new CommandFailure(`${text} isn't the id of a letter: look it up with "letters".`);
}
