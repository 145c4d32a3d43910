import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import {
  beginExport,
  finishExport,
  HOLD,
  holdFrom,
  interruptExport,
  type DataExport,
} from '#core/data-export/domain/data-export.ts';
import { inPieces } from '#core/data-export/domain/in-pieces.ts';
import type { ExportArchive } from '#core/data-export/ports/export-archive.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit, Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { gatherContents, type ContentSources } from './gather-contents.ts';

/** How long a piece of the file is, in bytes: what is read and written at a time. */
const PIECE = 256 * 1024;

/**
 * Makes the copy that was asked for first; returns whether there was one. `isStopping` is asked now and then: when it
 * says so, the copy is left to another process.
 */
export type MakeNextDataExport = (isStopping: () => boolean) => Promise<boolean>;

interface Dependencies extends ContentSources {
  readonly dataExports: Pick<DataExportRepository, 'findDue'>;
  readonly commit: Commit<DataExportChange | MailChange, never>;
  readonly exportArchive: ExportArchive;
  readonly clock: Clock;
  /** Lets everything else in this process have its turn. */
  readonly turn: () => Promise<void>;
  readonly reportFailure: ReportFailure;
}

/** Another process has taken the copy over, or its member is gone. */
class NoLongerHeld extends Error {}

/** This process stops. */
class Stopping extends Error {}

/** Makes copies, one at a time. A process holds the copy that it makes; if it dies, another one begins again. */
export function makeMakeNextDataExport(deps: Dependencies): MakeNextDataExport {
  const { dataExports, clock } = deps;
  return async (isStopping) => {
    const due = await dataExports.findDue(clock.now());
    if (due === null || isStopping()) return false;
    const begun = beginExport(due.value, clock.now());
    const isBegun = await store(deps, putting(begun, due.version));
    if (isBegun && begun.state.status === 'making') {
      await make(deps, { value: begun, version: due.version + 1 }, isStopping);
    }
    return true;
  };
}

async function make(
  deps: Dependencies,
  held: Versioned<DataExport>,
  isStopping: () => boolean,
): Promise<void> {
  const { value: dataExport, version } = held;
  const { clock } = deps;
  try {
    const size = await writeFile(deps, held, isStopping);
    const at = clock.now();
    const finished = putting(finishExport(dataExport, size, at), version);
    await store(deps, finished, announcing(dataExport.memberId, at));
  } catch (error) {
    if (error instanceof NoLongerHeld) return;
    const isLeft = error instanceof Stopping;
    const begun = isLeft ? { ...dataExport, attempts: dataExport.attempts - 1 } : dataExport;
    if (!isLeft) deps.reportFailure('A copy of a member’s data could not be made.', error);
    await store(deps, putting(interruptExport(begun, clock.now()), version));
  }
}

/** Writes the file piece by piece, and returns how long it is. */
async function writeFile(
  deps: Dependencies,
  held: Versioned<DataExport>,
  isStopping: () => boolean,
): Promise<number> {
  const { id, memberId } = held.value;
  const { version } = held;
  const afterPage = keepHolding(deps, held, isStopping);
  const reading = { memberId, madeAt: deps.clock.now(), afterPage };
  const contents = await gatherContents(deps, reading);
  if (contents === null) throw new NoLongerHeld();
  let size = 0;
  let number = 0;
  for await (const content of inPieces(deps.exportArchive.write(contents), PIECE)) {
    const piece = { type: 'add_data_export_piece', id, version, number, content } as const;
    if (!(await store(deps, piece))) throw new NoLongerHeld();
    size += content.byteLength;
    number += 1;
  }
  return size;
}

/** What is done after each page that was read: others get their turn, and the copy is held longer in time. */
function keepHolding(
  deps: Dependencies,
  { value: { id }, version }: Versioned<DataExport>,
  isStopping: () => boolean,
): () => Promise<void> {
  let heldAt = Date.parse(deps.clock.now());
  return async () => {
    await deps.turn();
    if (isStopping()) throw new Stopping();
    const now = deps.clock.now();
    if (Date.parse(now) - heldAt < HOLD / 4) return;
    const hold = { type: 'hold_data_export', id, version, heldUntil: holdFrom(now) } as const;
    if (!(await store(deps, hold))) throw new NoLongerHeld();
    heldAt = Date.parse(now);
  };
}

function putting(dataExport: DataExport, version: number): DataExportChange {
  return { type: 'put_data_export', dataExport, version };
}

/** The letter that tells the member that the copy is ready. */
function announcing(memberId: MemberId, at: string): MailChange {
  const letter = { kind: 'data_export_ready', memberId } as const;
  return {
    type: 'queue_letter',
    queued: { letter, key: `data_export_ready ${memberId}`, dueAt: at },
  };
}

async function store(
  { commit, clock }: Pick<Dependencies, 'commit' | 'clock'>,
  ...changes: (DataExportChange | MailChange)[]
): Promise<boolean> {
  const act = { changes, events: [], actorId: null, at: clock.now() };
  return (await commit(act)).stored;
}
