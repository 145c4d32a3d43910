import { TERMS_ACCEPTANCE } from '#adapters/records/terms-acceptance.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { TermsChange } from '#core/accounts/changes.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import { firstRow, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { putVersion, type SqlHandlers } from './sql-handlers.ts';

const WRITTEN = writtenColumns(TABLES.terms_acceptance);

const LOAD = `
  SELECT ${WRITTEN.join(', ')}, version FROM terms_acceptance WHERE member_id = @memberId`;

const PUT = {
  insert: insertInto('terms_acceptance', WRITTEN, ['member_id']),
  update: updateOf('terms_acceptance', WRITTEN, ['member_id']),
};

/** Reads which terms members accepted; see the port for what it promises. */
export function createSqlTermsRepository({ read }: SqlEngine): TermsRepository {
  return {
    loadAcceptance: async (memberId) => {
      type Row = RowRead<typeof TERMS_ACCEPTANCE> & { readonly version: number };
      const row = await read(firstRow<Row>(LOAD, { memberId }));
      return row
        ? { value: TERMS_ACCEPTANCE.read(row), version: row.version }
        : { value: null, version: 0 };
    },
  };
}

/** Stores which terms members accept. */
export const TERMS_HANDLERS: SqlHandlers<TermsChange> = {
  put_terms_acceptance: ({ acceptance, version }) =>
    putVersion(PUT, TERMS_ACCEPTANCE.write(acceptance), version),
};
