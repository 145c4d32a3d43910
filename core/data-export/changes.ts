import type { DataExportId } from '#core/kernel/ids.ts';
import type { DataExport, NewDataExport } from './domain/data-export.ts';

/** What is stored of copies of members' data. */
export type DataExportChange =
  | {
      readonly type: 'add_data_export';
      readonly dataExport: NewDataExport;
      /** The member's copy until then, which is removed; `null` when there is none. */
      readonly replaces: { readonly id: DataExportId; readonly version: number } | null;
    }
  /** Puts how far the copy has come in the place of what it was. The file is removed unless the copy is ready. */
  | {
      readonly type: 'put_data_export';
      readonly dataExport: DataExport;
      readonly version: number;
    }
  /** Adds a piece to the file of the copy that is being made, numbered from 0. It stays of that version. */
  | {
      readonly type: 'add_data_export_piece';
      readonly id: DataExportId;
      readonly version: number;
      readonly number: number;
      readonly content: Uint8Array;
    }
  /** The process that makes the copy holds it longer. The version stays the same. */
  | {
      readonly type: 'hold_data_export';
      readonly id: DataExportId;
      readonly version: number;
      readonly heldUntil: string;
    };
