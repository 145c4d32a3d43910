import { buffer } from 'node:stream/consumers';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test } from 'vitest';
import { escapeText, markup } from '#adapters/data-archive/markup.ts';
import { zip } from '#adapters/data-archive/zip-export-archive.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { ALL_FIELDS, PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { everyText, isInEveryText, textIn } from '#tests/support/every-text.ts';
import { exportedDataSchema } from '#core/data-export/exported-data-schemas.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import {
  toAttachment,
  type AttachmentContent,
} from '#core/messaging/attachments/domain/attachment.ts';
import type { Self } from '#core/members/domain/member.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import { writePictureAddress } from '#core/media/domain/picture-address.ts';
import type { Storage } from '#core/storage.ts';
import { noHistory, withDecline } from '#core/safety/domain/pair-history.ts';
import { anyText, storedText } from '#tests/support/arbitraries.ts';
import { createDataExports } from '#tests/support/data-exports.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { toContactText, toPasskeyName } from '#tests/support/texts.ts';
import { createSettableClock, type SettableClock } from '#tests/support/settable-clock.ts';
import {
  messageFrom,
  storeConnection,
  storeMember,
  storeMembers,
  storeMessage,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import {
  addPasskey,
  createContactMessage,
  createMessage,
  putKnownDevice,
  putWording,
  storeAttachment,
  storeHistory,
  storeSecondFactor,
  storeStanding,
  pictureOf,
  storePicture,
  updateMember,
  writeNote,
} from '#tests/support/writes.ts';

async function* flat<Item>(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const page of pages) yield* page;
}

let storage: Storage;
let clock: SettableClock;
let take: (memberId: MemberId) => Promise<Map<string, string>>;

beforeEach(() => {
  storage = createMemoryStorage();
  clock = createSettableClock('2027-11-21T09:00:00.000Z');
  const exports = createDataExports(storage, clock);
  take = (memberId) => exports.take(memberId);
});

/** Reads markup as a browser would. Pages share a window, which takes longer to make than a page to read. */
let documentOf: (markup: string) => Document;

beforeEach(() => {
  // jsdom's selectors leave listeners in the window for each page that they search, so each test has one of its own.
  const parser = new new JSDOM().window.DOMParser();
  const parsed = new Map<string, Document>();
  documentOf = (markup) => {
    const document = parsed.get(markup) ?? parser.parseFromString(markup, 'text/html');
    parsed.set(markup, document);
    return document;
  };
});

/** What is shown of a character: those that no document may hold are shown as replaced. */
function withoutControl(character: string): string {
  const isLayout = ['\t', '\n', '\r'].includes(character);
  const isForbidden = !isLayout && /^[\p{Cc}\ufdd0-\ufdef\ufffe\uffff]$/u.test(character);
  return isForbidden ? '\ufffd' : character;
}

/** The elements and attributes that pages may have. */
const ELEMENTS = new Set(
  `html head meta title style body header nav main footer h1 h2 p a ul ol li dl dt dd div span
   bdi time blockquote svg rect path ellipse circle`.split(/\s+/),
);

function isHarmful({ name, value }: Attr): boolean {
  if (name === 'href') return !/^(https?:\/\/|[\w./-]+$)/.test(value);
  return /^on|^src|^style$|^xlink/.test(name);
}

