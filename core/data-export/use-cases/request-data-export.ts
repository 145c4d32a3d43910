import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import type { ProofRefusal, ProveIdentity } from '#core/accounts/steps/prove-identity.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import {
  isUnderWay,
  showDataExport,
  type ShownDataExport,
} from '#core/data-export/domain/data-export.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limit, type Limiter } from '#core/kernel/limiter.ts';
import { granted, type Result } from '#core/kernel/result.ts';

/** How many copies a member may ask for in a day. */
const DATA_EXPORTS: Limit = { name: 'data-exports', points: 3, duration: 24 * 60 * 60 };

export type RequestDataExport = (input: {
  readonly callerId: MemberId;
  readonly proof: Proof;
  readonly device?: Device;
}) => Promise<Result<ShownDataExport, ProofRefusal>>;

/**
 * Asks for a copy of the caller's data, in the place of the one they have. While one is being made, it is that one
 * that they get. A session alone is not enough: the copy has every conversation in it.
 */
export function makeRequestDataExport(deps: {
  readonly proveIdentity: ProveIdentity;
  readonly dataExports: Pick<DataExportRepository, 'findOf'>;
  readonly commit: Commit<DataExportChange | SecurityChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
}): RequestDataExport {
  const { dataExports, commit, limiter, clock } = deps;
  return async ({ callerId, proof, device }) => {
    const proven = await deps.proveIdentity(callerId, proof);
    if (!proven.ok) return proven;
    return decideAndCommit<DataExportChange | SecurityChange, never, ShownDataExport, ProofRefusal>(
      commit,
      async () => {
        const current = await dataExports.findOf(callerId);
        if (current !== null && isUnderWay(current.value)) {
          const shown = showDataExport(current.value);
          return granted({ act: null, answer: () => shown });
        }
        const at = clock.now();
        const dataExport = { memberId: callerId, requestedAt: at };
        const replaces = current && { id: current.value.id, version: current.version };
        return granted({
          act: {
            changes: [
              { type: 'add_data_export', dataExport, replaces },
              noteSecurity('data_copy_asked', { memberId: callerId, at, device }),
            ],
            events: [],
            actorId: callerId,
            at,
          },
          answer: (id) =>
            showDataExport({ ...dataExport, id, attempts: 0, state: { status: 'waiting' } }),
        });
      },
      () => refuseAbove(limiter, DATA_EXPORTS, String(callerId)),
    );
  };
}
