import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findPostgresUser } from './postgres-cluster.ts';

/** Starts a program of the system, which may be kept where only administrators look, as PostgreSQL's user. */
export function startInstalled(program: string, parameters: readonly string[]): ChildProcess {
  const path = `${process.env['PATH']}:/usr/sbin`;
  return spawn(program, parameters, {
    ...findPostgresUser(),
    env: { PATH: path, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  });
}

/** Ends the process without warning. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
