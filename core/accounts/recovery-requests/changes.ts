import type { RecoveryRequestId } from '#core/kernel/ids.ts';
import type { NewRecoveryRequest, RecoveryRequest } from './domain/recovery-request.ts';

/** What is stored of requests to win an account back. */
export type RecoveryRequestChange =
  | { readonly type: 'add_recovery_request'; readonly request: NewRecoveryRequest }
  /** Puts how far it has come into the place of what is there in that version. */
  | {
      readonly type: 'put_recovery_request';
      readonly request: RecoveryRequest;
      readonly version: number;
    }
  | {
      readonly type: 'remove_recovery_request';
      readonly id: RecoveryRequestId;
      readonly version: number;
    };
