import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { PICTURE_ROOM } from '#core/media/domain/picture-room.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureMaker } from '#core/media/ports/picture-maker.ts';
import type { VoiceMaker } from '#core/media/ports/voice-maker.ts';
import type { Self } from '#core/members/domain/member.ts';
import { toAttachment } from '#core/messaging/attachments/domain/attachment.ts';
import { makeAttachPicture } from '#core/messaging/attachments/use-cases/attach-picture.ts';
import { makeAttachVoice } from '#core/messaging/attachments/use-cases/attach-voice.ts';
import { makeOpenAttachment } from '#core/messaging/attachments/use-cases/open-attachment.ts';
import { makeRemoveUnneededAttachments } from '#core/messaging/attachments/use-cases/remove-unneeded-attachments.ts';
import { makeChangeMessage } from '#core/messaging/use-cases/change-message.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { madeOf } from '#tests/support/plain-picture-maker.ts';
import { voiceOf } from '#tests/support/plain-voice-maker.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { pictureOf, storeAttachment, storePicture, storeStanding } from '#tests/support/writes.ts';

const NO_CONNECTION = refused({ code: 'not_found', subject: 'connection' });
const NO_ATTACHMENT = refused({ code: 'not_found', subject: 'attachment' });
const WAVEFORM = 'AbC_-'.repeat(17);
const ALL = { turn: 0, part: null } as const;

let storage: Storage;
let clock: ReturnType<typeof createSettableClock>;
let fileStore: FileStore;
let rosa: Self;
let daniel: Self;
let connection: Connection;
/** The files that something was made of. */
let made: string[];

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  fileStore = createMemoryFileStore(clock);
  made = [];
  rosa = await storeMember(storage);
  daniel = await storeMember(storage);
  connection = await storeConnection(storage, rosa.id, daniel.id);
  await storeMessage(storage, daniel.id, connection);
});

const pictureMaker: PictureMaker = {
  make: (file) => {
    made.push(file);
    const isUnusable = file === 'unreadable' || file === 'too_large';
    return Promise.resolve(isUnusable ? refused(file) : granted(madeOf(file)));
  },
};
const voiceMaker: VoiceMaker = {
  make: (file) => {
    made.push(file);
    const isUnusable = file === 'unreadable' || file === 'too_long';
    return Promise.resolve(isUnusable ? refused(file) : granted(voiceOf(file)));
  },
};

interface Given {
  readonly file?: string;
  readonly key?: string | null;
  readonly by?: Self;
  readonly in?: Pick<Connection, 'id'>;
}

const deps = () => {
  const pictureKeys = createRandomSessionTokens();
  return { ...storage, clock, fileStore, pictureMaker, voiceMaker, pictureKeys };
};
const draftOf = ({ file = 'a file', key = null, by = rosa, in: between = connection }: Given) => ({
  callerId: by.id,
  connectionId: between.id,
  file,
  idempotencyKey: key === null ? null : toIdempotencyKey(key),
});
const attachPicture = (given: Given = {}) =>
  makeAttachPicture(deps())({ ...draftOf(given), crop: ALL });
const attachVoice = (given: Given = {}) =>
  makeAttachVoice(deps())({ ...draftOf(given), waveform: WAVEFORM });
const open = (
  viewer: Self,
  { key }: { readonly key: Parameters<Storage['attachments']['findByKey']>[0] },
) => makeOpenAttachment(deps())({ viewerId: viewer.id, key });
const send = (key: Parameters<typeof open>[1]['key'], by = rosa) =>
  makeSendMessage(deps())({
    callerId: by.id,
    connectionId: connection.id,
    content: null,
    attachments: [{ key, description: null }],
  });

/** Takes all the room that there is for what the member keeps, but for so many bytes. */
async function leaveRoom(bytes: number, memberId = rosa.id) {
  await storePicture(storage, memberId, { bytes: PICTURE_ROOM.bytes - bytes - 7 });
  const { key, files, width, height, thumbHash } = pictureOf(memberId);
  const content = { kind: 'picture', key, files, width, height, thumbHash } as const;
  const of = { memberId, connectionId: connection.id, bytes: 7, idempotencyKey: null };
  const createdAt = clock.now();
  await storeAttachment(storage, { ...of, createdAt, content: { ...content, description: null } });
}

const KINDS = [
  ['a picture', attachPicture, 'no_room_for_picture'],
  ['a voice', attachVoice, 'no_room_for_voice'],
] as const;

