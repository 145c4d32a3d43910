import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { MadeOfWork, PictureAnswer, PictureWork } from './picture-work.ts';

/** A program that makes pictures, as `main.ts` does. */
export interface PictureProgram {
  readonly file: string;
  /** What Node.js is told before it. */
  readonly parameters: readonly string[];
  /** The folder in which it runs. */
  readonly folder: string;
}

/** What came of a piece of work: what the process answered, or how it ended instead. */
export type PictureOutcome =
  | MadeOfWork
  | { readonly type: 'late' }
  | { readonly type: 'ended'; readonly how: string; readonly wasReady: boolean };

/** A process that makes one picture at a time. */
export interface PictureProcess {
  /** Makes a picture; if that takes longer than so many milliseconds once it's ready, the process is killed. */
  readonly make: (work: PictureWork, longest: number) => Promise<PictureOutcome>;
  readonly isAlive: () => boolean;
  /** Kills it, whatever it does. */
  readonly end: () => Promise<void>;
}

/** Lower than that of the server, so that nobody waits for a picture who hasn't sent one. */
const PRIORITY = 5;

/** What it learns of its surroundings: no address of a database, and no key. */
const NEEDED = ['LD_LIBRARY_PATH', 'PATH', 'SYSTEMROOT', 'TEMP', 'TMPDIR'];

/** Starts the program. While it has nothing to do, it doesn't keep this process from ending. */
export function startPictureProcess(program: PictureProgram): PictureProcess {
  const child = forkProgram(program);
  let wasReady = false;
  let isAlive = true;
  let begin: () => void = () => undefined;
  let settle: (outcome: PictureOutcome) => void = () => undefined;
  child.on('message', (answer: PictureAnswer) => {
    if (answer.type === 'ready') {
      wasReady = true;
      begin();
      return;
    }
    if (answer.isHeavy) void end();
    settle(answer);
  });
  const ended = new Promise<void>((resolve) => {
    const note = (how: string) => {
      isAlive = false;
      settle({ type: 'ended', how, wasReady });
      resolve();
    };
    child.once('error', ({ message }) => {
      note(message);
    });
    child.once('exit', (code, signal) => {
      note(signal ?? `code ${code}`);
    });
  });
  function end(): Promise<void> {
    isAlive = false;
    child.kill('SIGKILL');
    return ended;
  }
  hold(child, false);
  return {
    make: async (work, longest) => {
      hold(child, true);
      let timer: NodeJS.Timeout | undefined;
      const outcome = await new Promise<PictureOutcome>((resolve) => {
        settle = resolve;
        begin = () => {
          timer = setTimeout(() => {
            resolve({ type: 'late' });
            void end();
          }, longest);
        };
        if (wasReady) begin();
        // If nothing can be sent any more, the process has ended, and says so itself.
        child.send(work, () => undefined);
      });
      clearTimeout(timer);
      hold(child, false);
      return outcome;
    },
    isAlive: () => isAlive,
    end,
  };
}

function forkProgram({ file, parameters, folder }: PictureProgram): ChildProcess {
  const child = fork(file, {
    execArgv: [...parameters],
    cwd: folder,
    env: Object.fromEntries(NEEDED.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  return child;
}

/** Whether the child keeps this process from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const handle of [child, child.channel]) handle?.[isHeld ? 'ref' : 'unref']();
}
