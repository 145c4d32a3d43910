import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import type { LetterId, MemberId } from '#core/kernel/ids.ts';
import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import { makeEventDelivery } from '#core/feed/use-cases/deliver-events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Storage } from '#core/storage.ts';
import { startEventDelivery } from '#server/jobs/event-delivery.ts';
import type { DeliveryLine, DeliveryTask } from './delivery-processes.ts';
import { PATIENT } from './patient-connections.ts';

/** Writes events for its members, one after the other for each, and handles the events of all processes. */
const task = JSON.parse(process.argv[2] ?? '') as DeliveryTask;

/** The same in every process, and so fast that the hold of a process that was killed soon ends. */
const clock: Clock = { now: () => new Date(Date.now() * 5).toISOString() };

/** How often to look for events, in milliseconds. */
const INTERVAL = 20;

/** By how many bytes the file of what was written may be ahead: about a thousand lines. */
const LEAD = 50_000;

async function openStorage({ database, migrationsFolder }: DeliveryTask): Promise<Storage> {
  return database.startsWith('postgres:')
    ? openPostgresStorage({ url: database, connections: 6, migrationsFolder, ...PATIENT })
    : openSqliteStorage({ file: database, migrationsFolder });
}

function note(file: string, line: Omit<DeliveryLine, 'pid'>): void {
  appendFileSync(file, `${JSON.stringify({ ...line, pid: process.pid })}\n`);
}

function isFirstToDie(): boolean {
  try {
    writeFileSync(task.deathFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function decide({ id, event }: StoredEvent<DomainEvent>): Promise<readonly [MailChange]> {
  const place = 'messageId' in event ? event.messageId : 0;
  note(task.handledFile, { id, memberId: toMemberId(event.memberIds[0] ?? 0), place });
  if (id > task.fatalId && isFirstToDie()) process.kill(process.pid, 'SIGKILL');
  // A change that does nothing, so that every batch is stored.
  return Promise.resolve([{ type: 'remove_letter', id: trusted<LetterId>(0) }]);
}

/** Whether much is written that is not handled: writers wait, so that there is always something left to write. */
function isFarAhead(): boolean {
  return statSync(task.writtenFile).size > statSync(task.handledFile).size + LEAD;
}

async function writeFor(storage: Storage, memberId: MemberId): Promise<void> {
  for (let place = 1; place <= task.writesOfEach; place += 1) {
    while (isFarAhead()) await setTimeout(INTERVAL);
    const ids = {
      messageId: toMessageId(place),
      connectionId: toConnectionId(memberId),
      memberIds: [memberId],
    };
    const events = [{ type: 'message_sent', ...ids } as const];
    await storage.commit({ changes: [], events, actorId: memberId, at: clock.now() });
    note(task.writtenFile, { id: 0, memberId, place });
  }
}

const storage = await openStorage(task);
startEventDelivery({
  handlers: [{ name: 'notes', decide }],
  delivery: makeEventDelivery<DomainEvent, MailChange>({
    ...storage,
    clock,
    processId: String(process.pid),
  }),
  collecting: 0,
  bus: {
    listen: ({ onGap }) => {
      const timer = setInterval(onGap, INTERVAL);
      return () => {
        clearInterval(timer);
      };
    },
  },
  logger: pino(process.stderr),
});
await Promise.all(task.memberIds.map((memberId) => writeFor(storage, toMemberId(memberId))));