describe.each(KINDS)('%s', (_what, attach, noRoom) => {
  test('is made new, and its maker alone has it until it is sent', async () => {
    const attachment = valueOf(await attach());
    const { value: content } = (await open(rosa, attachment)) as {
      value: Parameters<typeof toAttachment>[0];
    };
    expect(toAttachment(content)).toEqual(attachment);
    expect(await open(daniel, attachment)).toEqual(NO_ATTACHMENT);
    expect(await readEvents(storage)).toEqual([]);
    expect(await send(attachment.key)).toMatchObject({ value: { attachments: [attachment] } });
    expect(await open(daniel, attachment)).toEqual(granted(content));
    const outsider = await storeMember(storage);
    expect(await open(outsider, attachment)).toEqual(NO_ATTACHMENT);
  });

  test('is made once under one key, and the key is good for one conversation', async () => {
    const first = await attach({ key: 'one' });
    expect(await attach({ key: 'one', file: 'another' })).toEqual(first);
    expect(made).toEqual(['a file']);
    const ada = await storeMember(storage);
    const other = await storeConnection(storage, ada.id, rosa.id);
    await storeMessage(storage, ada.id, other);
    expect(await attach({ key: 'one', in: other })).toEqual(
      refused({ code: 'idempotency_key_reused' }),
    );
    expect(await attach({ key: 'two', in: other })).toMatchObject({ ok: true });
    await storeMessage(storage, rosa.id, connection);
    expect(await attach({ key: 'one', by: daniel })).toMatchObject({ ok: true });
  });

  test('that is made twice at once is one under one key', async () => {
    const [one, other] = await Promise.all([attach({ key: 'one' }), attach({ key: 'one' })]);
    expect(one).toEqual(other);
    const { newestId } = await storage.attachments.countOf(rosa.id);
    expect(newestId).toBe(1);
  });

  test('that is made twice at once for two conversations under one key is for the first', async () => {
    const ada = await storeMember(storage);
    const other = await storeConnection(storage, ada.id, rosa.id);
    await storeMessage(storage, ada.id, other);
    const both = await Promise.all([
      attach({ key: 'one' }),
      attach({ key: 'one', in: { id: other.id } }),
    ]);
    const reused = refused({ code: 'idempotency_key_reused' });
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.filter(({ ok }) => !ok)).toEqual([reused]);
    expect((await storage.attachments.countOf(rosa.id)).newestId).toBe(1);
  });

  test('is for those who have been written to, by someone who is still there', async () => {
    expect(await attach({ by: daniel })).toEqual(refused({ code: 'not_written_yet' }));
    const outsider = await storeMember(storage);
    expect(await attach({ by: outsider })).toEqual(NO_CONNECTION);
    expect(await attach({ in: { id: toConnectionId(999) } })).toEqual(NO_CONNECTION);
    const request = await storeRequest(storage, outsider.id, rosa.id);
    expect(await attach({ in: request })).toEqual(refused({ code: 'not_accepted' }));
    await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
    expect(await attach()).toEqual(NO_CONNECTION);
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    await deleteMember(storage, daniel.id);
    expect(await attach()).toEqual(refused({ code: 'member_has_left' }));
    expect(made).toEqual([]);
  });

  test('takes room beside the pictures of the profile', async () => {
    await leaveRoom(0);
    expect(await attach()).toEqual(refused({ code: noRoom }));
    await storeMessage(storage, rosa.id, connection);
    const attached = valueOf(await attach({ by: daniel }));
    const { bytes } = (await storage.attachments.findByKey(attached.key))!;
    const ada = await storeMember(storage);
    const between = await storeConnection(storage, ada.id, rosa.id);
    await storeMessage(storage, rosa.id, between);
    await leaveRoom(bytes - 1, ada.id);
    expect(await attach({ by: ada, in: between })).toEqual(refused({ code: noRoom }));
  });

  test('fits into the room that is left, to the last byte', async () => {
    await storeMessage(storage, rosa.id, connection);
    const attached = valueOf(await attach({ by: daniel }));
    const { bytes } = (await storage.attachments.findByKey(attached.key))!;
    await leaveRoom(bytes);
    expect(await attach()).toMatchObject({ ok: true });
    expect(await attach()).toEqual(refused({ code: noRoom }));
  });

  test('is not kept where the room is taken or the account is gone meanwhile', async () => {
    const before = storage;
    let isFirst = true;
    const pictures: Storage['pictures'] = {
      ...before.pictures,
      listOf: async (memberId) => {
        const listed = await before.pictures.listOf(memberId);
        if (isFirst) {
          isFirst = false;
          await leaveRoom(0);
        }
        return listed;
      },
    };
    storage = { ...before, pictures };
    expect(await attach()).toEqual(refused({ code: noRoom }));
    expect(made).toHaveLength(1);
    await storeMessage(before, rosa.id, connection);
    const load = () => Promise.resolve(null);
    storage = { ...before, members: { ...before.members, load } };
    expect(await attach({ by: daniel })).toEqual(refused({ code: 'not_signed_in' }));
  });

  test('that can’t be read is refused', async () => {
    const code = noRoom.endsWith('voice') ? 'voice_unreadable' : 'picture_unreadable';
    expect(await attach({ file: 'unreadable' })).toEqual(refused({ code }));
  });

  test('is nobody’s any more once its message is taken back', async () => {
    const attachment = valueOf(await attach());
    const { id } = valueOf(await send(attachment.key));
    const command = { type: 'take_back' } as const;
    valueOf(await makeChangeMessage(deps())({ callerId: rosa.id, id, command }));
    for (const one of [rosa, daniel]) expect(await open(one, attachment)).toEqual(NO_ATTACHMENT);
  });

  test('stays its sender’s when the other has left', async () => {
    const attachment = valueOf(await attach());
    await send(attachment.key);
    await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
    await deleteMember(storage, daniel.id);
    expect(await open(rosa, attachment)).toMatchObject({ ok: true });
  });

  test('of someone who has left is nobody’s any more', async () => {
    const attachment = valueOf(await attach());
    await send(attachment.key);
    await storeStanding(storage, rosa.id, { account: { status: 'removed' } });
    expect(await open(daniel, attachment)).toEqual(NO_ATTACHMENT);
  });

  test('of someone whose account is deleted is nobody’s any more, before its files are gone', async () => {
    const attachment = valueOf(await attach());
    await send(attachment.key);
    await storeStanding(storage, rosa.id, { account: { status: 'deleted' } });
    expect(await storage.attachments.findByKey(attachment.key)).not.toBeNull();
    expect(await open(daniel, attachment)).toEqual(NO_ATTACHMENT);
  });

  test('that was never sent goes after a day', async () => {
    const [sent, unsent] = [valueOf(await attach()), valueOf(await attach())];
    await send(sent.key);
    const remove = makeRemoveUnneededAttachments({ ...storage, clock });
    clock.advance(DAY - 1);
    await remove();
    expect(await open(rosa, unsent)).toMatchObject({ ok: true });
    clock.advance(1);
    await remove();
    expect(await open(rosa, unsent)).toEqual(NO_ATTACHMENT);
    expect(await open(rosa, sent)).toMatchObject({ ok: true });
  });
});

