import type {
  ColumnsKeeping,
  ColumnsSnapshots,
  WhyRebuilt,
} from '#core/discovery/ports/columns-snapshots.ts';
import type { ColumnsHistory, DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { decodeColumns, freezeColumns, inPortions } from './columns-codec.ts';
import type { LiveColumns } from './live-columns.ts';
import { createMemberColumns, putTraits, type MemberColumns } from './member-columns.ts';

/** How often to look again whether all are there: others may register while they are counted. */
const MOST_COUNTS = 3;

/** Columns, and up to where they hold what is stored. */
interface MarkedColumns {
  readonly columns: MemberColumns;
  readonly mark: string;
}

interface Unfit {
  readonly why: WhyRebuilt;
  readonly error?: unknown;
}

/** The columns of a storage, which outlast the process where they can be kept. */
export interface KeptColumns {
  /** Loads them from the last snapshot and what has changed since, or else from everyone who is stored. */
  readonly load: () => Promise<MemberColumns>;
  /** Writes a snapshot of them, unless the last one is the same. A failure is reported, once in a row. */
  readonly keep: (loaded: () => Promise<LiveColumns>) => Promise<void>;
}

export function createKeptColumns(index: DiscoveryIndex, keeping?: ColumnsKeeping): KeptColumns {
  const { history } = index;
  if (keeping === undefined || history === undefined) {
    return { load: () => buildColumns(index), keep: () => Promise.resolve() };
  }
  const { snapshots } = keeping;
  let lastMark: string | null = null;
  let hasFailed = false;

  async function write({ columns, catchUp }: LiveColumns, marks: ColumnsHistory): Promise<void> {
    await catchUp();
    const reached = await marks.mark();
    if (reached === null || reached === lastMark) return;
    const frozen = freezeColumns(columns, reached);
    await snapshots.write(inPortions(frozen, snapshots.checksum, () => index.turn()));
    lastMark = reached;
  }

  return {
    load: async () => {
      const restored = await restoreColumns(index, history, snapshots);
      if (restored.ok) {
        lastMark = restored.value.mark;
        return restored.value.columns;
      }
      const columns = await buildColumns(index);
      const isNewSite = restored.refusal.why === 'missing' && columns.everyone.count() === 0;
      if (!isNewSite) keeping.report({ kind: 'rebuilt', ...restored.refusal });
      return columns;
    },
    keep: async (loaded) => {
      try {
        await write(await loaded(), history);
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) keeping.report({ kind: 'not_kept', error });
        hasFailed = true;
      }
    },
  };
}

async function buildColumns(index: DiscoveryIndex): Promise<MemberColumns> {
  const columns = createMemberColumns();
  await putAll(columns, index.loadTraits());
  return columns;
}

/** A snapshot that does not fit is removed, so that it cannot seem to fit what is written from now on. */
async function restoreColumns(
  index: DiscoveryIndex,
  history: ColumnsHistory,
  snapshots: ColumnsSnapshots,
): Promise<Result<MarkedColumns, Unfit>> {
  const read = await readSnapshot(snapshots);
  if (!read.ok && read.refusal.why === 'missing') return read;
  const restored = read.ok ? await bringUpToDate(index, history, read.value) : read;
  if (restored.ok) return restored;
  try {
    await snapshots.remove();
    return restored;
  } catch (error) {
    return refused({ error, ...restored.refusal });
  }
}

async function readSnapshot(snapshots: ColumnsSnapshots): Promise<Result<MarkedColumns, Unfit>> {
  try {
    const bytes = await snapshots.read();
    if (bytes === null) return refused({ why: 'missing' });
    const decoded = decodeColumns(bytes, snapshots.checksum);
    return decoded.ok ? decoded : refused({ why: decoded.refusal });
  } catch (error) {
    return refused({ why: 'unreadable', error });
  }
}

async function bringUpToDate(
  index: DiscoveryIndex,
  history: ColumnsHistory,
  marked: MarkedColumns,
): Promise<Result<MarkedColumns, Unfit>> {
  const { columns, mark } = marked;
  const resumed = await history.resume(mark);
  if (!resumed.ok) return refused({ why: resumed.refusal });
  await putAll(columns, resumed.value);
  for (let counts = 0; counts < MOST_COUNTS; counts += 1) {
    for await (const portion of index.takeChanged()) {
      for (const member of portion) putTraits(columns, toStoredTraits(member));
    }
    const [highest = 0] = columns.everyone.highest(1);
    if ((await history.countUpTo(highest)) === columns.everyone.count()) return granted(marked);
  }
  return refused({ why: 'members_gone' });
}

async function putAll(
  columns: MemberColumns,
  portions: ReturnType<DiscoveryIndex['loadTraits']>,
): Promise<void> {
  for await (const portion of portions) {
    for (const traits of portion) putTraits(columns, traits);
  }
}
