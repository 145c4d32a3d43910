import type { Invitation, InvitationState } from '#core/invitations/domain/invitation.ts';
import type { InvitationId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';

/** A row of the table `invitation`. */
export type InvitationRow = Omit<MovedRow<'invitation'>, 'version'>;

/** The columns of these rows. */
export const INVITATION_COLUMNS = ['id', ...writtenColumns(TABLES.invitation)].join(', ');

/** The invitation of a row. */
export function toInvitation(row: InvitationRow): Invitation {
  return {
    id: trusted<InvitationId>(row.id),
    codeHash: row.code_hash,
    inviterId: row.inviter_id === null ? null : trusted<MemberId>(row.inviter_id),
    createdAt: new Date(row.created_at).toISOString(),
    expiresAt: new Date(row.expires_at).toISOString(),
    state: toState(row),
  };
}

/** The invitation as parameters, which are named like the columns. */
export function toInvitationParameters({
  codeHash,
  inviterId,
  createdAt,
  expiresAt,
  state,
}: Omit<Invitation, 'id'>): Omit<InvitationRow, 'id'> {
  return {
    code_hash: codeHash,
    inviter_id: inviterId,
    created_at: Date.parse(createdAt),
    expires_at: Date.parse(expiresAt),
    ...toStateParameters(state),
  };
}

/** What has become of an invitation as parameters, which are named like the columns. */
export function toStateParameters(state: InvitationState) {
  return {
    status: state.status,
    ended_at: state.status === 'open' ? null : Date.parse(state.at),
  };
}

/** The table makes sure that exactly what is no longer open says since when. */
function toState(row: InvitationRow): InvitationState {
  const status = row.status as InvitationState['status'];
  switch (status) {
    case 'open':
      return { status };
    case 'used':
    case 'withdrawn':
      return { status, at: new Date(row.ended_at ?? 0).toISOString() };
    default:
      return unreachable(status);
  }
}
