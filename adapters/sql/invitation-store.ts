import { PAGE_LIMIT } from './page-limit.ts';
import type { InvitationChange } from '#core/invitations/changes.ts';
import type { InvitationRepository } from '#core/invitations/invitation-repository.ts';
import type { Invitation } from '#core/invitations/domain/invitation.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { Conflict } from '#adapters/conflict.ts';
import {
  INVITATION_COLUMNS,
  toInvitation,
  toInvitationParameters,
  toStateParameters,
  type InvitationRow,
} from './invitation-rows.ts';
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

const LOAD = `SELECT ${INVITATION_COLUMNS}, version FROM invitation WHERE id = @id`;

const FIND_BY_CODE = `
  SELECT ${INVITATION_COLUMNS}, version FROM invitation WHERE code_hash = @codeHash`;

const LIST = `
  SELECT ${INVITATION_COLUMNS} FROM invitation WHERE inviter_id = @inviterId AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const COUNT_OPEN = `
  SELECT count(*) AS number FROM invitation
  WHERE inviter_id = @inviterId AND status = 'open' AND expires_at > @now`;

const INSERT = insertInto('invitation', writtenColumns(TABLES.invitation));

const UPDATE = updateOf('invitation', Object.keys(toStateParameters({ status: 'open' })));

/** Reads the invitations; see the port for what it promises. */
export function createSqlInvitationRepository({ read }: SqlEngine): InvitationRepository {
  return {
    load: (id) => read(load(LOAD, { id })),
    findByCode: (codeHash) => read(load(FIND_BY_CODE, { codeHash })),
    listOf: async (inviterId, { before, limit }) => {
      const page = { inviterId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<InvitationRow>(LIST, page))).map(toInvitation);
    },
    countOpen: (inviterId, now) => read(countOpen(inviterId, now)),
  };
}

/** Stores the change and returns the id of the invitation that it added, if it did. */
export function* storeInvitationChange(
  dialect: Dialect,
  change: InvitationChange,
): Steps<number | null> {
  switch (change.type) {
    case 'add_invitation':
      return yield* addInvitation(dialect, change);
    case 'put_invitation': {
      const { invitation, version } = change;
      const parameters = { ...toStateParameters(invitation.state), id: invitation.id, version };
      if ((yield* firstRow(UPDATE, parameters)) === null) throw new Conflict();
      return null;
    }
    default:
      return unreachable(change);
  }
}

/** Members who make several at once make them one after the other, so that the open ones can be counted. */
function* addInvitation(
  dialect: Dialect,
  { invitation, openInvitations }: Extract<InvitationChange, { type: 'add_invitation' }>,
): Steps<number> {
  const { inviterId, createdAt } = invitation;
  if (inviterId !== null) {
    yield* rows(createMemberLock(dialect), { memberId: inviterId });
    if ((yield* countOpen(inviterId, createdAt)) !== openInvitations) throw new Conflict();
  }
  const row = toInvitationParameters({ ...invitation, state: { status: 'open' } });
  const added = yield* firstRow<{ readonly id: number }>(INSERT, row);
  if (added === null) throw new Conflict();
  return added.id;
}

function* countOpen(inviterId: number, now: string): Steps<number> {
  const parameters = { inviterId, now: Date.parse(now) };
  return (yield* firstRow<{ readonly number: number }>(COUNT_OPEN, parameters))?.number ?? 0;
}

function* load(
  sql: string,
  parameters: Statement['parameters'],
): Steps<Versioned<Invitation> | null> {
  const row = yield* firstRow<InvitationRow & { readonly version: number }>(sql, parameters);
  return row && { value: toInvitation(row), version: row.version };
}
