import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import fsPromises from 'node:fs/promises';
import timersPromises from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { keepUploadsInMemory } from './upload-files.ts';

const RealDate = Date;
const realSetImmediate = setImmediate;

/** Who has something to do: a process of the site, by its number, or 0 for the world outside. */
export type Owner = number;

interface Task {
  readonly owner: Owner;
  readonly run: () => void;
}

/** What `setTimeout`, `setInterval` and `setImmediate` return. */
class SimulatedTimer {
  isCleared = false;
  readonly owner: Owner;
  readonly run: () => void;
  readonly every: number | null;
  at: number;

  constructor(owner: Owner, run: () => void, at: number, every: number | null) {
    this.owner = owner;
    this.run = run;
    this.at = at;
    this.every = every;
  }
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
}

/**
 * The machine below everything: time, timers, chance and the order in which things go on, all by one seed. While it is
 * installed, the clock, timers and randomness of Node.js are its own, so that the product and its libraries run as they
 * are. One thing goes on at a time, and until everything that it set off has come to rest.
 */
export class Machine {
  /** What goes on just now belongs to this one. */
  owner: Owner = 0;
  /** How far every clock is off, in milliseconds. */
  off = 0;
  /** How far the clock of each process is off, in milliseconds. */
  readonly skews = new Map<Owner, number>();
  private readonly dead = new Set<Owner>();
  private readonly chance: Chance;
  private readonly random: Chance;
  private ready: Task[] = [];
  private timers: SimulatedTimer[] = [];
  private readonly wall: number;
  private elapsed = 0;
  /** How many things have gone on. */
  steps = 0;
  /** What comes between after so many more of them. */
  private interruption: { in: number; readonly run: () => void } | null = null;

  constructor(chance: Chance, startsAt: string) {
    this.chance = chance.branch();
    this.random = chance.branch();
    this.wall = RealDate.parse(startsAt);
  }

  /** Milliseconds since 1970 by the clock of whoever goes on just now. */
  now(): number {
    return this.wall + this.elapsed + this.off + (this.skews.get(this.owner) ?? 0);
  }

  /** Milliseconds since 1970 by a clock that is right. */
  rightNow(): number {
    return this.wall + this.elapsed;
  }

  /** Milliseconds since the start by a clock that never jumps. */
  monotonic(): number {
    return this.elapsed;
  }

  /** Lets something go on when its turn comes, which the seed decides. */
  later(run: () => void, owner = this.owner): void {
    if (!this.dead.has(owner)) this.ready.push({ owner, run });
  }

  /** Resolves when the turn of whoever asks comes. */
  turn(): Promise<void> {
    return new Promise((resolve) => {
      this.later(resolve);
    });
  }

  /** Nothing of that process goes on any more. */
  kill(owner: Owner): void {
    this.dead.add(owner);
    this.ready = this.ready.filter((task) => task.owner !== owner);
    this.timers = this.timers.filter((timer) => timer.owner !== owner);
  }

  /** Something comes between after so many more steps, wherever things stand then. */
  interrupt(after: number, run: () => void): void {
    this.interruption = { in: after, run };
  }

  /** Nothing comes between any more. */
  leaveAlone(): void {
    this.interruption = null;
  }

  /** Lets go on whatever can without time passing. */
  async settle(): Promise<void> {
    while (this.ready.length > 0) {
      const place = this.ready.length === 1 ? 0 : this.chance.below(this.ready.length);
      const [task] = this.ready.splice(place, 1);
      await this.perform(task!.owner, task!.run);
    }
  }

  /** Does the work as that owner, and waits until everything that it set off has come to rest. */
  async perform(owner: Owner, run: () => void): Promise<void> {
    this.steps += 1;
    this.countDown();
    if (this.dead.has(owner)) return;
    this.owner = owner;
    run();
    await new Promise<void>((resolve) => {
      realSetImmediate(resolve);
    });
    this.owner = 0;
  }

  private countDown(): void {
    if (this.interruption === null) return;
    this.interruption.in -= 1;
    if (this.interruption.in > 0) return;
    const { run } = this.interruption;
    this.interruption = null;
    run();
  }

