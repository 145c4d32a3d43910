import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { DoneWork, WorkAnswer } from './apart-work.ts';

/** A program that works apart, by `answerWork`. */
export interface WorkProgram {
  readonly file: string;
  /** What Node.js is told before it. */
  readonly parameters: readonly string[];
  /** The folder in which it runs. */
  readonly folder: string;
}

/** What came of a piece of work: what the process answered, or how it ended instead. */
export type WorkOutcome<Made, Unusable> =
  | DoneWork<Made, Unusable>
  | { readonly type: 'late' }
  | { readonly type: 'ended'; readonly how: string; readonly wasReady: boolean };

/** A process that does one piece of work at a time. */
export interface WorkProcess<Work, Made, Unusable> {
  /** Does a piece of work. The process is killed if it takes longer than `longest` milliseconds once it's ready. */
  readonly make: (work: Work, longest: number) => Promise<WorkOutcome<Made, Unusable>>;
  readonly isAlive: () => boolean;
  /** Kills it, whatever it does. */
  readonly end: () => Promise<void>;
}

/** Lower than that of the server, so that nobody waits for the work of others. */
const PRIORITY = 5;

/** What it learns of its surroundings: no address of a database, and no key. */
const NEEDED = ['LD_LIBRARY_PATH', 'PATH', 'SYSTEMROOT', 'TEMP', 'TMPDIR'];

/** Starts the program. While it has nothing to do, it doesn't keep this process from ending. */
export function startWorkProcess<Work extends object, Made, Unusable>(
  program: WorkProgram,
): WorkProcess<Work, Made, Unusable> {
  const child = forkProgram(program);
  let wasReady = false;
  let isAlive = true;
  let begin: () => void = () => undefined;
  let settle: (outcome: WorkOutcome<Made, Unusable>) => void = () => undefined;
  child.on('message', (answer: WorkAnswer<Made, Unusable>) => {
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
      const outcome = await new Promise<WorkOutcome<Made, Unusable>>((resolve) => {
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

function forkProgram({ file, parameters, folder }: WorkProgram): ChildProcess {
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
