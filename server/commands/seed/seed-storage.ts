import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { parseEmailAddress, parseUsername } from '#core/members/domain/field-rules.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { noConnection, type Connection } from '#core/connections/domain/connection.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import { decideAcceptance, decideRequest } from '#core/connections/domain/decide.ts';
import { NEW_ID, type Versioned } from '#core/kernel/commit.ts';
import type { NewMember, Self } from '#core/members/domain/member.ts';
import {
  composeMessage,
  parseMessageText,
  type MessageText,
} from '#core/messaging/domain/message.ts';
import type { Storage } from '#core/storage.ts';
import { createChoices, type Choices } from './choices.ts';
import { inventMember } from './invented-members.ts';
import { inventPrompts } from './invented-prompts.ts';
import { CONVERSATIONS } from './life-texts.ts';

const HOUR = 3_600_000;

/**
 * How many hours ago requests were sent: answered ones long enough to have led to a talk; others not so long that
 * they rest, and not today, so that the next member to log in has been active last.
 */
const ANSWERED_HOURS = { fewest: 300, most: 3_000 } as const;
const OPEN_HOURS = { fewest: 30, most: 700 } as const;

/**
 * Two members to log in as, who know each other, with profiles that are filled in. They let each other see that they
 * are typing and have read a message, so that there is something to see; nobody else does.
 */
const WELCOMING_MEMBERS = [
  {
    username: 'rosa',
    name: 'Rosa Whitfield',
    age: 67,
    location: 'Leeds',
    bio: 'I am a retired midwife; my own grandchildren live on the other side of the world. I would love to be a grandmother to someone nearer, and to be beaten at cards.',
    types: [1, 4],
    roles: { 1: 'offer' },
    interests: ['Gardening', 'Cooking', 'Music', 'Reading', 'Letter writing'],
    ageRange: { min: 20, max: 80 },
    languages: [
      { tag: 'en', level: 'native' },
      { tag: 'fr', level: 'learning' },
    ],
    prompts: {
      sunday: 'Bread in the oven by nine, the radio on, and cards until someone sulks.',
      give: 'Soup, patience and forty years of knowing when a baby is about to come.',
      hope: 'A grandchild of sorts, near enough to come for Sunday lunch and to beat me at rummy.',
    },
  },
  {
    username: 'daniel',
    name: 'Daniel Okafor',
    age: 29,
    location: 'Leeds',
    bio: 'I moved here for work last year and still know more bus routes than people. I hope to find someone to call on a Sunday, as one calls family.',
    types: [1, 3],
    roles: { 1: 'seek', 3: 'seek' },
    interests: ['Cooking', 'Hiking', 'Music', 'Photography'],
    ageRange: { min: 25, max: 90 },
    languages: [
      { tag: 'en', level: 'native' },
      { tag: 'ig', level: 'fluent' },
      { tag: 'fr', level: 'fluent' },
    ],
    prompts: {
      sunday: 'A walk up to the moor, then someone’s kitchen with the windows steamed up.',
      give: 'I carry heavy shopping, fix phones and always do the washing-up.',
      hope: 'Someone to call on a Sunday, as one calls family.',
    },
  },
] as const;

export interface SeedOutcome {
  /** How many members were added; those who were there already are left as they are. */
  readonly added: number;
  /** The usernames of two members to log in as. */
  readonly logIns: readonly string[];
}

/**
 * Fills storage with `count` invented members, all with the same password, and gives some of them
 * connections and messages. The same count makes the same people; who is there already is not added again.
 */
export async function seedStorage(
  storage: Storage,
  options: {
    readonly count: number;
    readonly passwordHash: string;
    /** The time that requests are counted back from, ISO 8601 in UTC. */
    readonly now: string;
  },
): Promise<SeedOutcome> {
  const added: Self[] = [];
  for (let index = 0; index < options.count; index += 1) {
    const { passwordHash, ...record } = inventSeededMember(index, options.passwordHash);
    const stored = await storage.commit({
      changes: [
        { type: 'add_member', member: { ...record, passwordHash }, claimsAddress: true },
        { type: 'put_terms_acceptance', acceptance: accepted(options.now), version: 0 },
      ],
      events: [{ type: 'member_registered', memberIds: [NEW_ID] }],
      actorId: NEW_ID,
      at: record.createdAt,
    });
    if (stored.stored && stored.newId !== null) added.push({ ...record, id: stored.newId });
  }
  const choices = createChoices(added.length);
  for (const [index, member] of added.entries()) {
    await connectWithEarlierMembers(
      storage,
      choices,
      member,
      added.slice(Math.max(0, index - 40), index),
      Date.parse(options.now),
    );
  }
  await leaveUnmailed(storage, added, options.now);
  return { added: added.length, logIns: WELCOMING_MEMBERS.map(({ username }) => username) };
}

/** For how many members one commit notes that they were told everything. */
const NOTED_AT_ONCE = 1_000;

/** No mail tells what they have done: a server that starts would send hundreds. */
async function leaveUnmailed(
  storage: Storage,
  members: readonly Self[],
  until: string,
): Promise<void> {
  for (let start = 0; start < members.length; start += NOTED_AT_ONCE) {
    const changes = members
      .slice(start, start + NOTED_AT_ONCE)
      .map(({ id: memberId }) => ({ type: 'note_mailed', memberId, until }) as const);
    await storage.commit({ changes, events: [], actorId: null, at: until });
  }
}

