import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkMessageContent,
  composeMessage,
  findCorrespondent,
  markAsRead,
  quote,
  repeatMessage,
  toMessage,
  withoutOthersWords,
  type StoredMessage,
} from '#core/messaging/domain/message.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type {
  PictureAttachment,
  VoiceAttachment,
} from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import {
  anyActorId,
  anyConnection,
  anyPictureAttachment,
  anyTime,
  anyVoiceAttachment,
  storedText,
} from '#tests/support/arbitraries.ts';

describe('who may write to whom', () => {
  it('is the two parties of an accepted connection to each other, and nobody else', () => {
    fc.assert(
      fc.property(anyConnection, anyActorId, (connection, actorId) => {
        const { requesterId, recipientId, status } = connection;
        const result = findCorrespondent(connection, actorId);
        if (actorId !== requesterId && actorId !== recipientId) {
          expect(result).toEqual({
            ok: false,
            refusal: { code: 'not_found', subject: 'connection' },
          });
        } else if (status === 'pending') {
          expect(result).toEqual({ ok: false, refusal: { code: 'not_accepted' } });
        } else {
          expect(result).toEqual({
            ok: true,
            value: actorId === requesterId ? recipientId : requesterId,
          });
        }
      }),
    );
  });

  it('decides every message: there is none outside an accepted connection', () => {
    const anyDraft = fc.record({
      actorId: anyActorId,
      content: storedText(4000).map(toMessageText),
      replyToId: fc.constantFrom(null, toMessageId(3)),
      at: anyTime,
    });
    fc.assert(
      fc.property(anyConnection, anyDraft, (connection, draft) => {
        const correspondent = findCorrespondent(connection, draft.actorId);
        const composed = composeMessage(connection, draft);
        if (!correspondent.ok) {
          expect(composed).toEqual(correspondent);
          return;
        }
        expect(connection.status).toBe('accepted');
        expect(composed).toEqual({
          ok: true,
          value: {
            connectionId: connection.id,
            senderId: draft.actorId,
            recipientId: correspondent.value,
            content: draft.content,
            attachments: [],
            replyToId: draft.replyToId,
            createdAt: draft.at,
          },
        });
      }),
    );
  });
});

const stored: StoredMessage = {
  id: toMessageId(1),
  connectionId: toConnectionId(1),
  senderId: toMemberId(1),
  recipientId: toMemberId(2),
  content: toMessageText('Hello'),
  attachments: [],
  earlier: [],
  replyToId: null,
  read: false,
  createdAt: '2026-01-01T10:00:00.000Z',
};
const message = toMessage(stored, null);

describe('a message that is sent again', () => {
  it('is the one that stands, as it has become', () => {
    const read = { ...stored, read: true };
    const draft = { content: toMessageText('Hello'), attachments: [], replyToId: null };
    expect(repeatMessage(read, draft)).toEqual({ ok: true, value: read });
  });

  it('is refused when it says something else', () => {
    const anyOther = storedText(20).filter((content) => content !== message.content);
    fc.assert(
      fc.property(fc.oneof(anyOther, fc.constantFrom('hello', 'Hello ')), (content) => {
        const draft = { content: toMessageText(content), attachments: [], replyToId: null };
        expect(repeatMessage(stored, draft)).toEqual({
          ok: false,
          refusal: { code: 'idempotency_key_reused' },
        });
      }),
    );
  });
});

describe('a message with attachments that is sent again', () => {
  const [one, two] = fc.sample(anyPictureAttachment, 2) as [PictureAttachment, PictureAttachment];
  const withBoth = { ...stored, content: null, attachments: [one, two] };
  const chosen = withBoth.attachments.map(({ key, description }) => ({ key, description }));
  const repeat = (standing: StoredMessage, attachments: readonly ChosenAttachment[]) =>
    repeatMessage(standing, { content: null, attachments, replyToId: null });

  it('is the one that stands, also once that is taken back', () => {
    expect(repeat(withBoth, chosen)).toEqual(granted(withBoth));
    const until = '2026-01-01T10:05:00.000Z';
    const earlier = [
      { content: null, until },
      { content: toMessageText('Look'), until },
      { content: null, until, attachments: [one, two] },
    ];
    const takenBack = { ...withBoth, attachments: [], earlier };
    expect(repeat(takenBack, chosen)).toEqual(granted(takenBack));
  });

  it('is refused with others, with more or fewer, in another order or described in other words', () => {
    const [first, second] = chosen as [ChosenAttachment, ChosenAttachment];
    const other = { ...second, description: 'Other words' };
    for (const attachments of [[], [first], [...chosen, second], [second, first], [first, other]]) {
      expect(repeat(withBoth, attachments)).toEqual(refused({ code: 'idempotency_key_reused' }));
    }
  });
});

