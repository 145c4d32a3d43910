import type { MemberId } from '#core/kernel/ids.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { Storage } from '#core/storage.ts';
import { buildDeliveryProgram } from './server-program.ts';
import { storeMembers } from './stored-records.ts';

/** What a process is to do beside handling events. */
export interface DeliveryTask {
  /** A file of SQLite, or the address of a database of PostgreSQL. */
  readonly database: string;
  readonly migrationsFolder: string;
  /** Gets a line for each event that is handled, and for each that was written. */
  readonly handledFile: string;
  readonly writtenFile: string;
  readonly memberIds: readonly number[];
  readonly writesOfEach: number;
  /** The process that first handles an event above this id kills itself before that is recorded. */
  readonly fatalId: number;
  /** Made by the process that kills itself. */
  readonly deathFile: string;
}

/** A line of the files, as JSON. */
export interface DeliveryLine {
  /** The id of the event; 0 where it is not known. */
  readonly id: number;
  readonly memberId: MemberId;
  /** Counts what was written for the member. */
  readonly place: number;
  /** The process that handled or wrote the event. */
  readonly pid: number;
}

const EVENTS = 10_000;
/** For how many members each of the two writers writes at once, and how many events for each. */
const MEMBERS = 10;
const WRITES_OF_EACH = EVENTS / (2 * MEMBERS);
const PATIENCE = { timeout: 100_000, interval: 50 };

/**
 * Four processes handle events, and two of them write ten thousand. After a third of them, one is killed with
 * SIGKILL between handling an event and recording that; another process takes its place and writes what it has
 * not written. Every event that was stored must have been handled, in the order of the feed, and so must all
 * whose writing was acknowledged.
 */
export async function expectEventsToSurviveKill(
  storage: Storage,
  site: Pick<DeliveryTask, 'database' | 'migrationsFolder'> & { readonly folder: string },
): Promise<void> {
  const { folder, ...place } = site;
  const files = { handledFile: join(folder, 'handled'), writtenFile: join(folder, 'written') };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const death = { fatalId: EVENTS / 3, deathFile: join(folder, 'death') };
  const readHandled = () => readLines(files.handledFile);
  const readWritten = () => readLines(files.writtenFile);
  const program = await buildDeliveryProgram('delivery');
  const children: ChildProcess[] = [];
  const start = (memberIds: readonly number[], writesOfEach: number) => {
    const task: DeliveryTask = { ...place, ...files, ...death, memberIds, writesOfEach };
    children.push(startProcess(program.file, task));
  };

  try {
    const ids = (await storeMembers(storage, 3 * MEMBERS)).map(({ id }) => id);
    start(ids.slice(0, MEMBERS), WRITES_OF_EACH);
    start(ids.slice(MEMBERS, 2 * MEMBERS), WRITES_OF_EACH);
    start([], 0);
    start([], 0);
    const killed = await Promise.race(children.map(end));
    expect(killed.signalCode).toBe('SIGKILL');
    const fatal = readHandled().findLast(({ pid }) => pid === killed.pid)!;

    const written = readWritten();
    expect(written.length).toBeLessThan(EVENTS);
    const writtenByIt = written.filter(({ pid }) => pid === killed.pid).length;
    const unwritten = children.indexOf(killed) < 2 ? EVENTS / 2 - writtenByIt : 0;
    const writesInItsPlace = Math.ceil(unwritten / MEMBERS);
    start(ids.slice(2 * MEMBERS), writesInItsPlace);
    const writes = EVENTS - unwritten + writesInItsPlace * MEMBERS;
    await expect.poll(() => readWritten().length, PATIENCE).toBe(writes);
    const stored = await readFeed(storage);
    await expect.poll(() => firstOfEach(readHandled()).length, PATIENCE).toBe(stored.length);

    const handled = firstOfEach(readHandled());
    expect(handled.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    expectOrderOfMembers(handled);
    const names = new Set(handled.map(nameOf));
    expect(readWritten().filter((line) => !names.has(nameOf(line)))).toEqual([]);
    expect(readHandled().filter(({ id }) => id === fatal.id).length).toBeGreaterThan(1);
  } finally {
    await Promise.all(children.map(kill));
    await program.remove();
  }
}

function startProcess(file: string, task: DeliveryTask): ChildProcess {
  return spawn(process.execPath, [file, JSON.stringify(task)], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = end(child);
  child.kill('SIGKILL');
  await ended;
}

async function end(child: ChildProcess): Promise<ChildProcess> {
  await once(child, 'exit');
  return child;
}

function readLines(file: string): DeliveryLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.slice(0, -1).map((line) => JSON.parse(line) as DeliveryLine);
}

async function readFeed({ feed }: Storage): Promise<StoredEvent<DomainEvent>[]> {
  const events: StoredEvent<DomainEvent>[] = [];
  for (;;) {
    const page = await feed.read({ after: events.at(-1)?.id ?? 0, limit: 1_000 });
    if (page.length === 0) return events;
    events.push(...page);
  }
}

/** Without what came again. */
function firstOfEach(lines: readonly DeliveryLine[]): DeliveryLine[] {
  const seen = new Set<number>();
  return lines.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Each member's events must have come in the order in which they were written, without a gap. */
function expectOrderOfMembers(handled: readonly DeliveryLine[]): void {
  const places = new Map<number, number[]>();
  for (const { memberId, place } of handled) {
    places.set(memberId, [...(places.get(memberId) ?? []), place]);
  }
  for (const ofMember of places.values()) {
    expect(ofMember).toEqual(ofMember.map((_place, position) => position + 1));
  }
}

const nameOf = ({ memberId, place }: DeliveryLine) => `${memberId}/${place}`;
