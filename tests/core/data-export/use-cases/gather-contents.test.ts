import { beforeEach, expect, test } from 'vitest';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { SESSION_IDLE_LIMIT } from '#core/accounts/domain/session.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { HOLD } from '#core/data-export/domain/data-export.ts';
import type { ExportedConnection } from '#core/data-export/domain/exported-data.ts';
import type { ExportContents } from '#core/data-export/ports/export-contents.ts';
import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { AttachmentContent } from '#core/messaging/attachments/domain/attachment.ts';
import { noHistory, withBlock, withDecline } from '#core/safety/domain/pair-history.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { createDataExports } from '#tests/support/data-exports.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import {
  messageFrom,
  reportBy,
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import {
  toContactText,
  toEmailAddress,
  toModerationWords,
  toPasskeyName,
} from '#tests/support/texts.ts';
import {
  addInvitation,
  addNotice,
  addPasskey,
  addSecurityEntry,
  createContactMessage,
  createMessage,
  createReport,
  createSession,
  endConnection,
  keepTogether,
  pictureOf,
  putKnownDevice,
  storeAttachment,
  storeDay,
  storeHistory,
  storeIntroduction,
  storePicture,
  storeStanding,
  storeVouch,
  writeNote,
} from '#tests/support/writes.ts';

/** How many entries are read at a time. */
const PAGE = 500;

let storage: Storage;
let clock: SettableClock;
let fileStore: FileStore;
let rosa: Self;
let daniel: Self;
let connection: Connection;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  fileStore = createMemoryFileStore(clock);
  rosa = await storeMember(storage, { name: 'Rosa' });
  daniel = await storeMember(storage, { name: 'Daniel' });
  connection = await storeConnection(storage, rosa.id, daniel.id);
});

/** Makes a copy of Rosa's data, and returns what is asked of it. */
async function gather<Answer>(ask: (contents: ExportContents) => Promise<Answer>): Promise<Answer> {
  const answers: Answer[] = [];
  const archive = {
    async *write(contents: ExportContents) {
      answers.push(await ask(contents));
      yield new Uint8Array([1]);
    },
  };
  const exports = createDataExports(storage, clock, archive, fileStore);
  await exports.requestDataExport(rosa.id);
  expect(await exports.make()).toBe(true);
  expect(exports.failures).toEqual([]);
  return answers[0]!;
}

async function pagesOf<Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[][]> {
  const read: Item[][] = [];
  for await (const page of pages) read.push([...page]);
  return read;
}

/** The messages with Daniel, also where nothing else of him is in the copy any more. */
const readMessages = (contents: ExportContents) => {
  const member = { id: daniel.id, name: 'Daniel' };
  return pagesOf(contents.messages({ id: connection.id, member } as ExportedConnection));
};

test('a conversation is read from its beginning, page by page, up to the time of the copy', async () => {
  for (let number = 1; number <= PAGE + 1; number += 1) {
    await storeMessage(storage, rosa.id, connection, `Number ${number}`);
  }
  const pages = await gather(readMessages);
  expect(pages.map((page) => page.length)).toEqual([PAGE, 1]);
  expect(pages[0]![0]).toMatchObject({ content: 'Number 1', writtenByMe: true, attachments: [] });
  const late = { ...messageFrom(daniel.id, connection, 'Just now'), createdAt: clock.now() };
  const tooLate = new Date(Date.parse(clock.now()) + 1).toISOString();
  await createMessage(storage, late);
  await createMessage(storage, { ...late, createdAt: tooLate });
  const [, last] = await gather(readMessages);
  expect(last!.map(({ content, writtenByMe }) => [content, writtenByMe])).toEqual([
    [`Number ${PAGE + 1}`, true],
    ['Just now', false],
  ]);
});

test('a conversation of exactly a page is read once, and one without words not at all', async () => {
  expect(await gather(readMessages)).toEqual([]);
  for (let number = 1; number <= PAGE; number += 1) {
    await storeMessage(storage, rosa.id, connection, `Number ${number}`);
  }
  expect(await gather(readMessages)).toHaveLength(1);
});

test('the words of someone who has left are gone, and the conversations of those one no longer sees', async () => {
  await storeMessage(storage, rosa.id, connection, 'Mine');
  await storeMessage(storage, daniel.id, connection, 'Theirs');
  await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
  expect(await gather(readMessages)).toEqual([]);
  await storeStanding(storage, daniel.id, { account: { status: 'deleted' } });
  await deleteMember(storage, daniel.id);
  expect(await gather(readMessages)).toMatchObject([[{ content: 'Mine' }]]);
});

