import type {
  RecoveryRequest,
  RecoveryState,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { bigint, group, json, mapping, optional, text, time, union } from './field.ts';
import { record, versioned } from './record.ts';

export const RECOVERY_STATE = mapping(
  union<RecoveryState>()('status', 'status', {
    asked: {},
    confirmed: {},
    agreed: { agreedBy: bigint('agreed_by') },
    declined: {},
    waiting: {},
    open: {},
  }),
);

export const RECOVERY_REQUEST = mapping(
  group<RecoveryRequest>()({
    id: bigint('id'),
    memberId: optional(bigint('member_id')),
    address: text('address'),
    answers: json('answers'),
    state: RECOVERY_STATE,
    dueAt: time('due_at'),
  }),
);

export const RECOVERY_REQUESTS = record('recovery_request', {
  key: 'id',
  about: ['member_id'],
  archived: versioned(RECOVERY_REQUEST),
});
