import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { describe, expect, it } from 'vitest';
import { noConnection } from '#core/connections/domain/connection.ts';
import { decideAcceptance, decideRemoval, decideRequest } from '#core/connections/domain/decide.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import { refused } from '#core/kernel/result.ts';
import {
  noHistory,
  withDecline,
  withRest,
  type PairHistory,
} from '#core/safety/domain/pair-history.ts';

const ASKER = toMemberId(1);
const ASKED = toMemberId(2);
const PARTIES = [ASKER, ASKED];
const ID = toConnectionId(7);
const VERSION = 3;
const REQUESTED_AT = '2026-01-01T10:00:00.000Z';
/** Sixty days before. */
const OPEN_SINCE = '2025-11-02T10:00:00.000Z';
const ACCEPTED_AT = '2026-01-02T10:00:00.000Z';

const none = noConnection({ requesterId: ASKER, recipientId: ASKED });
const pending = {
  status: 'pending',
  requesterId: ASKER,
  recipientId: ASKED,
  relationshipTypeId: 3,
  side: 'offer',
  note: null,
  createdAt: REQUESTED_AT,
  acceptedAt: null,
} as const;
const accepted = { ...pending, status: 'accepted', acceptedAt: ACCEPTED_AT } as const;
const request = {
  type: 'request',
  relationshipTypeId: 3,
  side: 'offer',
  note: null,
  at: REQUESTED_AT,
} as const;
const stored = { value: { ...pending, id: ID }, version: VERSION };
const history = { value: noHistory(ASKER, ASKED), version: 5 };
const circumstances = { history, openRequests: 4, receivedRequests: 19, resting: null };
const sameHistory = { type: 'put_pair_history', history: history.value, version: 5 };
const REMOVED_AT = '2026-01-03T10:00:00.000Z';

/** A request that was declined can be restored. */
function after(type: string, rested: PairHistory): PairHistory {
  const declined = {
    relationshipTypeId: 3,
    side: 'offer' as const,
    note: null,
    createdAt: REQUESTED_AT,
    declinedAt: REMOVED_AT,
  };
  return type === 'decline' ? withDecline(rested, ASKER, declined) : rested;
}

describe('a granted command', () => {
  it('to request takes the place of a request that rests', () => {
    const resting = { value: { ...pending, id: ID }, version: VERSION };
    const decided = decideRequest(
      none,
      { ...request, actorId: ASKER },
      { ...circumstances, resting },
    );
    expect(decided).toMatchObject({
      value: {
        changes: [
          { type: 'remove_connection', id: ID, version: VERSION, sealing: null },
          { type: 'add_connection', connection: pending },
          sameHistory,
        ],
      },
    });
  });

  it('to request adds the connection and announces it to both under the id it will have', () => {
    expect(decideRequest(none, { ...request, actorId: ASKER }, circumstances)).toEqual({
      ok: true,
      value: {
        connection: pending,
        changes: [
          {
            type: 'add_connection',
            connection: pending,
            openRequests: 4,
            receivedBelow: 20,
            openSince: OPEN_SINCE,
          },
          sameHistory,
        ],
        events: [{ type: 'connection_requested', connectionId: NEW_ID, memberIds: PARTIES }],
      },
    });
  });

  it('to request is the tenth that waits of one member and the twentieth for another, and no more', () => {
    const decide = (more: object) =>
      decideRequest(none, { ...request, actorId: ASKER }, { ...circumstances, ...more });
    expect(decide({ openRequests: 9, receivedRequests: 19 }).ok).toBe(true);
    expect(decide({ openRequests: 10 })).toEqual(refused({ code: 'too_many_open_requests' }));
    expect(decide({ receivedRequests: 20 })).toEqual(refused({ code: 'takes_no_requests' }));
  });

  it('to accept replaces the connection of that version and announces it to both', () => {
    const connection = { ...accepted, id: ID };
    const accept = { type: 'accept', actorId: ASKED, at: ACCEPTED_AT } as const;
    expect(decideAcceptance(stored, accept)).toEqual({
      ok: true,
      value: {
        connection,
        changes: [{ type: 'replace_connection', id: ID, version: VERSION, connection }],
        events: [{ type: 'connection_accepted', connectionId: ID, memberIds: PARTIES }],
      },
    });
  });

  it.each([
    [{ type: 'cancel', actorId: ASKER }, pending, ASKER, '2026-01-10T10:00:00.000Z'],
    [{ type: 'decline', actorId: ASKED }, pending, ASKER, '2026-04-03T10:00:00.000Z'],
    [{ type: 'end', actorId: ASKED }, accepted, ASKER, '2026-04-03T10:00:00.000Z'],
    [{ type: 'end', actorId: ASKER }, accepted, ASKED, '2026-04-03T10:00:00.000Z'],
  ] as const)(
    '%j removes the connection of that version, announces it to both, and lets one of them rest',
    (command, state, resting, until) => {
      const { type, actorId: endedBy } = command;
      const keptUntil = '2026-04-03T10:00:00.000Z';
      const sealing = type === 'end' ? { endedBy, endedAt: REMOVED_AT, keptUntil } : null;
      const connection = { value: { ...state, id: ID }, version: VERSION };
      expect(decideRemoval(connection, command, history, REMOVED_AT)).toEqual({
        ok: true,
        value: {
          state: none,
          changes: [
            { type: 'remove_connection', id: ID, version: VERSION, sealing },
            {
              ...sameHistory,
              history: after(command.type, withRest(history.value, resting, until)),
            },
          ],
          events: [{ type: 'connection_removed', connectionId: ID, memberIds: PARTIES }],
        },
      });
    },
  );
});

it('a command that the state machine refuses decides nothing', () => {
  const forbidden = { ok: false, refusal: { code: 'forbidden' } };
  expect(decideRequest(none, { ...request, actorId: ASKED }, circumstances)).toEqual(forbidden);
  const accept = { type: 'accept', actorId: ASKER, at: ACCEPTED_AT } as const;
  expect(decideAcceptance(stored, accept)).toEqual(forbidden);
  const decline = { type: 'decline', actorId: ASKER } as const;
  expect(decideRemoval(stored, decline, history, REMOVED_AT)).toEqual(forbidden);
});
