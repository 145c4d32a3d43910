import { runCommand } from '#server/commands/run-command.ts';
import { createMembersCommand } from './members-command.ts';
import { withModeration } from './with-moderation.ts';

const command = createMembersCommand({
  print: (text) => process.stdout.write(text),
  withModeration,
});

const failure = await runCommand(
  command,
  process.argv.slice(2),
  () => 'The storage stopped answering: fix that and run the same command again.',
);
if (failure !== null) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