test('a voice message that is sent again is the one that stands, and no other voice is', () => {
  const [voice, another] = fc.sample(anyVoiceAttachment, 2) as [VoiceAttachment, VoiceAttachment];
  const standing = { ...stored, content: null, attachments: [voice] };
  const repeat = ({ key }: VoiceAttachment) =>
    repeatMessage(standing, {
      content: null,
      attachments: [{ key, description: null }],
      replyToId: null,
    });
  expect(repeat(voice)).toEqual(granted(standing));
  expect(repeat(another)).toEqual(refused({ code: 'idempotency_key_reused' }));
});

test('a quotation that is quoted keeps the kinds of its attachments', () => {
  const { id, senderId } = stored;
  const quotation = { id, senderId, content: null, attachments: ['voice'] } as const;
  expect(quote(quotation)).toEqual(quotation);
});

describe('what a message answers', () => {
  const replyToId = toMessageId(7);
  const quoted = { ...stored, id: replyToId, senderId: toMemberId(2) };
  const answerTo = (shown: StoredMessage | null) => toMessage({ ...stored, replyToId }, shown);

  it('is quoted by its first 160 characters and the kinds of its attachments', () => {
    const content = toMessageText('🧗'.repeat(161));
    const [attachment] = fc.sample(anyPictureAttachment, 1);
    const shown = { ...quoted, content, attachments: [attachment!] };
    const replyTo = { id: replyToId, senderId: quoted.senderId, attachments: ['picture'] };
    expect(answerTo(shown).replyTo).toEqual({ ...replyTo, content: '🧗'.repeat(160) });
    expect(answerTo({ ...shown, content: null }).replyTo).toEqual({ ...replyTo, content: null });
  });

  it('is nothing where it is gone, or where nothing is answered', () => {
    expect(answerTo(null).replyTo).toBeNull();
    expect(toMessage(stored, quoted).replyTo).toBeNull();
  });

  it('is not shown once only the sender’s own words are', () => {
    expect(withoutOthersWords(answerTo(quoted))).toEqual({ ...message, replyTo: null });
    const own = answerTo({ ...quoted, senderId: stored.senderId });
    expect(withoutOthersWords(own)).toEqual(own);
    expect(withoutOthersWords(message)).toEqual(message);
  });
});

describe('markAsRead', () => {
  it('is the receiver’s alone, and again is the same', () => {
    const read = markAsRead(message, toMemberId(2));
    expect(read).toEqual({ ok: true, value: { ...message, read: true } });
    expect(markAsRead({ ...message, read: true }, toMemberId(2))).toEqual(read);
    expect(message.read).toBe(false);
  });

  it('is forbidden to the sender, and nobody else knows of the message', () => {
    expect(markAsRead(message, toMemberId(1))).toEqual({
      ok: false,
      refusal: { code: 'forbidden' },
    });
    expect(markAsRead(message, toMemberId(3))).toEqual({
      ok: false,
      refusal: { code: 'not_found', subject: 'message' },
    });
  });
});

describe('the content of a message', () => {
  it.each([
    ['', { rule: 'required', field: 'message' }],
    ['a', null],
    ['a\0b', { rule: 'control_characters', field: 'message' }],
    ['two\nlines\tand a tab', null],
    ['\u200b', { rule: 'required', field: 'message' }],
    ['\u2800\u00ad\u3164', { rule: 'required', field: 'message' }],
    ['\u200b🧗\u200b', null],
  ])('%j is answered %j', (content, fault) => {
    expect(checkMessageContent(content)).toEqual(fault);
  });

  it('is at most 4,000 characters, as code points', () => {
    expect(checkMessageContent('🧗'.repeat(4000))).toBeNull();
    expect(checkMessageContent('🧗'.repeat(4001))).toEqual({
      rule: 'too_long',
      field: 'message',
      maximum: 4000,
    });
  });
});