function expectHarmless(path: string, markup: string): void {
  expect(markup, path).toMatch(/^<!doctype html>/);
  const document = documentOf(markup);
  const elements = [...document.getElementsByTagName('*')];
  const unexpected = elements.filter(({ localName }) => !ELEMENTS.has(localName));
  expect(
    unexpected.map(({ outerHTML }) => outerHTML),
    path,
  ).toEqual([]);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  expect(
    attributes.filter(isHarmful).map(({ name, value }) => `${name}="${value}"`),
    path,
  ).toEqual([]);
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  expect(document.querySelector('style')!.textContent).not.toMatch(/url\(|@import/);
  expect(document.querySelector('meta[http-equiv]')!.getAttribute('content')).toContain(
    "default-src 'none'",
  );
}

function expectLinksLead(files: ReadonlyMap<string, string>): void {
  for (const [path, markup] of files) {
    if (!path.endsWith('.html')) continue;
    const targets = [...documentOf(markup).getElementsByTagName('a')]
      .map((link) => link.getAttribute('href')!)
      .filter((target) => !/^https?:/.test(target));
    const astray = targets.filter((target) => {
      const { pathname } = new URL(target, `https://archive.example/${path}`);
      return !files.has(pathname.slice(1));
    });
    expect(astray, path).toEqual([]);
  }
}

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

/** Checks of data by their schemas, which take long to compile. */
const compiled = new Map<string, ValidateFunction>();

function compile(schema: string): ValidateFunction {
  const isValid = compiled.get(schema) ?? ajv.compile(JSON.parse(schema) as object);
  compiled.set(schema, isValid);
  return isValid;
}

function validate(files: ReadonlyMap<string, string>) {
  const isValid = compile(files.get('schema.json')!);
  const data: unknown = JSON.parse(files.get('data.json')!);
  expect(isValid(data), ajv.errorsText(isValid.errors)).toBe(true);
  return exportedDataSchema.parse(data);
}

test('escaped text is text again when it is parsed, between tags and in attributes', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constantFrom(...HOSTILE_TEXTS)), (text) => {
      const page = documentOf(`<!doctype html>${markup`<p title="${text}">${text}</p>`.html}`);
      const shown = page.querySelector('p')!;
      expect(shown.attributes).toHaveLength(1);
      expect(shown.children).toHaveLength(0);
      const expected = Array.from(text.toWellFormed(), withoutControl).join('');
      expect(shown.textContent).toBe(expected);
      expect(shown.title).toBe(expected);
    }),
  );
});

test('characters that no document may hold are replaced', () => {
  expect(escapeText('a\u0000b\u001bc\u009bd\uffffe\ud800f\rg')).toBe(
    'a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf&#13;g',
  );
});

