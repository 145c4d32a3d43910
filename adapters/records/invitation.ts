import type { Invitation, InvitationState } from '#core/accounts/invitations/domain/invitation.ts';
import { bigint, group, mapping, optional, text, time, union } from './field.ts';
import { record, versioned } from './record.ts';

export const INVITATION_STATE = mapping(
  union<InvitationState>()('status', 'status', {
    open: {},
    used: { at: time('ended_at') },
    withdrawn: { at: time('ended_at') },
  }),
);

export const INVITATION = mapping(
  group<Invitation>()({
    id: bigint('id'),
    codeHash: text('code_hash'),
    inviterId: optional(bigint('inviter_id')),
    createdAt: time('created_at'),
    expiresAt: time('expires_at'),
    state: INVITATION_STATE,
  }),
);

export const INVITATIONS = record('invitation', {
  key: 'id',
  about: ['inviter_id'],
  archived: versioned(INVITATION),
});
