import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import type { Surroundings } from './with-moderation.ts';

interface Options {
  readonly subject: string;
  readonly textFile: string;
  readonly yes?: true;
}

/** Adds the command by which a letter goes to everyone who gets the newsletter. */
export function addNewsletterCommand(program: Command, surroundings: Surroundings): void {
  const { print, withModeration } = surroundings;
  program
    .command('newsletter')
    .description(
      'send a newsletter to all subscribers; if interrupted, run it again and it continues',
    )
    .requiredOption('--subject <words>', 'one line')
    .requiredOption('--text-file <file>', 'plain text; empty lines separate paragraphs')
    .option('--yes', 'really send it')
    .action(({ subject, textFile, yes }: Options) =>
      withModeration(async ({ sendNewsletter }) => {
        const text = readText(textFile);
        if (!yes) {
          print(`${subject}\n\n${text}\n\nNothing has been sent yet. Add --yes to send it.\n`);
          return;
        }
        const queued = await sendNewsletter({ subject: subject.trim(), text });
        const waiting = queued === 1 ? '1 letter is' : `${queued} letters are`;
        print(`${waiting} waiting for the servers to send.\n`);
      }),
    );
}

function readText(file: string): string {
  try {
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
    if (text !== '') return text;
  } catch {
    throw new CommandFailure(`${file} can't be read.`);
  }
  throw new CommandFailure(`${file} is empty.`);
}
