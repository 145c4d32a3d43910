import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { Mailer } from '#core/mail/ports/mailer.ts';
import type { Storage } from '#core/storage.ts';
import type { Chance } from './chance.ts';
import {
  parseAnswer,
  sendInProcess,
  type ReceivedAnswer,
  type SentRequest,
} from './in-process-http.ts';
import type { Machine } from './machine.ts';
import { createSharedBus, startProcess, type SiteProcess } from './process.ts';
import { answerInTurns, withMethodsInTurn, type Ending, type Hand } from './storage-in-turns.ts';

/** What is kept, whatever happens to processes. */
export interface Kept {
  /** The storage as a new process opens it, and how it is let go of when that one dies. */
  readonly open: () => { readonly storage: Storage; readonly abandon: () => void };
  /** Everything that is stored, as text, for those who search it. */
  readonly dump: () => string;
  readonly close: () => Promise<void>;
}

/** What is kept in the memory of this process. */
export function keepInMemory(): Kept {
  const state = createMemoryState();
  const shared = createMemoryStorage(state);
  return {
    open: () => ({
      storage: {
        ...createMemoryStorage(state),
        limiter: shared.limiter,
        cursorSecret: () => shared.cursorSecret(),
      },
      abandon: () => undefined,
    }),
    dump: () => {
      const kinds = Object.entries(state).filter(([, part]) => part instanceof Map);
      return kinds
        .map(([kind, part]) => `${kind} ${JSON.stringify([...(part as Map<unknown, unknown>)])}`)
        .join('\n');
    },
    close: () => Promise.resolve(),
  };
}

/** How often things go wrong. */
export interface Weather {
  /** Of commits: refused, refused though stored. */
  refused: number;
  storedThenRefused: number;
  /** While it is true, nothing of storage answers. */
  storageIsAway: boolean;
  /** Of deliveries by the bus: lost, twice. */
  lost: number;
  twice: number;
}

export const FAIR: Readonly<Weather> = {
  refused: 0,
  storedThenRefused: 0,
  storageIsAway: false,
  lost: 0,
  twice: 0,
};

/** A stream of events, and what has come by it. */
export interface OpenStream {
  readonly owner: number;
  text: string;
  isOpen: boolean;
  readonly cut: () => void;
}

/** After how many steps somebody goes away from an answer, which the process goes on with, and who hears of that. */
export interface Impatience {
  readonly steps: number;
  readonly onGivenUp: () => void;
}

/** For how many milliseconds a process may go on with what nobody waits for. */
const WHILE_WORKING = 10_000;

/** Somebody who waits for an answer of a process. */
interface Waiting {
  readonly owner: number;
  readonly giveUp: () => void;
}

/** The whole site: processes over one storage, each of which can die at any moment. */
export class Site {
  readonly weather: Weather = { ...FAIR };
  /** The files that processes share. */
  readonly files = createMemoryFileStore({ now: () => new Date().toISOString() });
  /** What processes logged, for those who look for what failed. */
  readonly failures: string[] = [];
  private readonly processes = new Map<number, SiteProcess>();
  private readonly abandoning = new Map<number, () => void>();
  private readonly waiting = new Set<Waiting>();
  private readonly streams = new Set<OpenStream>();
  private readonly bus;
  private nextOwner = 1;
  /** The link that makes the first operator. */
  operatorUrl: string | null = null;

  private readonly machine: Machine;
  private readonly chance: Chance;
  private readonly kept: Kept;
  private readonly mailer: Mailer;

  constructor(machine: Machine, chance: Chance, kept: Kept, mailer: Mailer) {
    this.machine = machine;
    this.chance = chance.branch();
    this.kept = kept;
    this.mailer = mailer;
    this.bus = createSharedBus(
      (owner, tell, kind) => {
        this.deliver(owner, tell, kind);
      },
      () => this.machine.owner,
    );
  }

  /** Every file by its name, and what it holds. */
  async dumpFiles(): Promise<ReadonlyMap<string, string>> {
    const dumped = new Map<string, string>();
    for (const { name } of await this.files.list(null, Infinity)) {
      dumped.set(name, Buffer.from((await this.files.read(name)) ?? []).toString());
    }
    return dumped;
  }

  /** The numbers of the processes that answer. */
  get alive(): readonly number[] {
    return [...this.processes.keys()];
  }

  /** Starts one more process, and resolves with its number once it answers. */
  async start(): Promise<number> {
    const owner = this.nextOwner;
    this.nextOwner += 1;
    let started: SiteProcess | undefined;
    let failure: unknown;
    await this.machine.perform(owner, () => {
      const { storage: opened, abandon } = this.kept.open();
      this.abandoning.set(owner, abandon);
      const hand: Hand = {
        turn: () => this.machine.turn(),
        ending: (isCommit) => this.ending(isCommit),
        refusal: () => new StorageUnavailable('The weather is bad.'),
      };
      startProcess({
        storage: answerInTurns(opened, hand),
        fileStore: withMethodsInTurn(this.files, hand),
        bus: this.bus.join(),
        mailer: this.mailer,
        onFailure: (line) => this.failures.push(line),
      }).then(
        (process) => (started = process),
        (error: unknown) => (failure = error),
      );
    });
    while (started === undefined && failure === undefined) {
      await this.machine.settle();
      // No time passes while the first start reads modules from disk.
      await new Promise<void>((resolve) => void this.machine.perform(0, resolve));
    }
    if (started === undefined) throw failure;
    this.operatorUrl = started.running.operatorUrl;
    this.processes.set(owner, started);
    return owner;
  }

