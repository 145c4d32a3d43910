import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeChoices,
  comparePlaces,
  noChoices,
  toConversation,
  type AcceptedConnectionWithMember,
  type ConversationPlace,
} from '#core/messaging/domain/conversation.ts';
import { asSeenBy } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { anyMessage, anySelf } from '#tests/support/arbitraries.ts';
import { accepted, requestBetween } from '#tests/support/stored-records.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';

const MOST_PINNED = 20;
const AT = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-02T10:00:00.000Z';

const choices = noChoices(toMemberId(1), toConnectionId(2));
const now = { pinnedCount: 0, at: AT };

describe('the order of conversations', () => {
  const anyPlace: fc.Arbitrary<ConversationPlace> = fc.record({
    isPinned: fc.boolean(),
    lastAt: fc.integer({ min: 0, max: 3 }),
    connectionId: fc.integer({ min: 1, max: 9 }).map(toConnectionId),
  });
  const severalPlaces = fc.uniqueArray(anyPlace, { selector: ({ connectionId }) => connectionId });

  it('is the pinned ones, then the newest words, then the newest connection', () => {
    fc.assert(
      fc.property(severalPlaces, (places) => {
        const inOrder = places.toSorted(comparePlaces);
        for (const [index, after] of inOrder.slice(1).entries()) {
          const before = inOrder[index]!;
          expect(Number(before.isPinned)).toBeGreaterThanOrEqual(Number(after.isPinned));
          if (before.isPinned !== after.isPinned) continue;
          expect(before.lastAt).toBeGreaterThanOrEqual(after.lastAt);
          if (before.lastAt !== after.lastAt) continue;
          expect(before.connectionId).toBeGreaterThan(after.connectionId);
        }
      }),
    );
  });
});

describe('what an inbox shows of a conversation', () => {
  const [viewerId, otherId] = [toMemberId(1), toMemberId(2)];
  const anyParty = fc.constantFrom(viewerId, otherId);
  const anyLast = fc.tuple(anyMessage, anyParty, anyParty).map(([message, senderId, quotedId]) => ({
    ...message,
    senderId,
    replyTo: message.replyTo && { ...message.replyTo, senderId: quotedId },
  }));
  const anyView = fc
    .record({ self: anySelf, isFormer: fc.boolean(), hasAsked: fc.boolean() })
    .map(({ self, isFormer, hasAsked }) => {
      const request = hasAsked
        ? requestBetween(viewerId, otherId)
        : requestBetween(otherId, viewerId);
      const other = isFormer
        ? { presence: 'former' as const, id: otherId }
        : { presence: 'here' as const, self: { ...self, id: otherId } };
      const connection = accepted({ ...request, id: toConnectionId(3) });
      return asSeenBy(connection, viewerId, other) as AcceptedConnectionWithMember;
    });
  const anyFacts = fc.record({
    lastMessage: fc.option(anyLast, { freq: 4 }),
    unreadCount: fc.nat(9),
    isPinned: fc.boolean(),
    isMuted: fc.boolean(),
    signs: fc.record({ typing: fc.boolean(), reading: fc.boolean() }),
  });

  it('is what is known of it, but no word of a former member and no reading that isn’t shown', () => {
    fc.assert(
      fc.property(anyView, anyFacts, (view, { signs, lastMessage, ...facts }) => {
        const { id: connectionId, status: _status, ...shown } = view;
        const isFormer = view.presence === 'former';
        const last = lastMessage && {
          ...lastMessage,
          read:
            lastMessage.read && (lastMessage.senderId !== viewerId || (signs.reading && !isFormer)),
          replyTo:
            isFormer && lastMessage.replyTo?.senderId !== lastMessage.senderId
              ? null
              : lastMessage.replyTo,
        };
        expect(toConversation(view, { signs, lastMessage, ...facts })).toEqual({
          connectionId,
          ...shown,
          ...facts,
          lastMessage: last,
          unreadCount: isFormer ? 0 : facts.unreadCount,
        });
      }),
    );
  });
});

describe('what a member chooses for a conversation', () => {
  it('changes only what is named', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isPinned, isMuted) => {
        const before = { ...choices, isPinned, isMuted };
        expect(changeChoices(before, {}, now)).toEqual(granted(before));
        expect(changeChoices(before, { isMuted: !isMuted }, now)).toEqual(
          granted({ ...before, isMuted: !isMuted }),
        );
        expect(changeChoices(before, { isPinned: !isPinned }, now)).toEqual(
          granted({ ...before, isPinned: !isPinned }),
        );
      }),
    );
  });

  it.each([
    ['pins the twentieth', false, MOST_PINNED - 1, true],
    ['does not pin a twenty-first', false, MOST_PINNED, false],
    ['lets one that is pinned stay so among twenty', true, MOST_PINNED, true],
  ])('%s', (_what, isPinned, pinnedCount, isGranted) => {
    const changed = changeChoices(
      { ...choices, isPinned },
      { isPinned: true },
      { pinnedCount, at: AT },
    );
    expect(changed).toEqual(
      isGranted ? granted({ ...choices, isPinned: true }) : refused({ code: 'too_many_pinned' }),
    );
  });

  it('unpins and mutes among twenty that are pinned', () => {
    const full = { pinnedCount: MOST_PINNED, at: AT };
    const pinned = { ...choices, isPinned: true };
    expect(changeChoices(pinned, { isPinned: false }, full)).toEqual(granted(choices));
    expect(changeChoices(choices, { isMuted: true }, full)).toEqual(
      granted({ ...choices, isMuted: true }),
    );
  });

  it('puts a conversation aside from now on, until that is taken back', () => {
    const aside = { at: AT, isForGood: false };
    expect(changeChoices(choices, { aside: 'three_months' }, now)).toEqual(
      granted({ ...choices, aside }),
    );
    const later = { pinnedCount: 0, at: LATER };
    const before = { ...choices, aside };
    expect(changeChoices(before, { isMuted: true }, later)).toEqual(
      granted({ ...before, isMuted: true }),
    );
    expect(changeChoices(before, { aside: 'for_good' }, later)).toEqual(
      granted({ ...before, aside: { at: LATER, isForGood: true } }),
    );
    expect(changeChoices(before, { aside: null }, later)).toEqual(granted(choices));
  });
});
