import { runProgram } from '#server/commands/run-command.ts';
import { createMembersCommand } from './members-command.ts';
import { withModeration } from './with-moderation.ts';

const command = createMembersCommand({
  print: (text) => process.stdout.write(text),
  withModeration,
});

await runProgram(
  command,
  () => 'The storage stopped answering: fix that and run the same command again.',
);