test('private notes have a name where the other is seen', async () => {
  await writeNote(storage, connection, rosa.id, 'Likes walnuts');
  const ada = await storeMember(storage, { name: 'Ada' });
  const withAda = await storeConnection(storage, ada.id, rosa.id);
  await writeNote(storage, withAda, rosa.id, 'Sings');
  await writeNote(storage, withAda, ada.id, 'Bakes');
  const notes = async () => (await gather(({ privateNotes }) => pagesOf(privateNotes()))).flat();
  const shown = (await notes()).map(({ name, text, memberId }) => [memberId, name, text]);
  expect(shown.toSorted()).toEqual([
    [daniel.id, 'Daniel', 'Likes walnuts'],
    [ada.id, 'Ada', 'Sings'],
  ]);
  await storeStanding(storage, daniel.id, { account: { status: 'removed' } });
  expect((await notes()).find(({ memberId }) => memberId === daniel.id)).toMatchObject({
    name: null,
    text: 'Likes walnuts',
  });
});

test('a list of which the member has nothing has no page', async () => {
  const lists = await gather((contents) =>
    Promise.all(
      [contents.requests(), contents.reports(), contents.days(), contents.pictures()].map(
        (pages: AsyncIterable<readonly unknown[]>) => pagesOf(pages),
      ),
    ),
  );
  expect(lists).toEqual([[], [], [], []]);
});

test('connections and requests are told apart', async () => {
  const asking = await storeMember(storage);
  const request = await storeRequest(storage, asking.id, rosa.id);
  const lists = await gather(async ({ connections, requests }) => ({
    connections: (await pagesOf(connections())).flat().map(({ id }) => id),
    requests: (await pagesOf(requests())).flat().map(({ id }) => id),
  }));
  expect(lists).toEqual({ connections: [connection.id], requests: [request.id] });
});

test('a connection has what the member chose for it, and what the two keep together', async () => {
  const choices = { memberId: rosa.id, connectionId: connection.id, isPinned: true, isMuted: true };
  const put = { choices: { ...choices, aside: null }, version: 0, pinnedCount: 0 };
  const change = { type: 'put_conversation_choices', ...put } as const;
  const at = clock.now();
  await storage.commit({ changes: [change], events: [], actorId: rosa.id, at });
  const rhythm = { state: 'proposed', cadence: { every: 'month' }, by: rosa.id } as const;
  await keepTogether(storage, connection, { questions: [], rhythm });
  const lists = await gather(({ connections }) => pagesOf(connections()));
  expect(lists).toMatchObject([
    [{ pinned: true, muted: true, rhythm: { state: 'proposed', proposedByMe: true } }],
  ]);
});

test('introductions are those by which the member is introduced, and those that they made', async () => {
  const [ada, ben] = [
    await storeMember(storage, { name: 'Ada' }),
    await storeMember(storage, { name: 'Ben' }),
  ];
  await storeConnection(storage, ada.id, rosa.id);
  await storeConnection(storage, ada.id, ben.id);
  const introduce = (by: Self, one: Self, other: Self) => {
    const made = { introducerId: by.id, relationshipTypeId: null, createdAt: clock.now() };
    const sides = [one, other].map(({ id, name }) => ({ memberId: id, note: `For ${name}.` }));
    return storeIntroduction(storage, newIntroduction(made, [sides[0]!, sides[1]!]));
  };
  await introduce(ada, rosa, ben);
  await introduce(rosa, daniel, ada);
  const lists = await gather(({ introductions }) => pagesOf(introductions()));
  expect(lists).toMatchObject([
    [
      { introducer: 'Ada', people: ['Ben'], notes: ['For Rosa.'], saidYes: false },
      { introducer: null, people: ['Daniel', 'Ada'], notes: ['For Daniel.', 'For Ada.'] },
    ],
  ]);
});

test('the devices and passkeys of the account are told without what opens it', async () => {
  const lastUsedAt = clock.now();
  await putKnownDevice(storage, { deviceHash: 'a hash', memberId: rosa.id, lastUsedAt });
  const named = { name: toPasskeyName('My phone'), addedAt: clock.now(), lastUsedAt: null };
  const secret = { publicKey: 'a key', signCount: 4, transports: ['internal' as const] };
  await addPasskey(storage, { credentialId: 'one', memberId: rosa.id, ...secret, ...named });
  const { knownDevices, passkeys } = await gather((contents) => Promise.resolve(contents));
  expect(knownDevices).toEqual([{ lastUsedAt }]);
  expect(passkeys).toEqual([named]);
});