  /** The process dies: nothing that it had begun goes on, and who waits for an answer gets none. */
  kill(owner: number): void {
    this.processes.delete(owner);
    this.machine.kill(owner);
    this.abandoning.get(owner)?.();
    this.abandoning.delete(owner);
    for (const waiting of this.waiting) if (waiting.owner === owner) waiting.giveUp();
    for (const stream of this.streams) {
      if (stream.owner !== owner) continue;
      this.streams.delete(stream);
      stream.isOpen = false;
    }
  }

  /** The process stops as an operator stops it. */
  async stop(owner: number): Promise<void> {
    const process = this.processes.get(owner);
    if (process === undefined) return;
    const stopping = { isOver: false };
    await this.machine.perform(owner, () => {
      void process.running.stop().finally(() => (stopping.isOver = true));
    });
    for (let tries = 0; tries < 300 && !stopping.isOver; tries += 1) await this.machine.pass(100);
    if (!stopping.isOver) throw new Error('A process did not stop.');
    this.abandoning.delete(owner);
    this.kill(owner);
  }

  /** Sends a request to a process; resolves with `null` once nobody will answer it any more. */
  send(
    owner: number,
    request: SentRequest,
    impatience: Impatience | null,
  ): Promise<ReceivedAnswer | null> {
    return new Promise((resolve) => {
      let text = '';
      let isGivenUp = false;
      const waiting: Waiting = {
        owner,
        giveUp: () => {
          this.waiting.delete(waiting);
          this.answer(resolve, null);
        },
      };
      this.waiting.add(waiting);
      this.machine.later(() => {
        const { server } = this.processes.get(owner)!;
        const cut = sendInProcess(server, request, {
          onText: (piece) => (text += piece),
          onEnd: () => {
            if (!this.waiting.delete(waiting)) return;
            this.answer(resolve, isGivenUp ? null : parseAnswer(text));
          },
        });
        if (impatience === null) return;
        this.afterSteps(impatience.steps, () => {
          if (!this.waiting.has(waiting)) return;
          isGivenUp = true;
          cut();
          impatience.onGivenUp();
          setTimeout(waiting.giveUp, WHILE_WORKING);
        });
      }, owner);
    });
  }

  /** Whoever still waits for an answer gives up. */
  giveUp(): void {
    for (const { giveUp } of this.waiting) giveUp();
  }

  /** Opens a stream of events at a process; resolves when it has begun. */
  openStream(owner: number, request: SentRequest): Promise<OpenStream> {
    return new Promise((resolve) => {
      let cut: () => void = () => undefined;
      const waiting = {
        owner,
        giveUp: () => {
          if (this.waiting.delete(waiting)) this.answer(resolve, stream);
        },
      };
      this.waiting.add(waiting);
      const stream: OpenStream = {
        owner,
        text: '',
        isOpen: true,
        cut: () => {
          if (!this.streams.delete(stream)) return;
          stream.isOpen = false;
          this.machine.later(cut, owner);
        },
      };
      this.streams.add(stream);
      this.machine.later(() => {
        cut = sendInProcess(this.processes.get(owner)!.server, request, {
          onText: (piece) => (stream.text += piece),
          onEnd: () => {
            this.streams.delete(stream);
            stream.isOpen = false;
          },
        });
        waiting.giveUp();
      }, owner);
    });
  }

  private afterSteps(steps: number, then: () => void): void {
    this.machine.later(() => {
      if (steps === 0) then();
      else this.afterSteps(steps - 1, then);
    }, 0);
  }

  /** Whoever waits goes on outside of every process. */
  private answer<Value>(resolve: (value: Value) => void, value: Value): void {
    this.machine.later(() => {
      resolve(value);
    }, 0);
  }

  private ending(isCommit: boolean): Ending | null {
    const { storageIsAway, refused, storedThenRefused } = this.weather;
    if (storageIsAway) return 'refused';
    if (!isCommit) return null;
    if (this.chance.happens(refused)) return 'refused';
    return this.chance.happens(storedThenRefused) ? 'stored_then_refused' : null;
  }

  private deliver(owner: number, tell: () => void, kind: 'event' | 'hint'): void {
    if (!this.processes.has(owner)) return;
    if (kind === 'event' && this.chance.happens(this.weather.lost)) return;
    this.machine.later(tell, owner);
    if (this.chance.happens(this.weather.twice)) this.machine.later(tell, owner);
  }
}
