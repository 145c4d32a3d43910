import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import { isKept } from '#core/data-export/domain/data-export.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { DataExportId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

/** The file of a copy, to be read once. */
export interface OpenedDataExport {
  /** When the copy was ready (ISO 8601 in UTC). */
  readonly at: string;
  /** How long it is, in bytes. */
  readonly size: number;
  /** Its bytes, piece by piece; reading fails when the copy is removed meanwhile. */
  readonly content: AsyncIterable<Uint8Array>;
}

export type OpenDataExport = (input: {
  readonly callerId: MemberId;
  readonly id: DataExportId;
}) => Promise<Result<OpenedDataExport, NotFound<'data_export'>>>;

interface Dependencies {
  readonly dataExports: Pick<DataExportRepository, 'load' | 'readPiece'>;
  readonly clock: Clock;
}

/** The file of the caller's copy, as long as it is kept. */
export function makeOpenDataExport({ dataExports, clock }: Dependencies): OpenDataExport {
  return async ({ callerId, id }) => {
    const found = await dataExports.load(id);
    const state = found?.value.memberId === callerId ? found.value.state : null;
    if (state?.status !== 'ready' || !isKept({ state }, clock.now())) {
      return refused({ code: 'not_found', subject: 'data_export' });
    }
    const { at, size } = state;
    return granted({ at, size, content: readPieces(dataExports, id, size) });
  };
}

async function* readPieces(
  dataExports: Dependencies['dataExports'],
  id: DataExportId,
  size: number,
): AsyncGenerator<Uint8Array> {
  let left = size;
  for (let number = 0; left > 0; number += 1) {
    const piece = await dataExports.readPiece(id, number);
    if (piece === null) throw new Error('The copy was removed while it was read.');
    left -= piece.byteLength;
    yield piece;
  }
}
