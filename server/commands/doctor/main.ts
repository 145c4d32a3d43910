import { runCommand } from '#server/commands/run-command.ts';
import { createDoctorCommand } from './doctor-command.ts';

const command = createDoctorCommand({ print: (text) => process.stdout.write(text) });

const failure = await runCommand(
  command,
  process.argv.slice(2),
  () => 'The storage stopped answering: start it, and run the same command again.',
);
if (failure !== null) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
