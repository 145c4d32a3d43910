import type { Command } from 'commander';
import { parseContactMessageId, type ContactMessageId } from '#core/kernel/ids.ts';
import { CommandFailure } from '#server/commands/storage/command-failure.ts';
import { renderContactMessages } from './contact-lines.ts';
import { refusalFailure } from './refusal-failure.ts';
import type { Surroundings } from './with-moderation.ts';

/** How many messages are listed at most. */
const MOST_LISTED = 100;

/** Adds the commands by which the messages of the contact form are read. */
export function addContactCommands(program: Command, surroundings: Surroundings): void {
  const { print, withModeration } = surroundings;
  program
    .command('contact')
    .description('list the messages from the contact form, open ones first')
    .action(() =>
      withModeration(async ({ listContactMessages }) => {
        const { items } = await listContactMessages({ after: null, limit: MOST_LISTED });
        print(renderContactMessages(items));
      }),
    );

  program
    .command('contact-handled')
    .description('mark a message from the contact form as handled')
    .argument('<id>')
    .action((id: string) =>
      withModeration(async ({ handleContactMessage }) => {
        const handled = await handleContactMessage({ id: readId(id), by: 'operator' });
        if (!handled.ok) throw refusalFailure(handled.refusal);
        print(`Message ${id} has been handled.\n`);
      }),
    );
}

function readId(text: string): ContactMessageId {
  const id = parseContactMessageId(Number(text));
  if (id.ok) return id.value;
  throw new CommandFailure(`${text} isn't the id of a message: look it up with "contact".`);
}