test('a picture that is too large and a voice that is too long are refused for what they are', async () => {
  expect(await attachPicture({ file: 'too_large' })).toEqual(
    refused({ code: 'picture_too_large' }),
  );
  expect(await attachVoice({ file: 'too_long' })).toEqual(refused({ code: 'voice_too_long' }));
});

test('of a voice that doesn’t fit nothing is written', async () => {
  await leaveRoom(1);
  expect(await attachVoice()).toEqual(refused({ code: 'no_room_for_voice' }));
  expect(made).toEqual(['a file']);
  expect(await fileStore.list(null, 10)).toEqual([]);
});

test('a voice has how long it takes and how loud it is', async () => {
  const voice = valueOf(await attachVoice());
  expect(voice).toEqual({ kind: 'voice', key: voice.key, seconds: 12.3, waveform: WAVEFORM });
});

test('words are sent with what was attached, and nothing of another conversation', async () => {
  const ada = await storeMember(storage);
  const other = await storeConnection(storage, ada.id, rosa.id);
  await storeMessage(storage, ada.id, other);
  const elsewhere = valueOf(await attachPicture({ in: other }));
  expect(await send(elsewhere.key)).toEqual(NO_ATTACHMENT);
  const picture = valueOf(await attachPicture());
  const message = await makeSendMessage(deps())({
    callerId: rosa.id,
    connectionId: connection.id,
    content: toMessageText('Look'),
    attachments: [{ key: picture.key, description: 'A garden' }],
  });
  expect(message).toMatchObject({
    value: { content: 'Look', attachments: [{ key: picture.key, description: 'A garden' }] },
  });
  expect(await send(picture.key)).toEqual(NO_ATTACHMENT);
});
