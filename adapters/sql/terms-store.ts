import type { TermsChange } from '#core/accounts/changes.ts';
import type { TermsRepository } from '#core/accounts/terms-repository.ts';
import { Conflict } from '#adapters/conflict.ts';
import { firstRow, type SqlEngine, type Steps } from './steps.ts';
import { TABLES } from './tables.ts';
import {
  toTermsAcceptance,
  toTermsAcceptanceParameters,
  type TermsAcceptanceRow,
} from './terms-rows.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';

const WRITTEN = writtenColumns(TABLES.terms_acceptance);

const LOAD = `
  SELECT ${WRITTEN.join(', ')}, version FROM terms_acceptance WHERE member_id = @memberId`;

const INSERT = insertInto('terms_acceptance', WRITTEN, ['member_id']);
const UPDATE = updateOf('terms_acceptance', WRITTEN, ['member_id']);

/** Reads which terms members accepted; see the port for what it promises. */
export function createSqlTermsRepository({ read }: SqlEngine): TermsRepository {
  return {
    loadAcceptance: async (memberId) => {
      type Row = TermsAcceptanceRow & { readonly version: number };
      const row = await read(firstRow<Row>(LOAD, { memberId }));
      return row
        ? { value: toTermsAcceptance(row), version: row.version }
        : { value: null, version: 0 };
    },
  };
}

/** Stores the change. */
export function* storeTermsChange({ acceptance, version }: TermsChange): Steps<null> {
  const parameters = { ...toTermsAcceptanceParameters(acceptance) };
  const stored =
    version === 0
      ? yield* firstRow(INSERT, parameters)
      : yield* firstRow(UPDATE, { ...parameters, version });
  if (stored === null) throw new Conflict();
  return null;
}
