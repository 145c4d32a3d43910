import { expect, test } from 'vitest';
import type { ColumnsNotice } from '#core/discovery/ports/columns-snapshots.ts';
import { createColumnsReport } from '#server/columns-report.ts';

const error = new Error('The disk is full.');

function logOf(notice: ColumnsNotice): unknown[] {
  const lines: unknown[] = [];
  const note =
    (level: string) =>
    (...line: unknown[]) =>
      lines.push([level, ...line]);
  createColumnsReport({ info: note('info'), warn: note('warn') })(notice);
  return lines;
}

test('every notice is one line', () => {
  expect(logOf({ kind: 'rebuilt', why: 'missing' })).toEqual([
    ['info', {}, 'discovery read every member, because there was no snapshot of them'],
  ]);
  expect(logOf({ kind: 'rebuilt', why: 'other_past' })).toEqual([
    [
      'warn',
      {},
      'discovery read every member, because the database no longer has the last change in their snapshot',
    ],
  ]);
  expect(logOf({ kind: 'rebuilt', why: 'unreadable', error })).toEqual([
    [
      'warn',
      { err: error },
      'discovery read every member, because their snapshot could not be read',
    ],
  ]);
  expect(logOf({ kind: 'not_kept', error })).toEqual([
    ['warn', { err: error }, 'the snapshot of discovery could not be written'],
  ]);
});