describe('the archive', () => {
  test('has a page for everything, which leads only within it, and data by its schema', async () => {
    await fillSite(storage);
    for (const { id } of await allMembers()) {
      const files = await take(id);
      for (const [path, markup] of files) if (path.endsWith('.html')) expectHarmless(path, markup);
      expectLinksLead(files);
      expect(validate(files).account.id).toBe(id);
    }
  });

  test('shows whatever members write as the text that it is', async () => {
    const rosa = await storeMember(storage, {
      name: HOSTILE_TEXTS[0],
      bio: HOSTILE_TEXTS.join('\n'),
      location: HOSTILE_TEXTS[2],
    });
    const daniel = await storeMember(storage, { name: HOSTILE_TEXTS[1], avatarUrl: '/a"b<c.png' });
    const connection = await storeConnection(storage, rosa.id, daniel.id, {
      note: HOSTILE_TEXTS[3],
    });
    for (const text of HOSTILE_TEXTS) await storeMessage(storage, daniel.id, connection, text);
    const files = await take(rosa.id);
    for (const [path, markup] of files) if (path.endsWith('.html')) expectHarmless(path, markup);
    expectLinksLead(files);
    const page = documentOf(files.get(`conversations/${connection.id}.html`)!);
    const shown = [...page.querySelectorAll('li .text')].map(({ textContent }) => textContent);
    expect(shown).toEqual(HOSTILE_TEXTS);
    expect(
      [...page.querySelectorAll('.text')].map(
        ({ attributes }) => attributes.getNamedItem('dir')?.value,
      ),
    ).toEqual(HOSTILE_TEXTS.map(() => 'auto'));
    expect(page.querySelector('h1')!.textContent).toContain(HOSTILE_TEXTS[1]);
    expect(documentOf(files.get('profile.html')!).body.textContent).toContain(rosa.bio);
    const [conversation] = validate(files).conversations;
    expect(conversation!.messages.map(({ content }) => content)).toEqual(HOSTILE_TEXTS);
  });

  test('shows each text of a profile, and carries along those that may go', async () => {
    const { id } = await storeMember(storage, everyText());
    const files = await take(id);
    const { profile } = validate(files);
    expect(profile).toMatchObject(everyText());
    const shown = documentOf(files.get('profile.html')!).body.textContent;
    const carried = files.get('profile.json')!;
    for (const field of ALL_FIELDS.filter(isInEveryText)) {
      expect(shown).toContain(textIn(field));
      expect(carried.includes(textIn(field))).toBe(PROFILE_FIELDS[field].isCarried);
    }
  });

  test('has the private notes of the member, and nobody else’s', async () => {
    const [rosa, daniel, frieda] = (await storeMembers(storage, 3)) as [Self, Self, Self];
    const lasting = await storeConnection(storage, rosa.id, daniel.id);
    const ended = await storeConnection(storage, frieda.id, rosa.id);
    await writeNote(storage, lasting, rosa.id, HOSTILE_TEXTS.join('\n'));
    await writeNote(storage, lasting, daniel.id, 'Daniel’s own');
    await writeNote(storage, ended, rosa.id, 'Likes bees');
    await makeBlockMember({ ...storage, clock })({ callerId: frieda.id, id: rosa.id });
    const files = await take(rosa.id);
    const { privateNotes } = validate(files);
    expect(privateNotes.map(({ memberId, name, text }) => [memberId, name, text])).toEqual([
      [frieda.id, null, 'Likes bees'],
      [daniel.id, daniel.name, HOSTILE_TEXTS.join('\n')],
    ]);
    expect(privateNotes.map(({ keptUntil }) => keptUntil)).toEqual([
      '2027-12-21T09:00:00.000Z',
      null,
    ]);
    const path = 'connections.html';
    expectHarmless(path, files.get(path)!);
    const shown = documentOf(files.get(path)!).body.textContent;
    expect(shown).toContain(HOSTILE_TEXTS[0]);
    expect(shown).toMatch(
      /Someone you can’t see any more\s+Likes bees\s+Kept until 21 December 2027/,
    );
    expect([...files.values()].join('\n')).not.toContain('Daniel’s own');
  });

  test('has the pictures of the member with their files, and none in the profile to carry along', async () => {
    const [rosa, daniel] = (await storeMembers(storage, 2)) as [Self, Self];
    const fileStore = createMemoryFileStore(clock);
    const jpeg = await fileStore.write(new TextEncoder().encode('a pear tree'));
    const { files } = pictureOf(rosa.id);
    const kept = { files: { ...files, 960: { ...files[960], jpeg } } };
    const picture = await storePicture(storage, rosa.id, {
      ...kept,
      description: HOSTILE_TEXTS[0],
    });
    const lost = await storePicture(storage, rosa.id);
    await storePicture(storage, daniel.id, kept);
    const photos = [writePictureAddress(picture), 'https://example.org/rosa.png'];
    await updateMember(storage, rosa.id, { preferences: { photos } });
    const copy = await createDataExports(storage, clock, undefined, fileStore).take(rosa.id);
    expect([...copy.keys()].filter((path) => path.startsWith('pictures/'))).toEqual([
      `pictures/${picture.id}.jpg`,
    ]);
    expect(copy.get(`pictures/${picture.id}.jpg`)).toBe('a pear tree');
    const { pictures, profile } = validate(copy);
    expect(pictures).toEqual(
      [lost, picture].map(({ id, width, height, description, createdAt }) => ({
        id,
        width,
        height,
        description,
        createdAt,
      })),
    );
    expect(profile.preferences.photos).toEqual(photos);
    expect(copy.get('profile.json')).toContain('https://example.org/rosa.png');
    expect(copy.get('profile.json')).not.toContain('/media/');
    expectLinksLead(copy);
    expectHarmless('profile.html', copy.get('profile.html')!);
    expect(copy.get('profile.html')).toContain(`href="pictures/${picture.id}.jpg"`);
  });

  describe('what was sent in conversations', () => {
    let rosa: MemberId;
    let daniel: MemberId;
    let connection: Connection;
    beforeEach(async () => {
      const [one, other] = (await storeMembers(storage, 2)) as [Self, Self];
      [rosa, daniel] = [one.id, other.id];
      connection = await storeConnection(storage, rosa, daniel);
    });

    const write = (words: string) => new TextEncoder().encode(words);
    const pictureFrom = (memberId: MemberId, file: FileName, description: string | null = null) => {
      const { key, files, width, height, thumbHash } = pictureOf(memberId);
      const named = { ...files, 960: { ...files[960], jpeg: file } };
      return { kind: 'picture', key, files: named, width, height, thumbHash, description } as const;
    };

    async function send(memberId: MemberId, content: AttachmentContent) {
      const createdAt = clock.now();
      const made = { memberId, connectionId: connection.id, bytes: 1_000 };
      await storeAttachment(storage, { ...made, content, idempotencyKey: null, createdAt });
      const attachments = [toAttachment(content)];
      const message = { ...messageFrom(memberId, connection), content: null, attachments };
      return (await createMessage(storage, message))!;
    }

    test('is there as files, one’s own and the other’s, as long as its message is', async () => {
      const fileStore = createMemoryFileStore(clock);
      const garden = pictureFrom(rosa, await fileStore.write(write('a garden')), HOSTILE_TEXTS[0]);
      const file = await fileStore.write(write('a voice'));
      const { key } = pictureOf(daniel);
      const voice = { kind: 'voice', key, file, seconds: 3, waveform: 'A'.repeat(86) } as const;
      const lost = pictureFrom(daniel, pictureOf(daniel).files[96].webp);
      const takenBack = pictureFrom(daniel, await fileStore.write(write('taken back')));
      await send(rosa, garden);
      await send(daniel, voice);
      await send(daniel, lost);
      const { id } = await send(daniel, takenBack);
      await putWording(storage, id, { content: null, at: clock.now() });
      clock.advance(1_000);
      const copy = await createDataExports(storage, clock, undefined, fileStore).take(rosa);
      const files = [...copy].filter(([path]) => path.startsWith('attachments/'));
      expect(files).toEqual([
        [`attachments/${garden.key}.jpg`, 'a garden'],
        [`attachments/${voice.key}.m4a`, 'a voice'],
      ]);
      const [conversation] = validate(copy).conversations;
      expect(conversation!.messages.map(({ attachments }) => attachments)).toEqual([
        [{ kind: 'picture', key: garden.key, description: HOSTILE_TEXTS[0] }],
        [{ kind: 'voice', key: voice.key, description: null }],
        [{ kind: 'picture', key: lost.key, description: null }],
        [],
      ]);
      const path = `conversations/${connection.id}.html`;
      expectLinksLead(copy);
      expectHarmless(path, copy.get(path)!);
      expect(documentOf(copy.get(path)!).body.textContent).toContain('Photo (not in this copy)');
    });

    test('is there without the files of a member who has blocked the other', async () => {
      const fileStore = createMemoryFileStore(clock);
      const picture = pictureFrom(daniel, await fileStore.write(write('a garden')));
      await send(daniel, picture);
      await makeBlockMember({ ...storage, clock })({ callerId: daniel, id: rosa });
      clock.advance(1_000);
      const copy = await createDataExports(storage, clock, undefined, fileStore).take(rosa);
      expect([...copy].join('\n')).not.toContain(picture.key);
    });

    test('has room for all that is one’s own, and for 100 MB of the other’s', async () => {
      const large = new Uint8Array(60_000_000);
      const fileStore = { ...createMemoryFileStore(clock), read: () => Promise.resolve(large) };
      for (const memberId of [daniel, daniel, daniel, rosa, rosa, rosa]) {
        await send(memberId, pictureFrom(memberId, pictureOf(memberId).files[96].webp));
      }
      clock.advance(1_000);
      const there: [isOwn: boolean, isThere: boolean][] = [];
      const exports = createDataExports(
        storage,
        clock,
        {
          async *write(contents) {
            for await (const [one] of contents.connections()) {
              for await (const message of flat(contents.messages(one!))) {
                const file = await contents.attachmentFile(message.attachments[0]!, message);
                there.push([message.writtenByMe, file !== null]);
              }
            }
            yield new Uint8Array(1);
          },
        },
        fileStore,
      );
      await exports.requestDataExport(rosa);
      await exports.make();
      expect(there).toEqual([
        ...[true, true, false].map((isThere) => [false, isThere]),
        ...[true, true, true].map((isThere) => [true, isThere]),
      ]);
    });
  });

  test('shows arbitrary messages and profiles unchanged', async () => {
    const [rosa, daniel] = await storeMembers(storage, 2);
    const connection = await storeConnection(storage, rosa!.id, daniel!.id);
    const texts = fc.sample(storedText(4000), { numRuns: 300, seed: 7 });
    for (const text of texts) await storeMessage(storage, rosa!.id, connection, text);
    clock.advance(1000);
    const files = await take(rosa!.id);
    const page = documentOf(files.get(`conversations/${connection.id}.html`)!);
    const shown = [...page.querySelectorAll('li .text')].map(({ textContent }) => textContent);
    expect(shown).toEqual(texts);
  });

  test('has long conversations on several pages, oldest first', async () => {
    const [rosa, daniel] = await storeMembers(storage, 2);
    const connection = await storeConnection(storage, rosa!.id, daniel!.id);
    const texts = Array.from({ length: 1_003 }, (_, place) => `message ${place}`);
    for (const text of texts) await storeMessage(storage, rosa!.id, connection, text);
    const files = await take(rosa!.id);
    const paths = ['', '-2', '-3'].map((end) => `conversations/${connection.id}${end}.html`);
    const pages = paths.map((path) => documentOf(files.get(path)!));
    const shown = pages.flatMap((page) =>
      [...page.querySelectorAll('li .text')].map(({ textContent }) => textContent),
    );
    expect(shown).toEqual(texts);
    const turns = pages.map((page) =>
      [...page.querySelector('main > p')!.querySelectorAll('a')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(turns).toEqual([
      ['Later messages'],
      ['Earlier messages', 'Later messages'],
      ['Earlier messages'],
    ]);
    expectLinksLead(files);
    expect(documentOf(files.get('conversations.html')!).body.textContent).toContain(
      '1,003 messages',
    );
    expect(files.has(`conversations/${connection.id}-4.html`)).toBe(false);
  });

  test('has all of what is more than is read at a time', async () => {
    const rosa = await storeMember(storage);
    const sent = { createdAt: clock.now(), memberId: rosa.id, email: null };
    const friends: MemberId[] = [];
    for (const { id } of await storeMembers(storage, 501)) {
      friends.unshift(id);
      const connection = await storeConnection(storage, rosa.id, id);
      await writeNote(storage, connection, rosa.id, `About ${id}`);
      await createContactMessage(storage, {
        ...sent,
        topic: 'data',
        text: toContactText(`Asks ${id}`),
      });
    }
    const data = validate(await take(rosa.id));
    expect(data.connections.map(({ member }) => member.id)).toEqual(friends);
    expect(data.privateNotes.map(({ text }) => text)).toEqual(friends.map((id) => `About ${id}`));
    expect(data.contactMessages.map(({ content }) => content)).toEqual(
      friends.map((id) => `Asks ${id}`),
    );
  });

  test('holds nothing of others but what the member’s own lists show', async () => {
    const rosa = await storeMember(storage);
    const known = await storeMember(storage, {
      name: 'Known',
      email: 'known@example.org',
      bio: 'secret bio',
    });
    const hidden: Self[] = [];
    for (const name of ['Blocked', 'Blocking', 'Removed', 'Asking']) {
      hidden.push(await storeMember(storage, { name }));
    }
    const [blocked, blocking, removed, asking] = hidden as [Self, Self, Self, Self];
    const said = async (other: Self) => {
      const connection = await storeConnection(storage, rosa.id, other.id);
      await storeMessage(storage, other.id, connection, `said by ${other.name}`);
      return connection.id;
    };
    const shownId: ConnectionId = await said(known);
    for (const other of [blocked, blocking, removed]) await said(other);
    await storeRequest(storage, asking.id, rosa.id, { createdAt: clock.now() });
    await block(rosa, blocked);
    await block(blocking, rosa);
    await storeStanding(storage, removed.id, { account: { status: 'removed' } });
    const files = await take(rosa.id);
    const data = validate(files);
    expect(data.conversations.map(({ connectionId }) => connectionId)).toEqual([shownId]);
    expect(data.connections.map(({ member }) => member)).toEqual([
      { id: known.id, name: 'Known', username: known.username, avatarUrl: known.avatarUrl },
    ]);
    expect(data.requests).toMatchObject([{ askedByMe: false, acceptedAt: null }]);
    expect(data.blocks).toMatchObject([{ id: blocked.id, name: 'Blocked' }]);
    const all = [...files.values()].join('\n');
    for (const secret of [
      'known@example.org',
      'secret bio',
      'Removed',
      'said by Blocked',
      'said by Blocking',
    ]) {
      expect(all).not.toContain(secret);
    }
    expect(all).toContain('said by Known');
  });

  test('holds the side that was asked for, and what others answered', async () => {
    const [rosa, daniel, edith] = (await storeMembers(storage, 3)) as [Self, Self, Self];
    const wish = { relationshipTypeId: 1, side: 'offer', createdAt: clock.now() } as const;
    await storeRequest(storage, daniel.id, rosa.id, wish);
    const answer = { sentence: 'too_busy', answeredAt: '2027-11-20T09:00:00.000Z' } as const;
    const { createdAt } = wish;
    const request = { relationshipTypeId: 3, side: 'seek', note: null, createdAt } as const;
    const declined = { ...request, declinedAt: answer.answeredAt };
    const history = withDecline(noHistory(rosa.id, edith.id), rosa.id, declined, answer);
    await storeHistory(storage, history);
    const files = await take(rosa.id);
    const data = validate(files);
    expect(data.requests).toMatchObject([{ relationshipType: 'Family Support', side: 'offer' }]);
    expect(data.answers).toEqual([
      {
        member: { id: edith.id, name: edith.name, username: edith.username, avatarUrl: null },
        ...answer,
      },
    ]);
    const page = documentOf(files.get('requests.html')!).body.textContent;
    expect(page).toContain('for Family Support, to give it');
    expect(page).toContain('My days are full just now');
  });

  test('holds with what one logs in, and what one wrote to those who run the site', async () => {
    const rosa = await storeMember(storage);
    const at = '2027-11-01T09:00:00.000Z';
    await addPasskey(storage, {
      memberId: rosa.id,
      credentialId: 'credential',
      publicKey: 'key',
      signCount: 3,
      transports: [],
      name: toPasskeyName('Kitchen tablet'),
      addedAt: at,
      lastUsedAt: null,
    });
    await storeSecondFactor(storage, {
      memberId: rosa.id,
      authenticator: { status: 'on', secret: 'SECRET', lastStep: 7, since: null },
      endsAt: null,
      recoveryCodes: { hashes: ['one', 'two'], madeAt: at },
      onlyPasskeys: false,
    });
    const device = { deviceHash: 'd'.repeat(64), memberId: rosa.id, lastUsedAt: at };
    await putKnownDevice(storage, device);
    const message = {
      createdAt: at,
      topic: 'data',
      memberId: rosa.id,
      email: null,
      text: toContactText('Please send me\nmy data.'),
    } as const;
    const id = await createContactMessage(storage, message);
    await createContactMessage(storage, { ...message, memberId: null });
    const files = await take(rosa.id);
    const data = validate(files);
    expect(data.account.secondStep).toEqual({
      authenticator: true,
      recoveryCodes: { madeAt: at, left: 2 },
      onlyPasskeys: false,
    });
    expect(data.passkeys).toEqual([{ name: 'Kitchen tablet', addedAt: at, lastUsedAt: null }]);
    expect(data.knownDevices).toEqual([{ lastUsedAt: at }]);
    const { createdAt, topic, email, text: content } = message;
    expect(data.contactMessages).toEqual([
      { id, createdAt, topic, email, content, handledAt: null },
    ]);
    const account = documentOf(files.get('account.html')!).body.textContent;
    expect(account).toContain('When someone asks to connect or introduces you: once a day');
    expect(account).toContain('Kitchen tablet, added on 1 November 2027');
    expect(account).toContain('Made on 1 November 2027, 2 left');
    expect(documentOf(files.get('letters.html')!).body.textContent).toContain(content);
  });

  test('leaves out what opens a session or an invitation', async () => {
    await fillSite(storage);
    for (const { id } of await allMembers()) {
      const all = [...(await take(id)).values()].join('\n');
      for (const { tokenHash } of await storage.sessions.listOf(id, 99)) {
        expect(all).not.toContain(tokenHash);
      }
      for (const { codeHash } of await storage.invitations.listOf(id, { before: null, limit: 9 })) {
        expect(all).not.toContain(codeHash);
      }
      for (const { deviceHash } of await storage.knownDevices.listOf(id)) {
        expect(all).not.toContain(deviceHash);
      }
      for (const { credentialId, publicKey } of await storage.passkeys.listOf(id)) {
        expect(all).not.toContain(credentialId);
        expect(all).not.toContain(publicKey);
      }
      const { authenticator, recoveryCodes } = (await storage.secondFactors.load(id)).value;
      if (authenticator.status !== 'off') expect(all).not.toContain(authenticator.secret);
      for (const hash of recoveryCodes?.hashes ?? []) expect(all).not.toContain(hash);
    }
  });
});

describe('a ZIP archive', () => {
  // eslint-disable-next-line @typescript-eslint/require-await
  async function* textOf(...parts: string[]) {
    yield* parts;
  }

  test('holds the files that it was given, in their order', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await
    async function* files() {
      yield { path: 'a.txt', content: textOf('first ', 'file') };
      yield { path: 'empty.txt', content: textOf() };
      yield { path: 'in/b.txt', content: textOf('ü'.repeat(300_000)) };
    }
    const bytes = await buffer(zip(files(), new Date('2026-01-01T00:00:00.000Z')));
    expect([...(await readZip(bytes))]).toEqual([
      ['a.txt', 'first file'],
      ['empty.txt', ''],
      ['in/b.txt', 'ü'.repeat(300_000)],
    ]);
    expect(bytes.byteLength).toBeLessThan(10_000);
  });

  test('fails where a file cannot be read, and where the list of them ends early', async () => {
    const error = new Error('The page could not be read.');
    // eslint-disable-next-line require-yield, @typescript-eslint/require-await
    async function* broken(): AsyncGenerator<string> {
      throw error;
    }
    // eslint-disable-next-line @typescript-eslint/require-await
    async function* brokenFile() {
      yield { path: 'a.txt', content: textOf('whole') };
      yield { path: 'b.txt', content: broken() };
    }
    // eslint-disable-next-line @typescript-eslint/require-await
    async function* brokenList() {
      yield { path: 'a.txt', content: textOf('whole') };
      throw error;
    }
    await expect(buffer(zip(brokenFile(), new Date()))).rejects.toBe(error);
    await expect(buffer(zip(brokenList(), new Date()))).rejects.toBe(error);
  });

  test('stops reading when nobody wants more', async () => {
    let ended = false;
    async function* endless() {
      try {
        for (let number = 0; ; number += 1) yield `${Math.sin(number)} ${Math.cos(number)}\n`;
      } finally {
        ended = true;
        await Promise.resolve();
      }
    }
    async function* files() {
      yield { path: 'endless.txt', content: endless() };
      await Promise.resolve();
    }
    for await (const bytes of zip(files(), new Date())) if (bytes.byteLength > 1_000) break;
    expect(ended).toBe(true);
  });
});

async function allMembers() {
  return storage.members.list({ after: 0, limit: 500 });
}

async function block(by: Self, other: Self): Promise<void> {
  valueOf(await makeBlockMember({ ...storage, clock })({ callerId: by.id, id: other.id }));
}
