import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted, refused } from '#core/kernel/result.ts';
import {
  changeMessage,
  MINUTES_TO_CHANGE,
  MOST_CHANGES,
  type MessageCommand,
} from '#core/messaging/domain/change-message.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { toMessageText } from '#tests/support/texts.ts';

const SENDER = toMemberId(1);
const RECIPIENT = toMemberId(2);
const SENT_AT = '2026-01-01T10:00:00.000Z';
const LAST_MOMENT = MINUTES_TO_CHANGE * 60_000;

const message: StoredMessage = {
  id: toMessageId(1),
  connectionId: toConnectionId(1),
  senderId: SENDER,
  recipientId: RECIPIENT,
  content: toMessageText('Hello'),
  attachments: [],
  earlier: [],
  replyToId: null,
  read: false,
  createdAt: SENT_AT,
};

const TAKE_BACK: MessageCommand = { type: 'take_back' };
const editTo = (content: string): MessageCommand => ({
  type: 'edit',
  content: toMessageText(content),
});
const after = (milliseconds: number) => new Date(Date.parse(SENT_AT) + milliseconds).toISOString();
const bySender = (milliseconds: number) => ({ actorId: SENDER, at: after(milliseconds) });
const settled = (why: 'too_late' | 'taken_back' | 'too_often') =>
  refused({ code: 'message_settled', why });

const anyCommand = fc.oneof(
  fc.constantFrom('Hello', 'Hi', 'Good night').map(editTo),
  fc.constant(TAKE_BACK),
);

describe('changeMessage', () => {
  it('keeps everything that was ever said, in its order, whatever the sender does', () => {
    const anySteps = fc.array(fc.tuple(anyCommand, fc.integer({ min: 0, max: LAST_MOMENT })), {
      maxLength: 2 * MOST_CHANGES,
      size: 'max',
    });
    fc.assert(
      fc.property(anySteps, (steps) => {
        const said = [message.content];
        let current = message;
        for (const [command, time] of steps) {
          const result = changeMessage(current, command, bySender(time));
          if (!result.ok) continue;
          if (result.value !== current) said.push(result.value.content);
          current = result.value;
        }
        expect([...current.earlier.map(({ content }) => content), current.content]).toEqual(said);
        expect(current.earlier.length).toBeLessThanOrEqual(MOST_CHANGES + 1);
        expect(current).toEqual({ ...message, content: current.content, earlier: current.earlier });
      }),
    );
  });

  it('keeps no attachments of a message of words', () => {
    const taken = changeMessage(message, TAKE_BACK, bySender(7));
    const earlier = [{ content: message.content, until: after(7) }];
    expect(taken).toStrictEqual(granted({ ...message, content: null, earlier }));
  });

  it('is for a quarter of an hour', () => {
    expect(changeMessage(message, editTo('Hi'), bySender(LAST_MOMENT))).toMatchObject({ ok: true });
    for (const command of [editTo('Hi'), TAKE_BACK]) {
      expect(changeMessage(message, command, bySender(LAST_MOMENT + 1))).toEqual(
        settled('too_late'),
      );
    }
  });

  it('is for the sender alone, and outsiders find no message', () => {
    for (const command of [editTo('Hi'), TAKE_BACK]) {
      const by = (actorId: typeof SENDER) =>
        changeMessage(message, command, { actorId, at: SENT_AT });
      expect(by(RECIPIENT)).toEqual(refused({ code: 'forbidden' }));
      expect(by(toMemberId(3))).toEqual(refused({ code: 'not_found', subject: 'message' }));
    }
  });

  it('changes nothing when it says the same, or is taken back again, however late', () => {
    expect(changeMessage(message, editTo('Hello'), bySender(2 * LAST_MOMENT))).toEqual(
      granted(message),
    );
    const takenBack = { ...message, content: null };
    expect(changeMessage(takenBack, TAKE_BACK, bySender(2 * LAST_MOMENT))).toEqual(
      granted(takenBack),
    );
  });

  it('gives no words to a message that is taken back', () => {
    expect(changeMessage({ ...message, content: null }, editTo('Hi'), bySender(0))).toEqual(
      settled('taken_back'),
    );
  });

  it('ends after many changes, but for taking back', () => {
    const earlier = Array.from({ length: MOST_CHANGES }, (_none, number) => ({
      content: toMessageText(`Wording ${number}`),
      until: SENT_AT,
    }));
    const often = { ...message, earlier };
    expect(changeMessage(often, editTo('Hi'), bySender(0))).toEqual(settled('too_often'));
    expect(changeMessage(often, TAKE_BACK, bySender(0))).toMatchObject({ ok: true });
  });
});