test('days and vouches are the member’s own', async () => {
  const meaning = { kind: 'own', text: 'Name day', tone: 'glad' } as const;
  const day = { date: '09-04', meaning, shownTo: [connection.id] };
  await storeDay(storage, rosa.id, day);
  await storeDay(storage, daniel.id, { ...day, date: '05-01' });
  await storeVouch(storage, connection, rosa.id);
  await storeVouch(storage, connection, daniel.id, { said: 'spoken' });
  const lists = await gather(async ({ days, vouches }) => [
    await pagesOf(days()),
    await pagesOf(vouches()),
  ]);
  expect(lists).toMatchObject([
    [[{ date: '09-04', text: 'Name day', tone: 'glad', connectionIds: [connection.id] }]],
    [[{ memberId: daniel.id, name: 'Daniel', said: 'met' }]],
  ]);
});

test('what came between the member and others is in the copy: answers, endings, blocks and reports', async () => {
  const [ada, ben, eva] = [
    await storeMember(storage, { name: 'Ada' }),
    await storeMember(storage, { name: 'Ben' }),
    await storeMember(storage, { name: 'Eva' }),
  ];
  const at = new Date(Date.parse(clock.now()) - DAY).toISOString();
  const asked = { relationshipTypeId: null, side: null, note: null, createdAt: at } as const;
  const answer = { sentence: 'too_busy', answeredAt: at } as const;
  const declined = { ...asked, declinedAt: at };
  const answered = withDecline(noHistory(rosa.id, ada.id), rosa.id, declined, answer);
  await storeHistory(storage, answered);
  await storeHistory(storage, withBlock(noHistory(rosa.id, ben.id), rosa.id, at, 'Ben'));
  const withEva = await storeConnection(storage, rosa.id, eva.id);
  await endConnection(storage, withEva, eva.id, at);
  await createReport(storage, reportBy(rosa.id, ben, { reason: 'money' }));
  await createReport(storage, reportBy(daniel.id, ben));
  const lists = await gather(async ({ answers, blocks, endedConnections, reports }) => [
    await pagesOf(answers()),
    await pagesOf(blocks()),
    await pagesOf(endedConnections()),
    await pagesOf(reports()),
  ]);
  expect(lists).toMatchObject([
    [[{ member: { id: ada.id, name: 'Ada' }, ...answer }]],
    [[{ id: ben.id, name: 'Ben', blockedAt: at }]],
    [[{ name: 'Eva', endedByMe: false }]],
    [[{ name: 'Ben', reason: 'money', answer: null }]],
  ]);
});

test('what the site and the member told each other is in the copy', async () => {
  const words = toModerationWords('Be kind.');
  const content = { kind: 'warn', until: null, reason: 'threats', words } as const;
  const about = { actor: 'operator', reportId: null, content, at: clock.now() } as const;
  for (const { id: memberId } of [rosa, daniel]) await addNotice(storage, { ...about, memberId });
  const invitation = { createdAt: clock.now(), expiresAt: '2099-01-01T00:00:00.000Z' };
  await addInvitation(storage, { ...invitation, codeHash: 'one', inviterId: rosa.id }, 0);
  await addInvitation(storage, { ...invitation, codeHash: 'other', inviterId: daniel.id }, 0);
  const entry = { at: clock.now(), count: 1, aboutId: null, device: UNKNOWN_DEVICE };
  await addSecurityEntry(storage, { ...entry, memberId: rosa.id, fact: 'password_changed' });
  const text = toContactText('Please send me\nmy data.');
  const message = { createdAt: clock.now(), topic: 'data', text } as const;
  for (const [memberId, address] of [
    [rosa.id, 'rosa@example.org'],
    [daniel.id, 'daniel@example.org'],
  ] as const) {
    await createContactMessage(storage, { ...message, memberId, email: toEmailAddress(address) });
  }
  const lists = await gather(async (contents) => ({
    notices: (await pagesOf(contents.notices())).flat(),
    invitations: (await pagesOf(contents.invitations())).flat(),
    facts: (await pagesOf(contents.securityLog())).flat().map(({ fact }) => fact),
    contactMessages: (await pagesOf(contents.contactMessages())).flat(),
  }));
  expect(lists.notices).toEqual([{ id: 1, at: about.at, content, appeal: null }]);
  expect(lists.invitations).toHaveLength(1);
  expect(lists.facts).toContain('password_changed');
  expect(lists.contactMessages).toMatchObject([
    { email: 'rosa@example.org', content: text, topic: 'data', handledAt: null },
  ]);
});

test('a long list is read on from where its last page ended, each entry once', async () => {
  const about = { createdAt: clock.now(), topic: 'data', memberId: rosa.id, email: null } as const;
  const write = () => createContactMessage(storage, { ...about, text: toContactText('Hello') });
  for (let written = 0; written < PAGE; written += 1) await write();
  const read = () =>
    gather(async (contents) =>
      (await pagesOf(contents.contactMessages())).map((page) => page.map(({ id }) => id)),
    );
  const newestFirst = (ids: number) => Array.from({ length: ids }, (_, place) => ids - place);
  expect(await read()).toEqual([newestFirst(PAGE)]);
  await write();
  expect(await read()).toEqual([newestFirst(PAGE + 1).slice(0, PAGE), [1]]);
});

