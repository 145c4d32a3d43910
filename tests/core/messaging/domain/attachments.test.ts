import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filesOf,
  MOST_PICTURES,
  toAttachment,
  type Attachment,
} from '#core/messaging/attachments/domain/attachment.ts';
import {
  chooseAttachments,
  isTogether,
} from '#core/messaging/attachments/domain/choose-attachments.ts';
import type { KeptAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import { changeMessage } from '#core/messaging/domain/change-message.ts';
import { isTakenBack, type StoredMessage } from '#core/messaging/domain/message.ts';
import { keysIn } from '#core/moderation/reports/domain/attached-keys.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import { anyPictureAttachment, anyVoiceAttachment } from '#tests/support/arbitraries.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { toMessageText } from '#tests/support/texts.ts';

const file = (name: string) => trusted<FileName>(name);
const both = (size: string) => ({ webp: file(`${size}w`), jpeg: file(`${size}j`) });
const FILES = { 96: both('96'), 320: both('320'), 960: both('960') };

const sending = { connectionId: toConnectionId(7), senderId: toMemberId(1) };

function kept(attachment: Attachment, given: Partial<KeptAttachment> = {}): KeptAttachment {
  const content =
    attachment.kind === 'picture'
      ? { ...attachment, files: FILES }
      : { ...attachment, file: file('v') };
  const of = { connectionId: sending.connectionId, memberId: sending.senderId, messageId: null };
  const others = { idempotencyKey: null, isEvidence: false, createdAt: '2026-03-01T10:00:00.000Z' };
  return { id: trusted<KeptAttachment['id']>(1), ...of, content, bytes: 9, ...others, ...given };
}

const somePictures = fc.uniqueArray(anyPictureAttachment, {
  selector: ({ key }) => key,
  minLength: 1,
  maxLength: MOST_PICTURES,
});
const chosen = (attachments: readonly Attachment[]) =>
  attachments.map(({ key }) => ({ key, description: 'A garden' }));

describe('the attachments of a message', () => {
  it('are those that are chosen, in their order, described in the words of now and without files', () => {
    fc.assert(
      fc.property(somePictures, (pictures) => {
        const all = pictures.map((one) => kept(one)).reverse();
        const expected = pictures.map((one) => ({ ...one, description: 'A garden' }));
        expect(chooseAttachments(chosen(pictures), all, sending)).toEqual({
          ok: true,
          value: expected,
        });
      }),
    );
  });

  it.each([
    ['of somebody else', { memberId: toMemberId(2) }],
    ['for another conversation', { connectionId: toConnectionId(8) }],
    ['sent before', { messageId: toMessageId(3) }],
  ] as const)('are none that are %s', (_what, given) => {
    fc.assert(
      fc.property(somePictures, (pictures) => {
        const [first, ...others] = pictures.map((one) => kept(one));
        const all = [...others, { ...first!, ...given }];
        expect(chooseAttachments(chosen(pictures), all, sending)).toEqual({
          ok: false,
          refusal: { code: 'not_found', subject: 'attachment' },
        });
      }),
    );
  });

  it('are a voice message without a description, whatever is said of it', () => {
    fc.assert(
      fc.property(anyVoiceAttachment, (voice) => {
        expect(chooseAttachments(chosen([voice]), [kept(voice)], sending)).toEqual({
          ok: true,
          value: [voice],
        });
      }),
    );
  });

  it('are refused where they can’t be sent together', () => {
    fc.assert(
      fc.property(anyPictureAttachment, anyVoiceAttachment, (picture, voice) => {
        const all = [picture, voice].map((one) => kept(one));
        expect(chooseAttachments(chosen([picture, voice]), all, sending)).toEqual({
          ok: false,
          refusal: { code: 'attachments_not_together' },
        });
      }),
    );
  });

  it('are up to six pictures, each once, or one voice message', () => {
    const many = fc.uniqueArray(anyPictureAttachment, { selector: ({ key }) => key, maxLength: 9 });
    fc.assert(
      fc.property(many, anyVoiceAttachment, (pictures, voice) => {
        expect(isTogether(pictures)).toBe(pictures.length <= MOST_PICTURES);
        expect(isTogether([voice])).toBe(true);
        expect(isTogether([voice, ...pictures])).toBe(pictures.length === 0);
        if (pictures[0]) expect(isTogether([pictures[0], ...pictures])).toBe(false);
      }),
    );
  });

  it('are kept as evidence once they are taken back, and stay while words change', () => {
    fc.assert(
      fc.property(somePictures, (attachments) => {
        const at = '2026-03-01T10:00:00.000Z';
        const message: StoredMessage = {
          ...{ id: toMessageId(3), connectionId: sending.connectionId, read: false },
          ...{ senderId: sending.senderId, recipientId: toMemberId(2), createdAt: at },
          ...{ content: null, attachments, earlier: [], replyToId: null },
        };
        expect(isTakenBack(message)).toBe(false);
        const by = { actorId: sending.senderId, at };
        const edit = { type: 'edit', content: toMessageText('Hello') } as const;
        const edited = changeMessage(message, edit, by);
        expect(edited).toMatchObject({ ok: true, value: { content: 'Hello', attachments } });
        const taken = changeMessage(message, { type: 'take_back' }, by);
        if (!taken.ok) throw new Error(taken.refusal.code);
        expect(isTakenBack(taken.value)).toBe(true);
        expect(taken.value.earlier).toEqual([{ content: null, until: at, attachments }]);
        expect(changeMessage(taken.value, { type: 'take_back' }, by)).toEqual(taken);
        expect(keysIn({ messages: [taken.value] })).toEqual(attachments.map(({ key }) => key));
      }),
    );
  });
});

it('an attachment names its files, and messages have it without them', () => {
  fc.assert(
    fc.property(anyPictureAttachment, anyVoiceAttachment, (picture, voice) => {
      expect(toAttachment(kept(picture).content)).toEqual(picture);
      expect(toAttachment(kept(voice).content)).toEqual(voice);
      expect(filesOf(kept(picture).content)).toEqual([
        '96w',
        '96j',
        '320w',
        '320j',
        '960w',
        '960j',
      ]);
      expect(filesOf(kept(voice).content)).toEqual(['v']);
    }),
  );
});

it.each([
  [[], ''],
  [['picture'], 'Photo'],
  [['picture', 'picture', 'picture'], '3 photos'],
  [['voice'], 'Voice message'],
] as const)('%j are previewed as “%s”', (kinds, words) => {
  expect(describeAttachments(kinds)).toBe(words);
});
