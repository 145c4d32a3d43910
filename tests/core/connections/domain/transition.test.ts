import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONNECTION_COMMAND_TYPES } from '#core/connections/domain/allowed-commands.ts';
import type { ConnectionState, ConnectionStatus } from '#core/connections/domain/connection.ts';
import {
  transition,
  type ConnectionCommand,
  type ConnectionCommandType,
} from '#core/connections/domain/transition.ts';
import type { RefusalCode } from '#core/refusals.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import { anyActorId, anyConnectionState } from '#tests/support/arbitraries.ts';

const REQUESTED_AT = '2026-01-01T10:00:00.000Z';
const ACCEPTED_AT = '2026-01-02T10:00:00.000Z';
const ASKER = toMemberId(1);
const ASKED = toMemberId(2);
const OUTSIDER = toMemberId(3);

const pair = { requesterId: ASKER, recipientId: ASKED };
const pending = {
  ...pair,
  status: 'pending',
  relationshipTypeId: 3,
  side: 'offer',
  note: null,
  createdAt: REQUESTED_AT,
  acceptedAt: null,
} as const;
const STATES = {
  none: { ...pair, status: 'none' },
  pending,
  accepted: { ...pending, status: 'accepted', acceptedAt: ACCEPTED_AT },
} as const satisfies Record<string, ConnectionState>;

type Outcome = ConnectionStatus | 'none' | RefusalCode;

/** For every state and command: what it comes to for the one who asks, and for the one who is asked. */
const TRUTH: Record<
  ConnectionState['status'],
  Record<ConnectionCommandType, readonly [asker: Outcome, asked: Outcome]>
> = {
  none: {
    request: ['pending', 'forbidden'],
    accept: ['not_found', 'not_found'],
    decline: ['not_found', 'not_found'],
    cancel: ['not_found', 'not_found'],
    end: ['not_found', 'not_found'],
  },
  pending: {
    request: ['already_connected', 'already_connected'],
    accept: ['forbidden', 'accepted'],
    decline: ['forbidden', 'none'],
    cancel: ['none', 'forbidden'],
    end: ['not_accepted', 'not_accepted'],
  },
  accepted: {
    request: ['already_connected', 'already_connected'],
    accept: ['forbidden', 'already_accepted'],
    decline: ['forbidden', 'already_accepted'],
    cancel: ['already_accepted', 'forbidden'],
    end: ['none', 'none'],
  },
};

it('a request for a bond without sides says none, and the bond that nobody knows is named first', () => {
  const { none } = STATES;
  const request = { type: 'request', actorId: ASKER, note: null, at: REQUESTED_AT } as const;
  const ask = (relationshipTypeId: number | null) =>
    transition(none, { ...request, relationshipTypeId, side: 'seek' });
  const errors = [{ path: 'side', fault: { rule: 'side_without_bond' } }];
  for (const bond of [2, null]) {
    expect(ask(bond)).toEqual(refused({ code: 'invalid_input', errors }));
  }
  expect(ask(99)).not.toEqual(refused({ code: 'invalid_input', errors }));
  expect(ask(3)).toMatchObject({ ok: true, value: { side: 'seek' } });
});

const commandOf = (type: ConnectionCommandType, actorId: MemberId): ConnectionCommand => ({
  type,
  actorId,
  relationshipTypeId: 2,
  side: null,
  note: null,
  at: ACCEPTED_AT,
});

const rows = Object.values(STATES).flatMap((state) =>
  CONNECTION_COMMAND_TYPES.flatMap((type) => {
    const [asker, asked] = TRUTH[state.status][type];
    return [
      { state, type, who: 'the asker', actorId: ASKER, outcome: asker },
      { state, type, who: 'the asked', actorId: ASKED, outcome: asked },
      { state, type, who: 'an outsider', actorId: OUTSIDER, outcome: 'not_found' as const },
    ];
  }),
);

const anyCommand = fc
  .tuple(fc.constantFrom(...CONNECTION_COMMAND_TYPES), anyActorId)
  .map(([type, actorId]) => commandOf(type, actorId));

describe('who may do what', () => {
  it.each(rows)('$state.status: $type by $who is $outcome', ({ state, type, actorId, outcome }) => {
    const result = transition(state, commandOf(type, actorId));
    expect(result.ok ? result.value.status : result.refusal.code).toBe(outcome);
  });

  it('tells outsiders the same whatever stands between the two: there is no connection', () => {
    fc.assert(
      fc.property(anyConnectionState, anyCommand, (state, command) => {
        fc.pre(command.actorId !== state.requesterId && command.actorId !== state.recipientId);
        expect(transition(state, command)).toEqual({
          ok: false,
          refusal: { code: 'not_found', subject: 'connection' },
        });
      }),
    );
  });

  it('refuses to connect anyone with themselves', () => {
    const alone = { status: 'none', requesterId: ASKER, recipientId: ASKER } as const;
    const result = transition(alone, commandOf('request', ASKER));
    expect(result).toEqual({
      ok: false,
      refusal: {
        code: 'invalid_input',
        errors: [{ path: 'recipientId', fault: { rule: 'connection_with_oneself' } }],
      },
    });
  });
});

it('throws for a command that it does not know', () => {
  const unknown = { type: 'pause', actorId: ASKER } as never;
  expect(() => transition(STATES.pending, unknown)).toThrow('"pause"');
});

describe('what a state remembers', () => {
  it('is the bond asked for, the words and when, and then when it was accepted', () => {
    const command = { type: 'request', actorId: ASKER, at: REQUESTED_AT } as const;
    const requested = transition(STATES.none, {
      ...command,
      relationshipTypeId: 3,
      side: 'offer',
      note: 'A note',
    });
    expect(requested).toEqual({ ok: true, value: { ...pending, note: 'A note' } });
    const accepted = transition(pending, { type: 'accept', actorId: ASKED, at: ACCEPTED_AT });
    expect(accepted).toEqual({ ok: true, value: STATES.accepted });
    const ended = transition(STATES.accepted, { type: 'end', actorId: ASKED });
    expect(ended).toEqual({ ok: true, value: STATES.none });
  });

  it('is not changed by trying a command', () => {
    fc.assert(
      fc.property(anyConnectionState, anyCommand, (state, command) => {
        const before = structuredClone(state);
        transition(Object.freeze(state), Object.freeze(command));
        expect(state).toEqual(before);
      }),
    );
  });
});

describe('any sequence of commands by anybody', () => {
  it('leaves a legal state, which both have consented to', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
        let state: ConnectionState = STATES.none;
        const consent = new Set<number>();
        for (const command of commands) {
          const result: Result<ConnectionState, unknown> = transition(state, command);
          if (!result.ok) continue;
          state = result.value;
          if (command.type === 'request' || command.type === 'accept') consent.add(command.actorId);
          else consent.clear();

          expect(state).toMatchObject(pair);
          expect([...consent]).toEqual(
            { none: [], pending: [ASKER], accepted: [ASKER, ASKED] }[state.status],
          );
          expect(Object.keys(state).sort()).toEqual(Object.keys(STATES[state.status]).sort());
          if (state.status === 'pending') expect(state.acceptedAt).toBeNull();
          if (state.status === 'accepted') expect(state.acceptedAt).not.toBeNull();
        }
      }),
    );
  });
});
