import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { PasskeyRepository } from '#core/accounts/ports/passkey-repository.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import { isSessionAlive } from '#core/accounts/domain/session.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import type { ExportContents, Pages } from '#core/data-export/ports/export-contents.ts';
import {
  toExportedAccount,
  toExportedAnswer,
  toExportedConnection,
  toExportedContactMessage,
  toExportedDay,
  toExportedEnding,
  toExportedMessage,
  toExportedNotice,
  toExportedProfile,
  toExportedReport,
  toExportedSecurityEntry,
} from '#core/data-export/domain/to-exported.ts';
import type {
  ExportedConnection,
  ExportedMessage,
  ExportedPicture,
  ExportedPrivateNote,
} from '#core/data-export/domain/exported-data.ts';
import {
  toExportedMade,
  toExportedMeeting,
  toExportedReceived,
} from '#core/data-export/domain/exported-introductions.ts';
import type { OwnLists, OwnPage } from '#core/data-export/ports/own-lists.ts';
import type { AnswerWithMember } from '#core/connections/domain/answer.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionStatus } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import { chosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';
import { isVisible, sightOf } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many entries are read at a time: a few milliseconds of work. */
const PAGE = 500;

/** How many sessions are told of: those used last. */
const MOST_SESSIONS = 100;

/** Where a member's data is read. */
export interface ContentSources {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly terms: Pick<TermsRepository, 'loadAcceptance'>;
  readonly sessions: Pick<SessionRepository, 'listOf'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly passkeys: Pick<PasskeyRepository, 'listOf'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'load'>;
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
  readonly contactMessages: Pick<ContactMessageRepository, 'listOf'>;
  readonly messages: Pick<MessageRepository, 'listAfter'>;
  readonly conversations: Pick<ConversationRepository, 'listChoices'>;
  readonly connections: Pick<ConnectionRepository, 'listTogether'>;
  readonly privateNotes: Pick<PrivateNoteRepository, 'listOf'>;
  readonly vouches: Pick<VouchRepository, 'countFor'>;
  readonly pictures: Pick<PictureRepository, 'listOf'>;
  readonly attachments: Pick<AttachmentRepository, 'findByKey'>;
  readonly fileStore: Pick<FileStore, 'read'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly ownLists: OwnLists;
}

/** Whose data is read when, and what is done after each page that was read. */
interface Reading {
  readonly memberId: MemberId;
  readonly madeAt: string;
  readonly afterPage: () => Promise<void>;
}

