import type { AcceptConnection } from '#core/application/accept-connection.ts';
import type { GetConnectionBetween } from '#core/application/get-connection-between.ts';
import type { ListConnections } from '#core/application/list-connections.ts';
import type { RemoveConnection } from '#core/application/remove-connection.ts';
import type { RequestConnection } from '#core/application/request-connection.ts';
import { granted } from '#core/domain/shared/result.ts';
import type { ApiCalls } from '../call.ts';

/** The calls about connections. */
export function makeConnectionCalls(deps: {
  readonly listConnections: ListConnections;
  readonly getConnectionBetween: GetConnectionBetween;
  readonly requestConnection: RequestConnection;
  readonly acceptConnection: AcceptConnection;
  readonly removeConnection: RemoveConnection;
}): Pick<
  ApiCalls,
  | 'listConnections'
  | 'getConnectionStatus'
  | 'requestConnection'
  | 'acceptConnection'
  | 'removeConnection'
> {
  return {
    async listConnections({ callerId, query }) {
      const { status = null, after: before = null, limit } = query;
      const { items, next } = await deps.listConnections({ callerId, status, before, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async getConnectionStatus({ callerId, query }) {
      const found = await deps.getConnectionBetween({ callerId, ...query });
      return found.ok ? granted({ value: found.value }) : found;
    },

    async requestConnection({ callerId, body }) {
      const requested = await deps.requestConnection({ callerId, ...body });
      return requested.ok ? granted({ value: requested.value }) : requested;
    },

    async acceptConnection({ callerId, id }) {
      const accepted = await deps.acceptConnection({ callerId, id });
      return accepted.ok ? granted({ value: accepted.value }) : accepted;
    },

    async removeConnection({ callerId, id }) {
      const removed = await deps.removeConnection({ callerId, id });
      return removed.ok ? granted({ value: undefined }) : removed;
    },
  };
}
