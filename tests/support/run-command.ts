import { CommanderError, type Command } from 'commander';
import { runCommand } from '#server/commands/run-command.ts';

/** What a command line said, and whether it failed. */
export interface CommandRun {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line in this process. */
export async function runCommandHere(
  create: (output: {
    readonly print: (text: string) => void;
    readonly tell: (line: string) => void;
  }) => Command,
  parameters: readonly string[],
): Promise<CommandRun> {
  let [output, errors] = ['', ''];
  const print = (text: string) => void (output += text);
  const tell = (line: string) => void (errors += `${line}\n`);
  const command = create({ print, tell });
  for (const each of [command, ...command.commands]) {
    each.exitOverride().configureOutput({ writeOut: print, writeErr: (text) => (errors += text) });
  }
  try {
    const failure = await runCommand(command, parameters, ({ message }) => message);
    if (failure !== null) tell(failure);
    return { code: failure === null ? 0 : 1, output, errors };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { code: error.exitCode, output, errors };
  }
}