/** All of a member's data as their own lists show it now; `null` when the member is gone. */
export async function gatherContents(
  sources: ContentSources,
  reading: Reading,
): Promise<ExportContents | null> {
  const { memberId, madeAt } = reading;
  const [
    self,
    { value: acceptance },
    { value: factor },
    { value: mail },
    sessions,
    known,
    passkeys,
    chosen,
    kept,
  ] = await Promise.all([
    sources.members.findById(memberId),
    sources.terms.loadAcceptance(memberId),
    sources.secondFactors.load(memberId),
    sources.mailPreferences.loadState(memberId),
    sources.sessions.listOf(memberId, MOST_SESSIONS),
    sources.knownDevices.listOf(memberId),
    sources.passkeys.listOf(memberId),
    sources.conversations.listChoices(memberId),
    sources.connections.listTogether(memberId),
  ]);
  if (self === null) return null;
  const { ownLists } = sources;
  const choices = new Map(chosen.map((each) => [each.connectionId, each]));
  const together = new Map(kept.map((each) => [each.connectionId, each.together]));
  const walk = <Item extends Numbered>(list: ReadOwn<Item>) => readAll(list, reading);
  const connections = (status: ConnectionStatus) =>
    walk((page) => ownLists.listConnections({ ...page, status, direction: null }));
  return {
    madeAt,
    account: toExportedAccount(self, acceptance, factor, chosenMails(mail)),
    profile: toExportedProfile(self),
    sessions: sessions
      .filter((session) => isSessionAlive(session, madeAt))
      .map(({ createdAt, lastUsedAt, device }) => ({ createdAt, lastUsedAt, ...device })),
    knownDevices: known.map(({ lastUsedAt }) => ({ lastUsedAt })),
    passkeys: passkeys.map(({ name, addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
    connections: () =>
      mapped(connections('accepted'), (item) =>
        toExportedConnection(item, memberId, choices.get(item.id), together.get(item.id)),
      ),
    requests: () => mapped(connections('pending'), (item) => toExportedConnection(item, memberId)),
    answers: () => mapped(walk(numberedAnswers(ownLists)), toExportedAnswer),
    endedConnections: () => mapped(walk(ownLists.listEndedConnections), toExportedEnding),
    ...(await shortListsOf(sources, reading)),
    ...conversationsOf(sources, reading),
    blocks: () => walk(ownLists.listBlockedMembers),
    reports: () => mapped(walk(ownLists.listReports), toExportedReport),
    notices: () => mapped(walk(ownLists.listNotices), toExportedNotice),
    invitations: () => walk(ownLists.listInvitations),
    securityLog: () => mapped(walk(ownLists.listSecurityLog), toExportedSecurityEntry),
    contactMessages: () =>
      mapped(walk(listedFrom(sources.contactMessages)), toExportedContactMessage),
  };
}

/** What the member wrote and read in conversations, and noted about those they talk with. */
function conversationsOf(
  sources: ContentSources,
  reading: Reading,
): Pick<ExportContents, 'privateNotes' | 'messages' | 'attachmentFile'> {
  return {
    privateNotes: () => readNotes(sources, reading),
    messages: (connection) => readMessages(sources, reading, connection),
    attachmentFile: makeReadAttachment(sources, reading),
  };
}

/** What a member has few of, read at once. */
async function shortListsOf(sources: ContentSources, { memberId, madeAt }: Reading) {
  return {
    ...(await introductionsOf(sources, memberId)),
    ...(await daysOf(sources, memberId)),
    ...(await vouchesOf(sources, memberId, madeAt)),
    ...(await picturesOf(sources, memberId)),
  };
}

/** The member's introductions, of which few are open at a time, and through whom they have met people. */
async function introductionsOf({ ownLists }: ContentSources, memberId: MemberId) {
  const { received, made, met } = await ownLists.listIntroductions({ callerId: memberId });
  const open = [...received.map(toExportedReceived), ...made.map(toExportedMade)];
  return {
    introductions: () => onePage(open),
    meetings: () => onePage(met.map(toExportedMeeting)),
  };
}

/** The days that matter to the member: nothing of the days that others show them. */
async function daysOf({ ownLists }: ContentSources, memberId: MemberId) {
  const kept = await ownLists.listOwnDays({ callerId: memberId });
  return { days: () => onePage(kept.map(toExportedDay)) };
}

/** What the member says of others, and how many vouch for them. */
async function vouchesOf({ ownLists, vouches }: ContentSources, memberId: MemberId, at: string) {
  const said = await ownLists.listOwnVouches({ callerId: memberId });
  return { vouches: () => onePage(said), vouchedBy: await vouches.countFor(memberId, at) };
}

/** The member's pictures, of which there are few, and their files. */
async function picturesOf({ pictures, fileStore }: ContentSources, memberId: MemberId) {
  const kept = await pictures.listOf(memberId);
  const exported = kept.map(({ id, width, height, description, createdAt }) => ({
    id,
    width,
    height,
    description,
    createdAt,
  }));
  return {
    pictures: () => onePage(exported),
    pictureFile: async ({ id }: ExportedPicture) => {
      const picture = kept.find((one) => one.id === id);
      return picture === undefined ? null : fileStore.read(picture.files[960].jpeg);
    },
  };
}

/** How many bytes of what a member has received in conversations are in a copy: of their own there is no more than their room. */
const MOST_RECEIVED = 100_000_000;

/** Reads the files of what messages had beside words, which are listed by the one rule, one at a time. */
function makeReadAttachment(
  { attachments, fileStore }: ContentSources,
  { afterPage }: Reading,
): ExportContents['attachmentFile'] {
  let received = 0;
  return async ({ key }, { writtenByMe }) => {
    if (!writtenByMe && received >= MOST_RECEIVED) return null;
    const kept = await attachments.findByKey(key);
    if (kept === null) return null;
    const { content } = kept;
    const name = content.kind === 'picture' ? content.files[960].jpeg : content.file;
    const file = await fileStore.read(name);
    await afterPage();
    if (!writtenByMe) received += file?.byteLength ?? 0;
    return file;
  };
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* onePage<Item>(items: readonly Item[]): Pages<Item> {
  if (items.length > 0) yield items;
}

interface Numbered {
  readonly id: number;
}

type ReadOwn<Item> = (page: OwnPage) => Promise<Page<Item>>;

/** Answers are read on by the id of the member who gave them. */
function numberedAnswers({ listAnswers }: OwnLists): ReadOwn<AnswerWithMember & Numbered> {
  return async (page) => {
    const { items, next } = await listAnswers(page);
    return { items: items.map((answer) => ({ ...answer, id: answer.member.id })), next };
  };
}

/** The pages of what nothing but a copy shows as a list of the member's own. */
function listedFrom<Item extends Numbered>(stored: {
  listOf(memberId: MemberId, page: Omit<OwnPage, 'callerId'>): Promise<readonly Item[]>;
}): ReadOwn<Item> {
  return async ({ callerId, before, limit }) => {
    const found = await stored.listOf(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(found, limit);
    return { items, next: hasMore ? String(items.at(-1)?.id) : null };
  };
}

/** The pages of a list that is read on by the id of its last entry. */
async function* readAll<Item extends Numbered>(
  list: ReadOwn<Item>,
  { memberId, afterPage }: Reading,
): Pages<Item> {
  let before: number | null = null;
  let hasMore = true;
  while (hasMore) {
    const { items, next }: Page<Item> = await list({ callerId: memberId, before, limit: PAGE });
    if (items.length > 0) yield items;
    await afterPage();
    before = items.at(-1)?.id ?? null;
    hasMore = next !== null && before !== null;
  }
}

/** The member's private notes. The one rule is asked whether the other still has a name for them. */
async function* readNotes(sources: ContentSources, reading: Reading): Pages<ExportedPrivateNote> {
  for await (const page of readAll(listedFrom(sources.privateNotes), reading)) {
    const notes: ExportedPrivateNote[] = [];
    for (const { id, otherId: memberId, text, keptUntil } of page) {
      const [other, relation] = await Promise.all([
        sources.members.findById(memberId),
        sources.safety.relate(reading.memberId, memberId),
      ]);
      const name = isVisible(relation) ? (other?.name ?? null) : null;
      notes.push({ id, memberId, name, text, keptUntil });
    }
    yield notes;
  }
}

/** The messages up to the time of the copy. Before each page the one rule is asked whether the other is visible. */
async function* readMessages(
  { messages, safety }: ContentSources,
  { memberId, madeAt, afterPage }: Reading,
  connection: ExportedConnection,
): Pages<ExportedMessage> {
  let after = 0;
  let hasMore = true;
  while (hasMore) {
    const sight = sightOf(await safety.relate(memberId, connection.member.id));
    if (sight === 'hidden') return;
    const read = await messages.listAfter(connection.id, { after, limit: PAGE });
    // The words of former members are gone with them.
    const items = read.filter(
      ({ createdAt, senderId }) =>
        createdAt <= madeAt && (sight !== 'former' || senderId === memberId),
    );
    if (items.length > 0) yield items.map((message) => toExportedMessage(message, memberId));
    await afterPage();
    after = read.at(-1)?.id ?? 0;
    hasMore = read.length === PAGE;
  }
}

async function* mapped<Item, Mapped>(
  pages: Pages<Item>,
  map: (item: Item) => Mapped,
): Pages<Mapped> {
  for await (const page of pages) yield page.map(map);
}
