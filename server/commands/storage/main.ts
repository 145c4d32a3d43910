import { runProgram } from '#server/commands/run-command.ts';
import { createStorageCommand } from './storage-command.ts';

const command = createStorageCommand({
  print: (text) => process.stdout.write(text),
  tell: (line) => process.stderr.write(`${line}\n`),
});

await runProgram(command, ({ cause }) => {
  const reason = cause instanceof Error ? ` (${cause.message})` : '';
  return `The storage stopped answering${reason}: fix that and run the same command again; a copy continues where it stopped.`;
});