test('live sessions are listed with the device that each is on', async () => {
  const device = { browser: 'Firefox', operatingSystem: 'Linux' };
  const session = { memberId: rosa.id, mustChoosePassword: false };
  const old = new Date(Date.parse(clock.now()) - SESSION_IDLE_LIMIT).toISOString();
  for (const [tokenHash, lastUsedAt, on] of [
    ['alive', clock.now(), device],
    ['over', old, UNKNOWN_DEVICE],
  ] as const) {
    await createSession(storage, { ...session, tokenHash, createdAt: old, lastUsedAt, device: on });
  }
  const { sessions } = await gather((contents) => Promise.resolve(contents));
  expect(sessions).toEqual([{ createdAt: old, lastUsedAt: clock.now(), ...device }]);
});

test('pictures of the profile are copied with their file', async () => {
  const jpeg = await fileStore.write(new TextEncoder().encode('a garden'));
  const { files } = pictureOf(rosa.id);
  const { id } = await storePicture(storage, rosa.id, {
    files: { ...files, 960: { ...files[960], jpeg } },
  });
  const read = await gather(async (contents) => {
    const [one] = (await pagesOf(contents.pictures())).flat();
    const file = await contents.pictureFile(one!);
    return [
      one!.id,
      new TextDecoder().decode(file!),
      await contents.pictureFile({ ...one!, id: (id + 1) as typeof id }),
    ];
  });
  expect(read).toEqual([id, 'a garden', null]);
});

/** An attachment whose file has that many bytes, or holds that text. */
async function attach(by: Self, kind: 'picture' | 'voice', text: string) {
  const file = await fileStore.write(new TextEncoder().encode(text));
  const { key, files, width, height, thumbHash } = pictureOf(by.id);
  const picture = { key, width, height, thumbHash, description: null };
  const both = { ...files[960], jpeg: file };
  const content: AttachmentContent =
    kind === 'voice'
      ? { kind, key, file, seconds: 1, waveform: 'AbC_-'.repeat(17) }
      : { kind, ...picture, files: { ...files, 960: both } };
  const of = { memberId: by.id, connectionId: connection.id, bytes: 7, idempotencyKey: null };
  await storeAttachment(storage, { ...of, content, createdAt: clock.now() });
  return { kind, key, description: null };
}

test('what was sent in conversations is copied with its file, while that is there', async () => {
  const [picture, voice] = [
    await attach(rosa, 'picture', 'a garden'),
    await attach(daniel, 'voice', 'a song'),
  ];
  const sent = { writtenByMe: true };
  const read = await gather(async (contents) => {
    const files = [
      await contents.attachmentFile(picture, sent),
      await contents.attachmentFile(voice, { writtenByMe: false }),
    ].map((file) => new TextDecoder().decode(file!));
    return [
      ...files,
      await contents.attachmentFile(
        { ...picture, key: 'k'.repeat(43) as typeof picture.key },
        sent,
      ),
    ];
  });
  expect(read).toEqual(['a garden', 'a song', null]);
});

test('received files are copied up to a limit of bytes, and files that the member sent are all copied', async () => {
  const large = 'x'.repeat(50_000_000);
  const own = await attach(rosa, 'voice', large);
  const kept = [await attach(daniel, 'voice', large), await attach(daniel, 'voice', large)];
  const third = await attach(daniel, 'voice', 'z');
  const read = await gather(async (contents) => {
    const sizes: (number | null)[] = [];
    for (const one of [own, ...kept, third, own]) {
      const file = await contents.attachmentFile(one, { writtenByMe: one === own });
      sizes.push(file?.byteLength ?? null);
    }
    return sizes;
  });
  expect(read).toEqual([large.length, large.length, large.length, null, large.length]);
});

test('a copy that takes long is held on to, no more often than it has to be', async () => {
  const before = storage;
  let holds = 0;
  const commit: Storage['commit'] = (act) => {
    holds += act.changes.filter(({ type }) => type === 'hold_data_export').length;
    return before.commit(act);
  };
  storage = { ...before, commit };
  const counted = await gather(async ({ blocks }) => {
    const afterEach: number[] = [];
    for (const time of [HOLD / 4 - 1, 1, HOLD / 4 - 1, 1]) {
      clock.advance(time);
      await pagesOf(blocks());
      afterEach.push(holds);
    }
    return afterEach;
  });
  expect(counted).toEqual([0, 1, 1, 2]);
});