function accepted(at: string) {
  return { memberId: NEW_ID, termsVersion: TERMS_VERSION, at };
}

function inventSeededMember(index: number, passwordHash: string): NewMember {
  const invented = inventMember(index, passwordHash);
  const welcoming = WELCOMING_MEMBERS[index];
  if (welcoming === undefined) {
    const { preferences } = invented;
    const prompts = inventPrompts(index, preferences.relationshipTypes);
    return { ...invented, preferences: { ...preferences, prompts } };
  }
  const { username, name, age, location, bio, types, roles, ...told } = welcoming;
  return {
    ...invented,
    username: parseKnown(parseUsername, username),
    email: parseKnown(parseEmailAddress, `${username}@example.org`),
    ...{ name, age, location, bio },
    sharedSigns: { typing: true, reading: true },
    preferences: {
      ...invented.preferences,
      relationshipTypes: types,
      roles,
      ...told,
      country: 'GB',
      town: location,
    },
  };
}

/** A few connections of each kind; the two to log in as always know each other. */
async function connectWithEarlierMembers(
  storage: Storage,
  choices: Choices,
  member: Self,
  earlier: readonly Self[],
  now: number,
): Promise<void> {
  for (const other of choices.someOf(earlier, choices.number(1, 3))) {
    const asksOther = choices.happens(0.5);
    const [requester, recipient] = asksOther ? [member, other] : [other, member];
    const areWelcoming = [member, other].every(({ username }) =>
      WELCOMING_MEMBERS.some((welcoming) => welcoming.username === username),
    );
    const isAnswered = areWelcoming || choices.happens(0.6);
    const { fewest, most } = isAnswered ? ANSWERED_HOURS : OPEN_HOURS;
    const at = now - choices.number(fewest, most) * HOUR;
    const connection = await request(storage, requester, recipient, at);
    if (connection && isAnswered) {
      await acceptAndTalk(storage, choices, connection, at);
    }
  }
}

async function request(
  storage: Storage,
  requester: Self,
  recipient: Self,
  at: number,
): Promise<Connection | null> {
  const [relationshipTypeId = null] = requester.preferences.relationshipTypes;
  const pair = { requesterId: requester.id, recipientId: recipient.id };
  const command = {
    type: 'request',
    actorId: requester.id,
    relationshipTypeId,
    side: requester.preferences.roles[relationshipTypeId ?? 0] ?? null,
    note: null,
  } as const;
  const time = new Date(at).toISOString();
  const history = await storage.safety.loadHistory(requester.id, recipient.id);
  const { sent } = await storage.connections.countOf(requester.id, openSince(time));
  const { received } = await storage.connections.countOf(recipient.id, openSince(time));
  const counted = { openRequests: sent, receivedRequests: received };
  const circumstances = { history, ...counted, resting: null };
  const decided = decideRequest(noConnection(pair), { ...command, at: time }, circumstances);
  if (!decided.ok) return null;
  const { connection, ...decision } = decided.value;
  const stored = await storage.commit({ ...decision, actorId: requester.id, at: time });
  return stored.stored && stored.newId !== null ? { ...connection, id: stored.newId } : null;
}

async function acceptAndTalk(
  storage: Storage,
  choices: Choices,
  connection: Connection,
  requestedAt: number,
): Promise<void> {
  const actorId = connection.recipientId;
  let at = requestedAt + choices.number(1, 48) * HOUR;
  const accept = { type: 'accept', actorId, at: new Date(at).toISOString() } as const;
  const stored = await storage.connections.load(connection.id);
  const accepted = stored && decideAcceptance(stored, accept);
  if (!accepted?.ok) return;
  const { changes, events } = accepted.value;
  await storage.commit({ changes, events, actorId, at: accept.at });
  const versioned = await storage.connections.load(connection.id);
  if (versioned === null) return;

  const lines: readonly string[] = choices.oneOf(CONVERSATIONS);
  for (const [index, line] of lines.entries()) {
    at += choices.number(5, 600) * 60_000;
    const senderId = index % 2 === 0 ? connection.requesterId : connection.recipientId;
    const content = parseKnown(parseMessageText, line);
    const draft = { actorId: senderId, content, at: new Date(at).toISOString() };
    await write(storage, versioned, draft, index < lines.length - 1);
  }
}

/** Stores a message, and that it was read where it has been answered. */
async function write(
  storage: Storage,
  { value: connection, version }: Versioned<Connection>,
  draft: { readonly actorId: MemberId; readonly content: MessageText; readonly at: string },
  isAnswered: boolean,
): Promise<void> {
  const composed = composeMessage(connection, { ...draft, replyToId: null });
  if (!composed.ok) return;
  const { value: message } = composed;
  const { connectionId, senderId, recipientId } = message;
  const sent = await storage.commit({
    changes: [{ type: 'add_message', message, idempotencyKey: null, connectionVersion: version }],
    events: [
      {
        type: 'message_sent',
        messageId: NEW_ID,
        connectionId,
        memberIds: [senderId, recipientId],
      },
    ],
    actorId: senderId,
    at: draft.at,
  });
  if (!isAnswered || !sent.stored || sent.newId === null) return;
  const id = sent.newId;
  await storage.commit({
    changes: [{ type: 'mark_read', id }],
    events: [{ type: 'message_read', messageId: id, connectionId, memberIds: [recipientId] }],
    actorId: recipientId,
    at: draft.at,
  });
}