  /** Lets that much time pass, with every timer at its time. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.elapsed + milliseconds;
    await this.settle();
    for (let timer = this.due(end); timer !== undefined; timer = this.due(end)) {
      this.elapsed = Math.max(this.elapsed, timer.at);
      await this.fire(timer);
    }
    this.elapsed = end;
  }

  /** Sleeps for that long, as a machine that is suspended: every timer that is due by then fires once. */
  async sleep(milliseconds: number): Promise<void> {
    await this.settle();
    this.elapsed += milliseconds;
    const due = this.timers.filter(({ at }) => at <= this.elapsed);
    for (const timer of due) if (!timer.isCleared) await this.fire(timer);
  }

  private due(end: number): SimulatedTimer | undefined {
    const [first] = this.timers;
    return first !== undefined && first.at <= end ? first : undefined;
  }

  private async fire(timer: SimulatedTimer): Promise<void> {
    this.remove(timer);
    if (timer.every !== null) {
      timer.at = this.elapsed + Math.max(1, timer.every);
      this.insert(timer);
    }
    await this.perform(timer.owner, timer.run);
    await this.settle();
  }

  private insert(timer: SimulatedTimer): void {
    let place = this.timers.length;
    while (place > 0 && this.timers[place - 1]!.at > timer.at) place -= 1;
    this.timers.splice(place, 0, timer);
  }

  private remove(timer: SimulatedTimer): void {
    const place = this.timers.indexOf(timer);
    if (place !== -1) this.timers.splice(place, 1);
  }

  private readonly setTimer = (
    run: () => void,
    milliseconds: number,
    every: number | null,
  ): SimulatedTimer => {
    const at = this.elapsed + Math.max(1, milliseconds || 0);
    const timer = new SimulatedTimer(this.owner, run, at, every);
    this.insert(timer);
    return timer;
  };

  private readonly clearTimer = (timer: unknown): void => {
    if (!(timer instanceof SimulatedTimer)) return;
    timer.isCleared = true;
    this.remove(timer);
  };

  /** Takes the place of the machine of Node.js; returns how to give it back. */
  install(): () => void {
    const now = () => this.now();
    class SimulatedDate extends RealDate {
      constructor(...given: [] | [number | string | Date]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now(): number {
        return now();
      }
    }
    const wait = <Value>(milliseconds?: number, value?: Value) =>
      new Promise<Value | undefined>((resolve) => {
        this.setTimer(calling(resolve as Callback, [value]), milliseconds ?? 0, null);
      });
    const uuid = () => {
      const hex = this.random.bytes(16).toString('hex');
      return [8, 13, 18, 23].reduce((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
    };
    const stop = [
      replace(globalThis, {
        Date: SimulatedDate,
        setTimeout: (run: Callback, milliseconds: number, ...given: unknown[]) =>
          this.setTimer(calling(run, given), milliseconds, null),
        setInterval: (run: Callback, milliseconds: number, ...given: unknown[]) =>
          this.setTimer(calling(run, given), milliseconds, milliseconds || 1),
        setImmediate: (run: Callback, ...given: unknown[]) => {
          const timer = new SimulatedTimer(this.owner, calling(run, given), 0, null);
          this.later(() => {
            if (!timer.isCleared) timer.run();
          });
          return timer;
        },
        clearTimeout: this.clearTimer,
        clearInterval: this.clearTimer,
        clearImmediate: this.clearTimer,
      }),
      replace(performance, { now: () => this.elapsed }),
      replace(Math, { random: () => this.random.fraction() }),
      replace(globalThis.crypto, { randomUUID: uuid }),
      replace(crypto, {
        randomUUID: uuid,
        randomBytes: (count: number) => this.random.bytes(count),
      }),
      replace(fsPromises, keepUploadsInMemory()),
      replace(timersPromises, { setTimeout: wait, setImmediate: () => this.turn() }),
    ];
    syncBuiltinESMExports();
    return () => {
      for (const giveBack of stop) giveBack();
      syncBuiltinESMExports();
    };
  }
}

type Callback = (...given: unknown[]) => void;

const calling = (run: Callback, given: readonly unknown[]) => () => {
  run(...given);
};

/** Puts other values into an object; returns how to put back what was there. */
function replace(target: object, values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, descriptor);
    }
  };
}
