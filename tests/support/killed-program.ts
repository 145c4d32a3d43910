import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';

/** Runs a program with a task until what it has printed is enough, kills it, and returns what it had printed. */
export async function runUntilKilled(
  file: string,
  task: object,
  isEnough: (output: string) => boolean,
): Promise<string> {
  const child = spawn(process.execPath, [file, JSON.stringify(task)], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    output += String(part);
    if (isEnough(output)) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return output;
}
