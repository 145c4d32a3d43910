import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESENCES } from '#core/connections/domain/connection.ts';
import {
  connectionAcceptanceSchema,
  connectionListQuerySchema,
  connectionRemovalQuerySchema,
  connectionRequestSchema,
  connectionSchema,
  connectionStatusQuerySchema,
  toWireConnection,
} from '#core/connections/schemas.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { anyConnection, anyMember } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const anyPresence = fc.constantFrom(...PRESENCES);

const NOT_AN_ID = 'Must be a positive whole number';
const UNKNOWN_SIDE = 'A role must be one of seek, offer, either';
const NO_SIDES = 'Choose a bond that has two sides before you choose a side';

describe('a connection as the server sends it', () => {
  it('is that of its parties with the other, and nothing else', () => {
    fc.assert(
      fc.property(anyConnection, anyMember, anyPresence, (connection, member, presence) => {
        const sent = toWireConnection({ ...connection, member, presence });
        const more = { ...sent, member: { ...member, email: 'ada@example.org' } };
        expect(connectionSchema.parse(more)).toEqual({ ...connection, member, presence });
      }),
    );
  });

  it('names the one who asks userId1 and the one who is asked userId2', () => {
    fc.assert(
      fc.property(anyConnection, anyMember, anyPresence, (connection, member, presence) => {
        const { requesterId, recipientId, ...others } = connection;
        const sent = { ...others, userId1: requesterId, userId2: recipientId, member, presence };
        expect(toWireConnection({ ...connection, member, presence })).toEqual(sent);
        expect(connectionSchema.encode({ ...connection, member, presence })).toEqual(sent);
      }),
    );
  });

  it('is accepted at a time, and pending at none', () => {
    fc.assert(
      fc.property(anyConnection, anyMember, anyPresence, (connection, member, presence) => {
        const acceptedAt = connection.acceptedAt === null ? '2026-01-01T10:00:00.000Z' : null;
        const sent = { ...toWireConnection({ ...connection, member, presence }), acceptedAt };
        expect(connectionSchema.safeParse(sent).success).toBe(false);
      }),
    );
  });
});

describe('a request to connect', () => {
  it('names no bond unless it does, and may say that it is pending', () => {
    const pair = { userId1: 1, userId2: 2 };
    const unnamed = { relationshipTypeId: null, side: null, note: null };
    const request = { requesterId: 1, recipientId: 2, ...unnamed };
    expect(connectionRequestSchema.parse(pair)).toEqual(request);
    expect(connectionRequestSchema.parse({ ...pair, relationshipTypeId: null })).toEqual(request);
    expect(
      connectionRequestSchema.parse({ ...pair, relationshipTypeId: 4 }).relationshipTypeId,
    ).toBe(4);
    expect(connectionRequestSchema.parse({ ...pair, status: 'pending', id: 9 })).toEqual({
      ...request,
      status: 'pending',
    });
  });

  it.each<[object, string, string]>([
    [{ userId1: 1 }, 'userId2', NOT_AN_ID],
    [{ userId1: '1', userId2: 2 }, 'userId1', NOT_AN_ID],
    [{ userId1: 0, userId2: 2 }, 'userId1', NOT_AN_ID],
    [{ userId1: 1, userId2: 1.5 }, 'userId2', NOT_AN_ID],
    [{ userId1: 1, userId2: 2 ** 53 }, 'userId2', NOT_AN_ID],
    [{ userId1: 1, userId2: 1 }, 'userId2', 'You can’t connect with yourself'],
    [{ userId1: 1, userId2: 2, relationshipTypeId: 'x' }, 'relationshipTypeId', NOT_AN_ID],
    [{ userId1: 1, userId2: 2, relationshipTypeId: 1, side: 'both' }, 'side', UNKNOWN_SIDE],
    [{ userId1: 1, userId2: 2, relationshipTypeId: 2, side: 'seek' }, 'side', NO_SIDES],
    [{ userId1: 1, userId2: 2, side: 'either' }, 'side', NO_SIDES],
    [{ userId1: 1, userId2: 2, status: 'accepted' }, 'status', 'A new connection is pending'],
    [{ userId1: 1, userId2: 2, status: null }, 'status', 'A new connection is pending'],
  ])('%j is refused at %s', (payload, path, message) => {
    expect(fieldErrorsOf(connectionRequestSchema, payload)).toEqual([{ path, message }]);
  });
});

describe('the answer to a request', () => {
  it('can only be that it is accepted', () => {
    expect(connectionAcceptanceSchema.parse({ status: 'accepted', acceptedAt: 'then' })).toEqual({
      status: 'accepted',
    });
    for (const payload of [{}, { status: 'pending' }, { status: 'declined' }, { status: 1 }]) {
      expect(fieldErrorsOf(connectionAcceptanceSchema, payload)).toEqual([
        { path: 'status', message: 'A connection can only be accepted' },
      ]);
    }
  });
});

describe('the query of a removal', () => {
  it('may say as what the connection was seen', () => {
    expect(connectionRemovalQuerySchema.parse({})).toEqual({});
    for (const status of ['pending', 'accepted']) {
      expect(connectionRemovalQuerySchema.parse({ status })).toEqual({ status });
    }
  });

  it.each(['', 'none', ['pending', 'accepted']])('refuses the status %j', (status) => {
    expect(fieldErrorsOf(connectionRemovalQuerySchema, { status })).toEqual([
      { path: 'status', message: 'status must be pending or accepted' },
    ]);
  });
});

describe('the query of the list of connections', () => {
  it('may name a status and a place to read on from', () => {
    expect(connectionListQuerySchema.parse({})).toEqual({ limit: 100 });
    expect(connectionListQuerySchema.parse({ direction: 'received' })).toEqual({
      direction: 'received',
      limit: 100,
    });
    const query = { status: 'pending', after: encodeCursor('connections', [12]) };
    expect(connectionListQuerySchema.parse(query)).toEqual({
      status: 'pending',
      limit: 100,
      after: 12,
    });
  });

  it.each([
    ['status', 'none', 'status must be pending or accepted'],
    ['status', ['pending'], 'status must be pending or accepted'],
    ['direction', 'pending', 'direction must be sent or received'],
    ['direction', ['sent', 'received'], 'direction must be sent or received'],
    ['after', encodeCursor('members', [12]), 'The cursor isn’t one from this list'],
    ['after', ['connections.1'], 'The cursor must be given once'],
  ])('refuses %s %j', (path, value, message) => {
    expect(fieldErrorsOf(connectionListQuerySchema, { [path]: value })).toEqual([
      { path, message },
    ]);
  });
});

describe('the query of what is between two', () => {
  it('names both', () => {
    expect(connectionStatusQuerySchema.parse({ userId1: '2', userId2: '1' })).toEqual({
      requesterId: 2,
      recipientId: 1,
    });
  });

  it.each([
    [undefined, 'userId2 must be given once'],
    ['0', 'userId2 must be at least 1'],
    ['x', 'userId2 must be a whole number'],
    ['9'.repeat(20), 'userId2 must be at most 9007199254740991'],
  ])('refuses %j', (userId2, message) => {
    expect(fieldErrorsOf(connectionStatusQuerySchema, { userId1: '1', userId2 })).toEqual([
      { path: 'userId2', message },
    ]);
    expect(fieldErrorsOf(connectionStatusQuerySchema, { userId1: userId2, userId2: '1' })).toEqual([
      { path: 'userId1', message: message.replace('userId2', 'userId1') },
    ]);
  });
});
