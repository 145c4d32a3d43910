import { CONNECTION, connectionIn } from '#adapters/records/connection.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { columnsIn } from './written-columns.ts';

/** What the columns are called that a member has too. */
const RENAMED = { id: 'connection_id', created_at: 'requested_at' } as const;

/** A connection whose columns are named apart from those of a member. */
const JOINED = connectionIn(RENAMED.id, RENAMED.created_at);

/** A row of the table `connection`; its columns are named apart from those of a member. */
export type ConnectionRow = RowRead<typeof JOINED>;

/** The columns of `ConnectionRow`. */
export const CONNECTION_COLUMNS = columnsIn('connection', CONNECTION, RENAMED);

/** The connection of a row. */
export const toConnection = JOINED.read;
