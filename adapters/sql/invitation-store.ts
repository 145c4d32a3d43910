import { INVITATION, INVITATION_STATE } from '#adapters/records/invitation.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { Invitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { createMemberLock } from './member-lock.ts';
import {
  firstRow,
  rows,
  type Dialect,
  type SqlEngine,
  type Statement,
  type Steps,
} from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const LOAD = `SELECT ${INVITATION.columns}, version FROM invitation WHERE id = @id`;

const FIND_BY_CODE = `
  SELECT ${INVITATION.columns}, version FROM invitation WHERE code_hash = @codeHash`;

const LIST = `
  SELECT ${INVITATION.columns} FROM invitation WHERE inviter_id = @inviterId AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const COUNT_OPEN = `
  SELECT count(*) AS number FROM invitation
  WHERE inviter_id = @inviterId AND status = 'open' AND expires_at > @now`;

const INSERT = insertInto('invitation', writtenColumns(TABLES.invitation));

const UPDATE = updateOf('invitation', Object.keys(INVITATION_STATE.write({ status: 'open' })));

/** Reads the invitations; see the port for what it promises. */
export function createSqlInvitationRepository({ read }: SqlEngine): InvitationRepository {
  return {
    load: (id) => read(load(LOAD, { id })),
    findByCode: (codeHash) => read(load(FIND_BY_CODE, { codeHash })),
    listOf: async (inviterId, { before, limit }) => {
      const page = { inviterId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<RowRead<typeof INVITATION>>(LIST, page))).map(INVITATION.read);
    },
    countOpen: (inviterId, now) => read(countOpen(inviterId, now)),
  };
}

/** Stores what changes of invitations. */
export function createInvitationHandlers(dialect: Dialect): SqlHandlers<InvitationChange> {
  const lock = createMemberLock(dialect);
  return {
    /** Members who make several at once make them one after the other, so that the open ones can be counted. */
    *add_invitation({ invitation, openInvitations }) {
      const { inviterId, createdAt } = invitation;
      if (inviterId !== null) {
        yield* rows(lock, { memberId: inviterId });
        requireUnchanged((yield* countOpen(inviterId, createdAt)) === openInvitations);
      }
      const row = INVITATION.writeNew({ ...invitation, state: { status: 'open' } });
      return yield* addOne(INSERT, row);
    },
    put_invitation: ({ invitation: { id, state }, version }) =>
      storeOne(UPDATE, { ...INVITATION_STATE.write(state), id, version }),
  };
}

function* countOpen(inviterId: number, now: string): Steps<number> {
  const parameters = { inviterId, now: Date.parse(now) };
  return (yield* firstRow<{ readonly number: number }>(COUNT_OPEN, parameters))?.number ?? 0;
}

function* load(
  sql: string,
  parameters: Statement['parameters'],
): Steps<Versioned<Invitation> | null> {
  const row = yield* firstRow<RowRead<typeof INVITATION> & { readonly version: number }>(
    sql,
    parameters,
  );
  return row && { value: INVITATION.read(row), version: row.version };
}
