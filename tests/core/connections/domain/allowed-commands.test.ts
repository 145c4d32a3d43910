import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedCommands,
  CONNECTION_COMMAND_TYPES,
  removalCommand,
} from '#core/connections/domain/allowed-commands.ts';
import { noConnection, type ConnectionState } from '#core/connections/domain/connection.ts';
import { transition } from '#core/connections/domain/transition.ts';
import { anyActorId, anyConnectionState, anyTime } from '#tests/support/arbitraries.ts';

const pair = { requesterId: toMemberId(1), recipientId: toMemberId(2) };
const none = noConnection(pair);
const pending = {
  ...pair,
  status: 'pending',
  relationshipTypeId: null,
  side: null,
  note: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  acceptedAt: null,
} as const;
const accepted = {
  ...pending,
  status: 'accepted',
  acceptedAt: '2026-01-02T10:00:00.000Z',
} as const;

describe('allowedCommands', () => {
  it.each<[string, ConnectionState, number, string[]]>([
    ['the asker of nothing yet', none, 1, ['request']],
    ['the asked of nothing yet', none, 2, []],
    ['the asker of a request', pending, 1, ['cancel']],
    ['the asked of a request', pending, 2, ['accept', 'decline']],
    ['the asker of a connection', accepted, 1, ['end']],
    ['the asked of a connection', accepted, 2, ['end']],
    ['an outsider of a connection', accepted, 3, []],
  ])('offers %s its own buttons', (_who, state, actorId, commands) => {
    expect(allowedCommands(state, toMemberId(actorId))).toEqual(commands);
  });

  it('names exactly the commands that succeed, whatever else they carry', () => {
    const details = fc.record({
      relationshipTypeId: fc.option(fc.nat(9)),
      side: fc.constant(null),
      note: fc.option(fc.string()),
      at: anyTime,
    });
    fc.assert(
      fc.property(anyConnectionState, anyActorId, details, (state, actorId, detail) => {
        const granted = CONNECTION_COMMAND_TYPES.filter(
          (type) => transition(state, { type, actorId, ...detail }).ok,
        );
        expect(allowedCommands(state, actorId)).toEqual(granted);
      }),
    );
  });
});

describe('removalCommand', () => {
  it.each<[string, ConnectionState, number, string | undefined]>([
    ['nothing', none, 1, undefined],
    ['their own request', pending, 1, 'cancel'],
    ['a request to them', pending, 2, 'decline'],
    ['what they asked for', accepted, 1, 'end'],
    ['what they accepted', accepted, 2, 'end'],
    ['what is between others', accepted, 3, undefined],
  ])('removes %s by the command that fits', (_what, state, actorId, type) => {
    expect(removalCommand(state, toMemberId(actorId))?.type).toBe(type);
  });

  it('leads to no connection for either party of one, and is nothing for anyone else', () => {
    fc.assert(
      fc.property(anyConnectionState, anyActorId, (state, actorId) => {
        const command = removalCommand(state, actorId);
        const isParty = actorId === state.requesterId || actorId === state.recipientId;
        expect(command !== null).toBe(isParty && state.status !== 'none');
        if (command === null) return;
        expect(transition(state, command)).toEqual({ ok: true, value: noConnection(state) });
      }),
    );
  });

  it('throws for a status that it does not know', () => {
    const unknown = { ...pair, status: 'paused' as never };
    expect(() => removalCommand(unknown, toMemberId(1))).toThrow('"paused"');
  });
});
