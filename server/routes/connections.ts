import type { connectionCalls } from '#core/connections/calls.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeCountConnections } from '#core/connections/use-cases/count-connections.ts';
import { makeDismissAnswer } from '#core/connections/use-cases/dismiss-answer.ts';
import { makeEndRestingRequests } from '#core/connections/use-cases/end-resting-requests.ts';
import { makeForgetDeclinedRequests } from '#core/connections/use-cases/forget-declined-requests.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeGetConnectionOverview } from '#core/connections/use-cases/get-connection-overview.ts';
import { makeGetConnectionBetween } from '#core/connections/use-cases/get-connection-between.ts';
import { makeListAnswers } from '#core/connections/use-cases/list-answers.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeUndoDecline } from '#core/connections/use-cases/undo-decline.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import {
  toWireConnection,
  toWireListedConnection,
  toWireOverview,
} from '#core/connections/schemas.ts';
import { granted } from '#core/kernel/result.ts';
import { makeListTold } from '#core/moderation/use-cases/list-told.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with connections. */
type ConnectionUseCases = ReturnType<typeof makeConnectionUseCases>;

/** Makes every use case of connections. */
export function makeConnectionUseCases(world: World) {
  return {
    listConnections: makeListConnections(world),
    getConnection: makeGetConnection(world),
    countConnections: makeCountConnections(world),
    getConnectionOverview: makeGetConnectionOverview({ ...world, listTold: makeListTold(world) }),
    getConnectionBetween: makeGetConnectionBetween(world),
    requestConnection: makeRequestConnection(world),
    acceptConnection: makeAcceptConnection(world),
    removeConnection: makeRemoveConnection(world),
    undoDecline: makeUndoDecline(world),
    listAnswers: makeListAnswers(world),
    dismissAnswer: makeDismissAnswer(world),
    endRestingRequests: makeEndRestingRequests(world),
    forgetDeclinedRequests: makeForgetDeclinedRequests(world),
  };
}

/** The calls about connections. */
export function makeConnectionCalls(
  deps: ConnectionUseCases,
): Pick<ApiCalls, keyof typeof connectionCalls> {
  return {
    async listConnections({ callerId, query }) {
      const { status = null, direction = null, after: before = null, limit } = query;
      const page = { callerId, status, direction, before, limit };
      const { items, next } = await deps.listConnections(page);
      return granted({
        value: items.map(toWireListedConnection),
        next: { parameter: 'after', cursor: next },
      });
    },

    async getConnection({ callerId, id }) {
      const found = await deps.getConnection({ callerId, id });
      return found.ok ? granted({ value: toWireConnection(found.value) }) : found;
    },

    async countConnections({ callerId }) {
      return granted({ value: await deps.countConnections({ callerId }) });
    },

    async getConnectionOverview({ callerId }) {
      return granted({ value: toWireOverview(await deps.getConnectionOverview({ callerId })) });
    },

    async getConnectionStatus({ callerId, query }) {
      const found = await deps.getConnectionBetween({ callerId, ...query });
      return found.ok ? granted({ value: found.value && toWireConnection(found.value) }) : found;
    },

    async requestConnection({ callerId, body }) {
      const requested = await deps.requestConnection({ callerId, ...body });
      return requested.ok ? granted({ value: toWireConnection(requested.value) }) : requested;
    },

    async acceptConnection({ callerId, id }) {
      const accepted = await deps.acceptConnection({ callerId, id });
      return accepted.ok ? granted({ value: toWireConnection(accepted.value) }) : accepted;
    },

    async removeConnection({ callerId, id, query }) {
      const { status: seen = null, answer = null } = query;
      const removed = await deps.removeConnection({ callerId, id, seen, answer });
      return removed.ok ? granted({ value: undefined }) : removed;
    },

    async undoDecline({ callerId, id }) {
      const restored = await deps.undoDecline({ callerId, requesterId: id });
      return restored.ok ? granted({ value: toWireConnection(restored.value) }) : restored;
    },

    ...makeAnswerCalls(deps),
  };
}

/** The calls about answers to requests. */
function makeAnswerCalls(
  deps: ConnectionUseCases,
): Pick<ApiCalls, 'listAnswers' | 'dismissAnswer'> {
  return {
    async listAnswers({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listAnswers({ callerId, before, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async dismissAnswer({ callerId, id }) {
      const dismissed = await deps.dismissAnswer({ callerId, memberId: id });
      return dismissed.ok ? granted({ value: undefined }) : dismissed;
    },
  };
}
