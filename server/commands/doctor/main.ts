import { runProgram } from '#server/commands/run-command.ts';
import { createDoctorCommand } from './doctor-command.ts';

const command = createDoctorCommand({ print: (text) => process.stdout.write(text) });

await runProgram(
  command,
  () => 'The storage stopped answering: start it, and run the same command again.',
);
