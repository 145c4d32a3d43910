import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What became of a run of the command. */
export interface StorageRun {
  /** `null` when it was killed. */
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly seconds: number;
  /** The most memory that it had held so far, in kilobytes, whenever it told how it came on. */
  readonly memory: readonly number[];
}

/** Runs the command until it ends by itself, or kills it as soon as it tells a certain thing. */
export async function runStorageProcess(
  file: string,
  parameters: readonly string[],
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly folder?: string;
    readonly killWhen?: RegExp | undefined;
  } = {},
): Promise<StorageRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file, ...parameters], {
    ...(options.folder !== undefined && { cwd: options.folder }),
    env: { PATH: process.env['PATH'], ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const memory: number[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    memory.push(readPeakMemory(child.pid));
    if (options.killWhen?.test(errors)) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors, seconds: (performance.now() - startedAt) / 1_000, memory };
}

/** In kilobytes; nothing where there is no /proc. */
function readPeakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
