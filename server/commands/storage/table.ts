import type { ArchiveSummary } from '#core/archive/use-cases/summarise-archive.ts';
import {
  RECORD_KINDS,
  type RecordKind,
  type LastNumbers,
} from '#core/archive/domain/archived-records.ts';

/** How much of a checksum is shown: by accident, two do not begin alike. */
const SHOWN_CHARACTERS = 12;

/** Rows of cells as lines, the first column to the left and all others to the right. */
export function renderTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_heading, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const renderRow = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return rows.map((row) => `${renderRow(row)}\n`).join('');
}

/** What is in a storage, kind by kind. */
export function renderSummary(summary: ArchiveSummary): string {
  const headings = ['kind', 'records', 'checksum', 'last id'];
  return renderTable([headings, ...RECORD_KINDS.map((kind) => [kind, ...cellsOf(summary, kind)])]);
}

/** What is in two storages, side by side. */
export function renderComparison(
  source: ArchiveSummary,
  target: ArchiveSummary,
  rates?: Readonly<Partial<Record<RecordKind, number>>>,
): string {
  const headings = ['kind', 'source', 'checksum', 'last id', 'target', 'checksum', 'last id'];
  const rows = RECORD_KINDS.map((kind) => [
    kind,
    ...cellsOf(source, kind),
    ...cellsOf(target, kind),
    ...(rates ? [showNumber(rates[kind])] : []),
  ]);
  return renderTable([[...headings, ...(rates ? ['rows/s'] : [])], ...rows]);
}

/** A number for people to read; a dash where there is none. */
export function showNumber(number: number | undefined): string {
  return number === undefined ? '–' : Math.round(number).toLocaleString('en');
}

function cellsOf({ kinds, lastNumbers }: ArchiveSummary, kind: RecordKind): string[] {
  const { count, checksum } = kinds[kind];
  const last = kind in lastNumbers ? lastNumbers[kind as keyof LastNumbers] : undefined;
  return [showNumber(count), checksum.slice(0, SHOWN_CHARACTERS), showNumber(last)];
}
