import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { accountCalls } from '#core/accounts/calls.ts';
import { accountEndpoints } from '#core/accounts/schemas.ts';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { MODERATION_ACTIONS } from '#core/moderation/domain/moderation-entry.ts';
import { CONTRACT_CALLS, nameOf } from '#tests/support/contract-calls.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

/** The addresses of the calls of every context. */
const CALL_FILES = import.meta.glob<Record<string, object>>('/core/**/calls.ts', { eager: true });

const table: readonly Endpoint[] = Object.values(endpoints);

/** The call of the table, by its method and path. */
function endpointOf(name: string): Endpoint {
  const found = table.find((endpoint) => nameOf(endpoint) === name);
  if (!found) throw new Error(`The table has no ${name}.`);
  return found;
}

/** What the call reads there, which it must. */
function schemaOf(name: string, part: 'query' | 'headers' | 'body'): z.ZodType {
  const schema = endpointOf(name)[part];
  if (!schema) throw new Error(`${name} reads no ${part}.`);
  return schema;
}

it('has no call without its schemas, and no schemas without their call', () => {
  const { register, ...others } = accountEndpoints;
  // @ts-expect-error One call of the context is missing.
  others satisfies Record<keyof typeof accountCalls, Endpoint>;
  // @ts-expect-error A row that spreads no address is no endpoint.
  ({ summary: 'Nowhere', response: register.response, refuses: [] }) satisfies Endpoint;
  const addresses = Object.values(CALL_FILES).flatMap((tables) => Object.values(tables));
  expect(addresses.flatMap((table) => Object.keys(table)).sort()).toEqual(
    Object.keys(endpoints).sort(),
  );
});

const AT = '2026-01-01T10:00:00.000Z';
const MEMBER = {
  id: 1,
  name: 'Ada',
  username: 'ada',
  bio: null,
  location: null,
  age: null,
  avatarUrl: null,
  createdAt: AT,
  preferences: {
    relationshipTypes: [1, 4],
    roles: { '1': 'offer' },
    ageRange: { min: 18, max: 80 },
    location: null,
    interests: ['Knots'],
    reasons: [],
    photos: [],
    activities: [],
    availability: null,
    prompts: { hope: 'A brother to write to' },
    languages: [],
    country: null,
    town: null,
    meeting: [],
    timeZone: null,
  },
  verified: true,
};
const WHO_MAY_ASK = { relationshipTypes: [2], ageRange: { min: 30, max: 50 }, onlyWithNote: true };
const SHARED_SIGNS = { typing: true, reading: false };
const SELF = {
  ...MEMBER,
  email: 'ada@example.org',
  whoMayAsk: WHO_MAY_ASK,
  sharedSigns: SHARED_SIGNS,
  photosSeenBy: 'connections',
  blursPhotos: true,
};
const PROFILE = {
  ...MEMBER,
  asking: { status: 'with_note', relationshipTypes: [2] },
  utcOffset: -210,
  distance: 50,
};
const CONNECTION = {
  id: 7,
  userId1: 1,
  userId2: 2,
  relationshipTypeId: 4,
  side: 'offer',
  note: null,
  status: 'pending',
  createdAt: AT,
  acceptedAt: null,
  member: MEMBER,
  presence: 'here',
};
const INTRODUCING = 'You both keep bees, and have so much to talk about.';
const INTRODUCTION = { id: 5, relationshipTypeId: null, createdAt: AT };
const RECEIVED_INTRODUCTION = {
  ...INTRODUCTION,
  introducer: MEMBER,
  member: MEMBER,
  note: INTRODUCING,
  saidYes: false,
};
const MADE_INTRODUCTION = {
  ...INTRODUCTION,
  member1: MEMBER,
  note1: INTRODUCING,
  member2: MEMBER,
  note2: INTRODUCING,
};
const INTRODUCTIONS = {
  received: [RECEIVED_INTRODUCTION],
  made: [MADE_INTRODUCTION],
  met: [{ connectionId: 7, introducer: MEMBER }],
};
const LISTED = { ...CONNECTION, lastMessageAt: null };
const ATTACHMENT = {
  kind: 'picture',
  key: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  width: 960,
  height: 720,
  thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  description: null,
};

const VOICE = { kind: 'voice', key: ATTACHMENT.key, seconds: 12.3, waveform: 'A'.repeat(86) };

const PICTURE = {
  id: 3,
  address: '/media/abcdefghijklmnopqrstuv?w=960&h=720&p=1QcSHQRnh493V4dIh4eXh1h4kJUI',
  width: 960,
  height: 720,
  description: 'Ada beneath a pear tree',
  createdAt: AT,
};
const MESSAGE = {
  id: 9,
  connectionId: 7,
  senderId: 1,
  receiverId: 2,
  content: 'Hello',
  read: false,
  createdAt: AT,
  edited: false,
  takenBack: false,
  attachments: [{ ...ATTACHMENT, description: 'A pear tree' }],
  replyTo: { id: 8, senderId: 2, content: '', attachments: ['picture'] },
};
const OPEN_QUESTION = {
  name: 'old_object',
  messageId: 3,
  ownAnswer: 'A kettle',
  hasOtherAnswered: false,
};

const RHYTHM = {
  state: 'agreed',
  cadence: { every: 'weekday', weekday: 'sunday' },
  isOwn: false,
  day: '2026-11-29',
};

const CONVERSATION = {
  connectionId: 7,
  userId1: 1,
  userId2: 2,
  member: MEMBER,
  presence: 'here',
  relationshipTypeId: 2,
  side: null,
  note: null,
  createdAt: AT,
  acceptedAt: AT,
  lastMessage: MESSAGE,
  unreadCount: 3,
  pinned: true,
  muted: false,
};
const ENDED_CONNECTION = {
  id: 5,
  member: { id: 2, name: 'Ben' },
  endedAt: AT,
  endedByMe: false,
  keptUntil: AT,
};
const REPORT = {
  id: 6,
  member: { id: 2, name: 'Ben' },
  reason: 'money',
  words: null,
  createdAt: AT,
  state: 'open',
  outcome: null,
};
const NOTICE = {
  id: 8,
  at: AT,
  reportId: null,
  kind: 'suspend',
  until: AT,
  reason: null,
  words: null,
  appeal: null,
  mayAppeal: true,
};
const PERSON = { id: 3, name: 'Mo' };
const CONTACT_MESSAGE = {
  id: 4,
  createdAt: AT,
  topic: 'account',
  member: PERSON,
  email: null,
  message: 'I have lost my password',
  state: 'open',
  handling: null,
};
const DESK_REPORT = {
  id: 6,
  member: { id: 2, name: 'Ben' },
  reason: 'money',
  words: null,
  createdAt: AT,
  state: 'open',
  claim: { by: PERSON, at: AT },
  proposal: { by: { id: 4, name: null }, at: AT },
  decision: null,
};
const ANSWERED = {
  ...DESK_REPORT,
  state: 'answered',
  proposal: null,
  decision: { by: PERSON, at: AT, outcome: 'acted', words: 'They were warned.' },
};
const STANDING = { role: 'member', status: 'suspended', until: AT, isListed: false, mayAsk: true };
const ENTRY = {
  id: 5,
  at: AT,
  actor: { kind: 'moderator', member: PERSON },
  member: PERSON,
  reportId: 6,
  action: 'warn',
  until: null,
  reason: 'money',
  words: null,
};
const APPEAL = {
  id: 8,
  at: AT,
  actor: { kind: 'operator', member: null },
  member: PERSON,
  reportId: null,
  kind: 'suspend',
  until: AT,
  reason: 'money',
  words: 'You asked for money.',
  appeal: {
    words: 'It was not me',
    at: AT,
    answer: { outcome: 'upheld', words: 'It was.', at: AT },
  },
  mayDecide: false,
};
const FIGURES = {
  since: AT,
  reports: {
    open: 1,
    answered: 2,
    byReason: {
      danger: 1,
      under_18: 0,
      threats: 0,
      sexual: 0,
      money: 2,
      impersonation: 0,
      other: 0,
    },
    byOutcome: { no_action: 0, acted: 2 },
  },
  medianHours: 2.5,
  actions: Object.fromEntries(MODERATION_ACTIONS.map((action) => [action, 1])),
};
const INVITATION = { id: 3, createdAt: AT, expiresAt: AT, status: 'open' };
const DATA_EXPORT = { id: 2, requestedAt: AT, status: 'ready', expiresAt: AT, size: 12_345 };
const TYPE = { id: 1, name: 'Family Support', description: 'Find a godparent', iconName: 'users' };
const GUIDE = {
  id: 1,
  title: 'Listening',
  description: 'How to listen',
  url: '/resources/active-listening',
  category: 'safety',
  createdAt: AT,
};
const FACTORS = {
  hasAuthenticator: true,
  recoveryCodes: { left: 9, madeAt: AT },
  passkeys: [{ credentialId: 'abc', name: 'My phone', addedAt: AT, lastUsedAt: null }],
  onlyPasskeys: false,
};
const NO_WAYS = { hasAuthenticator: false, recoveryCodes: null, passkeys: [] };
const CHALLENGE = { challenge: 'abc', siteId: 'example.org' };
const HEALTH = { status: 'ok' };

/** The call that sends more to the member themselves than to others, so that its schema takes both. */
const OWN_OR_OTHER = 'GET /api/users/{id}';

/** What storage has and nobody is sent, but for members their own e-mail address and choices. */
const SECRETS = {
  email: 'private@example.org',
  whoMayAsk: WHO_MAY_ASK,
  sharedSigns: SHARED_SIGNS,
  photosSeenBy: 'connections',
  blursPhotos: true,
  passwordHash: 'x',
  activeOn: 3,
};

/** What each call sends, as the contract describes it. */
const MAILS = {
  requests: 'at_once',
  acceptances: 'daily',
  messages: 'never',
  reportsDaily: false,
  rhythmDays: true,
};

const EVIDENCE = {
  reporter: PERSON,
  evidence: {
    profile: MEMBER,
    messages: [
      { id: 9, senderId: 2, content: 'Pay me', createdAt: AT, attachments: [], earlier: [] },
    ],
    note: { senderId: 2, content: 'Are you alone?' },
    introductions: ['You both keep bees.'],
  },
};

const PAST = {
  standing: STANDING,
  otherReports: [DESK_REPORT],
  log: [ENTRY],
  removalNeedsTwo: true,
};

const SEEN_DAY = {
  date: '12-24',
  meaning: { kind: 'own', text: 'The day he died', tone: 'quiet' },
  next: '2026-12-24',
  daysAway: 3,
};
const KEPT_DAY = { id: 7, date: '12-24', meaning: { kind: 'birthday' }, shownTo: [3] };

const OVERVIEW = {
  counts: { accepted: 1, sent: 2, received: 3 },
  received: [LISTED],
  accepted: [{ ...LISTED, status: 'accepted', acceptedAt: AT }],
  unread: { ...LISTED, status: 'accepted', acceptedAt: AT, lastMessageAt: AT },
  saidYes: { ...LISTED, status: 'accepted', acceptedAt: AT },
  rhythm: {
    connection: { ...LISTED, status: 'accepted', acceptedAt: AT },
    cadence: { every: 'weekday', weekday: 'sunday' },
    news: 'day',
  },
  day: {
    connection: { ...LISTED, status: 'accepted', acceptedAt: AT },
    day: SEEN_DAY,
  },
  pickUp: {
    connection: { ...LISTED, status: 'accepted', acceptedAt: AT },
    lastWords: { senderId: 2, content: 'The allotment is coming along' },
  },
  told: ['decision', 'report_answered'],
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'POST /api/auth/register': SELF,
  'POST /api/auth/login': { ...SELF, mustChoosePassword: false },
  'POST /api/auth/logout': undefined,
  'GET /api/auth/current': SELF,
  'PUT /api/password': SELF,
  'GET /api/relationship-types': [TYPE],
  'GET /api/resources': [GUIDE],
  'GET /api/users': [MEMBER],
  'GET /api/users/{id}': PROFILE,
  'PATCH /api/users/{id}': SELF,
  'GET /api/connections': [LISTED],
  'GET /api/connections/{id}': CONNECTION,
  'GET /api/connections/counts': { accepted: 1, sent: 2, received: 3 },
  'GET /api/connections/overview': OVERVIEW,
  'GET /api/dashboard': {
    overview: OVERVIEW,
    introductions: INTRODUCTIONS,
    recommendations: [{ member: MEMBER, reasons: ['You share Knots'] }],
    unread: { count: 3 },
  },
  'GET /api/connections/status': CONNECTION,
  'POST /api/connections': CONNECTION,
  'PATCH /api/connections/{id}': { ...CONNECTION, status: 'accepted', acceptedAt: AT },
  'DELETE /api/connections/{id}': undefined,
  'DELETE /api/declines/{id}': CONNECTION,
  'GET /api/towns': ['Leeds', 'Newport (near Cardiff)'],
  'GET /api/answers': [{ member: MEMBER, sentence: 'too_busy', answeredAt: AT }],
  'DELETE /api/answers/{id}': undefined,
  'GET /api/blocks': [{ id: 2, name: 'Ben', blockedAt: AT }],
  'PUT /api/blocks/{id}': undefined,
  'DELETE /api/blocks/{id}': undefined,
  'GET /api/connections/{id}/messages': [MESSAGE],
  'POST /api/connections/{id}/messages': MESSAGE,
  'PATCH /api/messages/{id}': { ...MESSAGE, edited: true },
  'DELETE /api/messages/{id}': { ...MESSAGE, attachments: [], content: '', takenBack: true },
  'PATCH /api/messages/{id}/read': { ...MESSAGE, read: true },
  'GET /api/messages/unread-count': { count: 3 },
  'POST /api/connections/{id}/typing': undefined,
  'GET /api/messages/search': [{ message: MESSAGE, member: MEMBER, presence: 'here' }],
  'GET /api/events': { type: 'message_sent', message: MESSAGE, unreadCount: 2 },
  'GET /api/conversations': [CONVERSATION, { ...CONVERSATION, lastMessage: null }],
  'GET /api/conversations/{id}': CONVERSATION,
  'PATCH /api/conversations/{id}': { ...CONVERSATION, muted: true },
  'GET /api/conversations/{id}/note': { text: 'Her sister is Joan.' },
  'PUT /api/conversations/{id}/note': { text: '' },
  'GET /api/conversations/{id}/vouch': { said: null, mayVouch: 'not_yet', opensAt: AT },
  'PUT /api/conversations/{id}/vouch': { said: 'met', mayVouch: 'yes', opensAt: AT },
  'GET /api/users/{id}/vouches': { people: 3, spoken: 0, met: 2 },
  'POST /api/conversations/{id}/pictures': { attachment: ATTACHMENT },
  'GET /api/introductions': INTRODUCTIONS,
  'POST /api/introductions': MADE_INTRODUCTION,
  'PUT /api/introductions/{id}/answer': { connectionId: null },
  'DELETE /api/introductions/{id}': undefined,
  'POST /api/conversations/{id}/voices': { attachment: VOICE },
  'POST /api/me/pictures': { picture: PICTURE },
  'POST /api/me/pictures/fetched': { picture: PICTURE },
  'GET /api/me/pictures': { pictures: [PICTURE], bytesUsed: 1_234, bytesAllowed: 200_000_000 },
  'PATCH /api/me/pictures/{id}': { picture: { ...PICTURE, description: null } },
  'DELETE /api/me/pictures/{id}': undefined,
  'GET /api/conversations/{id}/questions': { open: null, answered: [], hasSuggestion: false },
  'POST /api/conversations/{id}/questions': {
    open: OPEN_QUESTION,
    answered: [],
    hasSuggestion: false,
  },
  'PUT /api/conversations/{id}/questions/answer': {
    open: null,
    answered: [{ name: 'old_object', messageId: 3, answeredAt: AT }],
    hasSuggestion: true,
  },
  'DELETE /api/conversations/{id}/questions/answer': {
    open: OPEN_QUESTION,
    answered: [],
    hasSuggestion: false,
  },
  'DELETE /api/conversations/{id}/questions/open': {
    open: null,
    answered: [],
    hasSuggestion: false,
  },
  'GET /api/days': [KEPT_DAY],
  'POST /api/days': KEPT_DAY,
  'PUT /api/days/{id}': { ...KEPT_DAY, meaning: SEEN_DAY.meaning },
  'DELETE /api/days/{id}': undefined,
  'GET /api/connections/{id}/days': [
    SEEN_DAY,
    { ...SEEN_DAY, meaning: { kind: 'met', years: 2 } },
    { ...SEEN_DAY, meaning: { kind: 'birthday' } },
  ],
  'GET /api/conversations/{id}/activities': {
    open: { name: 'same_soup', day: '2026-03-20', state: 'agreed', isOwn: false },
    done: [],
  },
  'PUT /api/conversations/{id}/activities/open': {
    open: { name: 'same_soup', day: '2026-03-20', state: 'suggested', isOwn: true },
    done: [],
  },
  'DELETE /api/conversations/{id}/activities/open': { open: null, done: [] },
  'PUT /api/conversations/{id}/activities/done': {
    open: null,
    done: [{ name: 'same_soup', day: '2026-03-20' }],
  },
  'GET /api/conversations/{id}/bond': {
    bond: { relationshipTypeId: null, side: null },
    suggested: null,
  },
  'PUT /api/conversations/{id}/bond': {
    bond: { relationshipTypeId: 2, side: null },
    suggested: { relationshipTypeId: 3, side: 'offer', isOwn: true },
  },
  'DELETE /api/conversations/{id}/bond': {
    bond: { relationshipTypeId: 1, side: 'seek' },
    suggested: null,
  },
  'GET /api/conversations/{id}/rhythm': { rhythm: null, minutesAhead: null },
  'PUT /api/conversations/{id}/rhythm': { rhythm: RHYTHM, minutesAhead: -300 },
  'DELETE /api/conversations/{id}/rhythm': { rhythm: null, minutesAhead: 0 },
  'GET /api/connections/ended': [ENDED_CONNECTION],
  'POST /api/reports': REPORT,
  'GET /api/reports': [{ ...REPORT, state: 'answered', outcome: { kind: 'acted', at: AT } }],
  'GET /api/notices': [NOTICE],
  'GET /api/notices/unread': [NOTICE],
  'PUT /api/notices/read': undefined,
  'POST /api/notices/{id}/appeal': {
    ...NOTICE,
    appeal: { words: 'It was not me', at: AT, answer: null },
    mayAppeal: false,
  },
  'POST /api/notices/by-password': NOTICE,
  'POST /api/appeals': undefined,
  'GET /api/desk/reports': [DESK_REPORT],
  'GET /api/desk/reports/{id}': { report: ANSWERED, ...EVIDENCE, ...PAST },
  'PUT /api/desk/reports/{id}/claim': DESK_REPORT,
  'DELETE /api/desk/reports/{id}/claim': { ...DESK_REPORT, claim: null },
  'POST /api/desk/reports/{id}/decision': ANSWERED,
  'GET /api/desk/reported-members': [
    { id: 2, first: DESK_REPORT, open: 11, taken: 1, proposed: 0, oldestAt: AT },
  ],
  'POST /api/desk/member-search': [{ id: 2, name: 'Ada', username: 'ada', standing: STANDING }],
  'GET /api/desk/members/{id}': {
    member: PERSON,
    profile: MEMBER,
    reports: [{ report: DESK_REPORT, ...EVIDENCE }],
    hasMore: false,
    ...PAST,
  },
  'PUT /api/desk/members/{id}/claim': [DESK_REPORT],
  'DELETE /api/desk/members/{id}/claim': [DESK_REPORT],
  'POST /api/desk/members/{id}/decision': [ANSWERED],
  'GET /api/desk/appeals': [APPEAL],
  'POST /api/desk/appeals/{id}/decision': APPEAL,
  'POST /api/desk/members/{id}/measures': { member: PERSON, standing: STANDING },
  'GET /api/desk/log': [ENTRY],
  'GET /api/security-log': [{ id: 1, at: AT, fact: 'log_in_failed', count: 3, device: null }],
  'GET /api/desk/security-log': [
    { id: 1, at: AT, fact: 'log_in_failed', count: 3, member: PERSON, about: null },
    { id: 2, at: AT, fact: 'member_looked_up', count: 1, member: PERSON, about: PERSON },
  ],
  'GET /api/desk/figures': FIGURES,
  'POST /api/under-age': undefined,
  'GET /api/break': { since: AT, isTold: true },
  'PUT /api/break': { since: AT, isTold: false },
  'DELETE /api/break': undefined,
  'POST /api/leaving': { until: AT },
  'GET /api/sessions': [
    {
      id: 281_474_976_710_656,
      device: 'Firefox on Windows',
      beganOn: '2026-03-05',
      lastUsedOn: '2026-03-06',
      isCurrent: true,
    },
  ],
  'DELETE /api/sessions/{id}': undefined,
  'DELETE /api/sessions': undefined,
  'GET /api/terms-acceptance': {
    currentVersion: '2026-11-22',
    accepted: { version: '2026-01-02', at: AT },
  },
  'PUT /api/terms-acceptance': {
    currentVersion: '2026-11-22',
    accepted: { version: '2026-11-22', at: AT },
  },
  'POST /api/invitations': { ...INVITATION, code: 'a code' },
  'GET /api/invitations': [INVITATION],
  'DELETE /api/invitations/{id}': undefined,
  'POST /api/data-exports': {
    ...DATA_EXPORT,
    status: 'waiting',
    expiresAt: null,
    size: null,
  },
  'GET /api/data-exports': [DATA_EXPORT],
  'GET /api/data-exports/{id}/file': undefined,
  'GET /api/factors': FACTORS,
  'POST /api/factors/recovery-codes': { codes: ['0123-4567-89ab-cdef-ghjk'], madeAt: AT },
  'POST /api/factors/authenticator': { secret: 'GEZDGNBV', address: 'otpauth://totp/a' },
  'PUT /api/factors/authenticator': FACTORS,
  'POST /api/factors/authenticator/removal': FACTORS,
  'POST /api/factors/passkeys/challenge': {
    ...CHALLENGE,
    handle: '1',
    username: 'ada',
    name: 'Ada',
    known: ['abc'],
  },
  'POST /api/factors/passkeys': FACTORS,
  'POST /api/factors/passkeys/removal': FACTORS,
  'PUT /api/factors/only-passkeys': FACTORS,
  'POST /api/factors/proof-challenge': CHALLENGE,
  'POST /api/auth/passkey-challenge': CHALLENGE,
  'POST /api/auth/passkey-login': { ...SELF, mustChoosePassword: false },
  'GET /api/desk/access': {
    isModerator: true,
    isOperator: false,
    needsSecondStep: false,
    waiting: 3,
    cases: { reports: 1, appeals: 0, contactMessages: 1, registrations: 0, recoveries: 1 },
  },
  'GET /api/desk/site': {
    version: '1.0.0',
    startedAt: AT,
    counts: { members: 29, newcomers: 2, openRequests: 3, messages: 41 },
    findings: [{ name: 'mails', state: 'good', says: 'None waits for long.' }],
    failures: [{ says: 'a backup failed', count: 2, lastAt: AT }],
    siteSettings: [{ name: 'SITE_NAME', value: 'Oak Street', from: 'page' }],
    mailsArrive: true,
    settings: [{ name: 'PORT', value: '3000', isDefault: true }],
  },
  'PATCH /api/desk/site/settings': undefined,
  'POST /api/desk/site/test-mail': { state: 'good', says: 'It was taken.' },
  'POST /api/desk/operator': undefined,
  'GET /api/desk/contact-messages': [CONTACT_MESSAGE, { ...CONTACT_MESSAGE, member: null }],
  'PUT /api/desk/contact-messages/{id}': {
    ...CONTACT_MESSAGE,
    state: 'handled',
    handling: { by: { kind: 'moderator', member: PERSON }, at: AT },
  },
  'GET /api/desk/registrations': [MEMBER],
  'POST /api/desk/registrations/{id}/decision': undefined,
  'GET /api/discovery': {
    ...{ total: 1, totalIsExact: true, members: [MEMBER] },
    ...{ near: [{ memberId: MEMBER.id, distance: 25 }], next: null },
  },
  'GET /api/discovery/count': { total: 12_500 },
  'GET /api/recommendations': [{ member: MEMBER, reasons: ['You share Knots'] }],
  'GET /api/mail-preferences': MAILS,
  'PUT /api/mail-preferences': MAILS,
  'POST /api/mail-preferences/stop': undefined,
  'POST /api/newsletter': undefined,
  'POST /api/newsletter/confirmation': undefined,
  'POST /api/newsletter/stop': undefined,
  'POST /api/contact-messages': undefined,
  'GET /api/address': {
    email: 'ada@example.org',
    confirmed: true,
    pending: { email: 'ada@home.example', askedAt: AT },
    confirmation: 'required',
  },
  'PUT /api/address': undefined,
  'DELETE /api/address/pending': undefined,
  'POST /api/address-confirmation': undefined,
  'POST /api/address-confirmation/letter': undefined,
  'POST /api/address-undo': { passwordToken: 'a token' },
  'POST /api/password-recovery': undefined,
  'PUT /api/password-by-link': undefined,
  'POST /api/password-by-link/ways-in': {
    ending: NO_WAYS,
    staying: { ...NO_WAYS, hasAuthenticator: true },
    asksForMore: true,
  },
  'POST /api/second-step-kept': undefined,
  'POST /api/recovery-requests': undefined,
  'POST /api/recovery-requests/confirmation': undefined,
  'POST /api/recovery-requests/stop': undefined,
  'DELETE /api/recovery-requests/own': undefined,
  'PUT /api/recovery-requests/password': undefined,
  'GET /api/desk/recovery-requests': [
    {
      id: 1,
      member: PERSON,
      since: AT,
      until: AT,
      answers: {
        address: 'differs',
        joinedIn: 'matches',
        people: 'matches',
        lastPerson: 'not_answered',
      },
      mayAgree: false,
      agreedBy: PERSON,
      isAgreedByYou: true,
    },
  ],
  'POST /api/desk/recovery-requests/{id}/decision': undefined,
  'POST /api/page-errors': undefined,
  'GET /api/openapi.json': { openapi: '3.1.1', paths: {} },
  'GET /api/healthz': HEALTH,
  'GET /api/readyz': { ...HEALTH, writes: 'taken', streams: 'open' },
};

/** Calls whose schema takes more than every answer has: see above, and a document that others define. */
const TAKING_MORE = [OWN_OR_OTHER, 'GET /api/openapi.json'];

describe.each(CONTRACT_CALLS.map(nameOf))('the answer to %s', (name) => {
  it('is what the contract describes, without what nobody is told', () => {
    const { response } = endpointOf(name);
    expect(ANSWERS).toHaveProperty([name]);
    const answer = ANSWERS[name];
    const sent = withSecrets(answer, TAKING_MORE.includes(name) ? {} : SECRETS);
    expect(z.encode(response, response.parse(sent))).toEqual(answer);
    for (const incomplete of incompleteOnes(answer)) {
      expect(response.safeParse(incomplete).success, JSON.stringify(incomplete)).toBe(false);
    }
  });
});

it('tells a member more of themselves than of others, and of no connection where there is none', () => {
  const { response } = endpointOf(OWN_OR_OTHER);
  expect(response.parse({ ...SELF, passwordHash: 'x' })).toEqual(SELF);
  expect(response.parse({ ...PROFILE, ...SECRETS, email: undefined })).toEqual(PROFILE);
  expect(endpointOf('GET /api/connections/status').response.parse(null)).toBeNull();
  expect(endpointOf('POST /api/connections').response.safeParse(null).success).toBe(false);
});

type Refused = readonly [path: string, value: Readonly<Record<string, unknown>>];

const LIMITS: readonly Refused[] = ['0', '-1', '1.5', 'all', ''].map((limit) => [
  'limit',
  { limit },
]);

/** For each query: what it is when nothing is said, what it may say, and what it may not, and where. */
const QUERIES: readonly [
  name: string,
  least: Readonly<Record<string, unknown>>,
  most: readonly [asked: Readonly<Record<string, unknown>>, read: unknown],
  refused: readonly Refused[],
][] = [
  [
    'GET /api/users',
    { limit: 100, after: 0 },
    [
      { limit: '501', after: 'members.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'connections.c' }]],
  ],
  [
    'GET /api/connections',
    { limit: 100 },
    [
      { limit: '501', after: 'connections.c', status: 'accepted', direction: 'sent' },
      { limit: 500, after: 12, status: 'accepted', direction: 'sent' },
    ],
    [
      ...LIMITS,
      ['after', { after: 'members.c' }],
      ['status', { status: 'declined' }],
      ['direction', { direction: 'both' }],
    ],
  ],
  [
    'GET /api/conversations',
    { limit: 50, text: '' },
    [
      { limit: '101', text: ' Ana ', cursor: 'conversations.1.c.7' },
      { limit: 100, text: 'Ana', cursor: { isPinned: true, lastAt: 12, connectionId: 7 } },
    ],
    [
      ...LIMITS,
      ['text', { text: 'x'.repeat(121) }],
      ['cursor', { cursor: 'messages.c' }],
      ['cursor', { cursor: 'conversations.2.c.7' }],
      ['cursor', { cursor: 'conversations.0.c.0' }],
    ],
  ],
  [
    'GET /api/blocks',
    { limit: 100 },
    [
      { limit: '501', after: 'blocks.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'members.c' }]],
  ],
  [
    'GET /api/answers',
    { limit: 100 },
    [
      { limit: '501', after: 'answers.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'members.c' }]],
  ],
  [
    'DELETE /api/connections/{id}',
    {},
    [
      { status: 'pending', answer: 'too_busy' },
      { status: 'pending', answer: 'too_busy' },
    ],
    [
      ['status', { status: 'declined' }],
      ['answer', { answer: 'You are a fool' }],
    ],
  ],
  [
    'GET /api/connections/{id}/messages',
    { limit: 50 },
    [
      { limit: '201', before: 'messages.c' },
      { limit: 200, before: 12 },
    ],
    [...LIMITS, ['before', { before: 'members.c' }]],
  ],
  [
    'GET /api/connections/ended',
    { limit: 100 },
    [
      { limit: '501', after: 'ended-connections.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'connections.c' }]],
  ],
  [
    'GET /api/reports',
    { limit: 100 },
    [
      { limit: '501', after: 'reports.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'ended-connections.c' }]],
  ],
  [
    'GET /api/notices',
    { limit: 100 },
    [
      { limit: '501', after: 'notices.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'reports.c' }]],
  ],
  [
    'GET /api/desk/reports',
    { state: 'open', limit: 50 },
    [
      { state: 'answered', limit: '101', after: 'desk-reports.4.c' },
      { state: 'answered', limit: 100, after: { reason: 'money', id: 12 } },
    ],
    [
      ...LIMITS,
      ['state', { state: 'claimed' }],
      ['after', { after: 'reports.c' }],
      ['after', { after: 'desk-reports.7.c' }],
    ],
  ],
  [
    'GET /api/desk/reported-members',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-reported-members.4.c' },
      { limit: 100, after: { reason: 'money', id: 12 } },
    ],
    [
      ...LIMITS,
      ['after', { after: 'desk-reports.4.c' }],
      ['after', { after: 'desk-reported-members.7.c' }],
    ],
  ],
  [
    'GET /api/desk/appeals',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-appeals.c' },
      { limit: 100, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'desk-log.c' }]],
  ],
  [
    'GET /api/desk/log',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-log.c', memberId: '7' },
      { limit: 100, after: 12, memberId: 7 },
    ],
    [...LIMITS, ['after', { after: 'notices.c' }], ['memberId', { memberId: '0' }]],
  ],
  [
    'GET /api/security-log',
    { limit: 20 },
    [
      { limit: '101', after: 'security-log.c' },
      { limit: 100, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'desk-security-log.c' }]],
  ],
  [
    'GET /api/desk/security-log',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-security-log.c' },
      { limit: 100, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'security-log.c' }]],
  ],
  [
    'GET /api/desk/contact-messages',
    { limit: 100 },
    [
      { state: 'handled', limit: '501', after: 'contact-messages.0.c' },
      { state: 'handled', limit: 500, after: { isOpen: false, id: 12 } },
    ],
    [...LIMITS, ['state', { state: 'answered' }], ['after', { after: 'desk-reports.1.c' }]],
  ],
  [
    'GET /api/desk/registrations',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-registrations.c' },
      { limit: 100, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'members.c' }]],
  ],
  [
    'GET /api/desk/recovery-requests',
    { limit: 50 },
    [
      { limit: '101', after: 'desk-recoveries.c' },
      { limit: 100, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'members.c' }]],
  ],
  [
    'GET /api/invitations',
    { limit: 100 },
    [
      { limit: '501', after: 'invitations.c' },
      { limit: 500, after: 12 },
    ],
    [...LIMITS, ['after', { after: 'notices.c' }]],
  ],
  ['GET /api/recommendations', { limit: 3 }, [{ limit: '21' }, { limit: 20 }], LIMITS],
  [
    'GET /api/discovery',
    {
      filters: {
        ...{ text: '', location: '', minAge: null, maxAge: null, types: [], interests: [] },
        ...{ side: null, languages: [], country: null, distance: null },
      },
      sort: 'relevance',
      limit: 24,
      after: null,
    },
    [
      {
        ...{ text: 'tea', location: 'Leeds', minAge: '30', maxAge: '40', types: '1,2' },
        ...{
          languages: 'ar,de',
          country: 'GB',
          side: 'seek',
          distance: '50',
          interests: 'a,b',
          sort: 'age-desc',
          limit: '101',
          cursor: 'age-desc.-a.c',
        },
      },
      {
        filters: {
          ...{ text: 'tea', location: 'Leeds', minAge: 30, maxAge: 40, types: [1, 2] },
          interests: ['a', 'b'],
          ...{ side: 'seek', languages: ['ar', 'de'], country: 'GB', distance: 50 },
        },
        sort: 'age-desc',
        limit: 100,
        after: { key: -10, id: 12 },
      },
    ],
    [
      ...LIMITS,
      ['sort', { sort: 'newest' }],
      ['types', { types: '5' }],
      ['languages.0', { languages: 'xx' }],
      ['country', { country: 'UK' }],
      ['side', { side: 'either' }],
      ['distance', { distance: '20' }],
      ['minAge', { minAge: 'x' }],
      ['maxAge', { maxAge: '-1' }],
      ['minAge', { minAge: '41', maxAge: '40' }],
      ['cursor', { cursor: 'members.c' }],
    ],
  ],
  [
    'GET /api/discovery/count',
    {
      ...{ text: '', location: '', minAge: null, maxAge: null, types: [], interests: [] },
      ...{ side: null, languages: [], country: null, distance: null },
    },
    [
      {
        ...{ text: 'tea', location: 'Leeds', minAge: '30', maxAge: '40', types: '1,2' },
        ...{ languages: 'ar,de', country: 'GB', interests: 'a,b', sort: 'newest', limit: 'x' },
        ...{ side: 'offer', distance: '100' },
      },
      {
        ...{ text: 'tea', location: 'Leeds', minAge: 30, maxAge: 40, types: [1, 2] },
        interests: ['a', 'b'],
        ...{ side: 'offer', languages: ['ar', 'de'], country: 'GB', distance: 100 },
      },
    ],
    [
      ['types', { types: '5' }],
      ['minAge', { minAge: 'x' }],
      ['maxAge', { maxAge: '-1' }],
      ['minAge', { minAge: '41', maxAge: '40' }],
    ],
  ],
];

describe.each(QUERIES)('the query of %s', (name, least, [asked, read], refused) => {
  it('is what the contract says where nothing is said, and reads what is', () => {
    expect(schemaOf(name, 'query').parse({ unknown: 'x' })).toEqual(least);
    expect(schemaOf(name, 'query').parse({ ...asked, unknown: 'x' })).toEqual(read);
  });

  it.each(refused)('refuses an invalid %s', (path, query) => {
    expect(pathsOf(schemaOf(name, 'query'), query)).toEqual([path]);
  });
});

it('needs a query to search messages, and reads where to search', () => {
  const schema = schemaOf('GET /api/messages/search', 'query');
  expect(pathsOf(schema, {})).toEqual(['query']);
  expect(pathsOf(schema, { query: '   ' })).toEqual(['query']);
  expect(pathsOf(schema, { query: 'x'.repeat(101) })).toEqual(['query']);
  expect(pathsOf(schema, { query: 'x', connectionId: '0' })).toEqual(['connectionId']);
  expect(pathsOf(schema, { query: 'x', cursor: 'messages.1' })).toEqual(['cursor']);
  expect(schema.parse({ query: ' café ' })).toEqual({ query: 'café', limit: 20 });
  const asked = { query: 'x', connectionId: '7', limit: '51', cursor: 'found-messages.c' };
  expect(schema.parse(asked)).toEqual({ query: 'x', connectionId: 7, limit: 50, cursor: 12 });
});

it('needs two members to ask what is between', () => {
  const schema = schemaOf('GET /api/connections/status', 'query');
  expect(schema.parse({ userId1: '2', userId2: '1' })).toEqual({ requesterId: 2, recipientId: 1 });
  expect(pathsOf(schema, {})).toEqual(['userId1', 'userId2']);
});

it('needs a country to suggest its towns', () => {
  const schema = schemaOf('GET /api/towns', 'query');
  expect(schema.parse({ country: 'EG', other: '1' })).toEqual({ country: 'EG', text: '' });
  expect(schema.parse({ country: 'EG', text: ' cai ' })).toEqual({ country: 'EG', text: 'cai' });
  expect(pathsOf(schema, {})).toEqual(['country']);
  expect(pathsOf(schema, { country: 'gb' })).toEqual(['country']);
  expect(pathsOf(schema, { country: 'GB', text: 'a'.repeat(121) })).toEqual(['text']);
});

const STOPS = ['POST /api/mail-preferences/stop', 'POST /api/newsletter/stop'];

it.each(STOPS)('needs the token of a link for %s', (name) => {
  expect(schemaOf(name, 'query').parse({ token: 'xyz', other: '1' })).toEqual({ token: 'xyz' });
  for (const query of [{}, { token: ['a', 'b'] }]) {
    expect(pathsOf(schemaOf(name, 'query'), query)).toEqual(['token']);
  }
});

const ACCOUNT = {
  username: 'ada',
  email: 'ada@example.org',
  password: 'a quiet garden gate',
  name: 'Ada',
};
const CHANGES = { name: 'Ada', bio: null, age: 30, preferences: { interests: ['Knots'] } };
const CRASH = { message: 'x is null', address: '/explore' };

const NOT_SIGNED = { id: 'a', clientDataJson: 'b', authenticatorData: 'c', userHandle: null };
const SIGNED = { challenge: 'abc', signed: { ...NOT_SIGNED, signature: 'd' } };

/** For each body: one that is accepted, read as it is, and what makes it one that is not, and where. */
const BODIES: readonly [
  name: string,
  accepted: Readonly<Record<string, unknown>>,
  refused: readonly Refused[],
][] = [
  [
    'POST /api/auth/register',
    ACCOUNT,
    [
      ['username', { username: undefined }],
      ['username', { username: 'a b' }],
      ['email', { email: 'ada' }],
      ['password', { password: 'too short' }],
      ['password', { password: 'password123' }],
      ['password', { password: 'ADA@example.org' }],
      ['name', { name: ' ' }],
      ['preferences.ageRange.min', { preferences: { ageRange: { min: 17, max: 80 } } }],
    ],
  ],
  [
    'POST /api/auth/login',
    { username: 'ada@example.org', password: 'x', code: '123456' },
    [
      ['username', { username: '' }],
      ['password', { password: undefined }],
      ['code', { code: 123456 }],
    ],
  ],
  [
    'PATCH /api/users/{id}',
    CHANGES,
    [
      ['name', { name: '' }],
      ['email', { email: 'ada' }],
      ['age', { age: 17 }],
      ['bio', { bio: 'b'.repeat(2001) }],
      ['avatarUrl', { avatarUrl: 'ftp://x' }],
      ['whoMayAsk.onlyWithNote', { whoMayAsk: { ...WHO_MAY_ASK, onlyWithNote: undefined } }],
      ['whoMayAsk.ageRange', { whoMayAsk: { ...WHO_MAY_ASK, ageRange: { min: 30, max: 20 } } }],
      ['whoMayAsk.relationshipTypes', { whoMayAsk: { ...WHO_MAY_ASK, relationshipTypes: [5] } }],
      ['sharedSigns.reading', { sharedSigns: { typing: true } }],
      ['sharedSigns', { sharedSigns: true }],
      ['photosSeenBy', { photosSeenBy: 'friends' }],
      ['blursPhotos', { blursPhotos: 'yes' }],
      ['preferences.relationshipTypes', { preferences: { relationshipTypes: [1, 1] } }],
      ['preferences.interests', { preferences: { interests: ['Tea', 'TEA'] } }],
    ],
  ],
  [
    'POST /api/connections',
    {
      userId1: 1,
      userId2: 2,
      relationshipTypeId: 1,
      side: 'seek',
      note: 'n'.repeat(40),
      status: 'pending',
    },
    [
      ['userId1', { userId1: 'x' }],
      ['userId2', { userId2: undefined }],
      ['userId2', { userId2: 1 }],
      ['relationshipTypeId', { relationshipTypeId: 0 }],
      ['side', { side: 'both' }],
      ['side', { relationshipTypeId: 2 }],
      ['note', { note: 'n'.repeat(39) }],
      ['note', { note: 7 }],
      ['status', { status: 'accepted' }],
    ],
  ],
  [
    'PATCH /api/connections/{id}',
    { status: 'accepted' },
    [
      ['status', { status: 'pending' }],
      ['status', { status: undefined }],
    ],
  ],
  [
    'PATCH /api/conversations/{id}',
    { pinned: true, muted: false, aside: 'three_months' },
    [
      ['aside', { aside: 'for_ever' }],
      ['pinned', { pinned: 'yes' }],
      ['muted', { muted: null }],
    ],
  ],
  [
    'POST /api/days',
    { date: '12-24', meaning: { kind: 'own', text: 'We moved', tone: 'glad' }, shownTo: [3] },
    [
      ['date', { date: '02-30' }],
      ['date', { date: undefined }],
      ['meaning.text', { meaning: { kind: 'own', text: ' ', tone: 'glad' } }],
      ['meaning.text', { meaning: { kind: 'own', text: 'x'.repeat(81), tone: 'glad' } }],
      ['meaning.tone', { meaning: { kind: 'own', text: 'We moved', tone: 'loud' } }],
      ['meaning.kind', { meaning: { kind: 'met' } }],
      ['shownTo.0', { shownTo: [0] }],
      ['shownTo', { shownTo: Array.from({ length: 501 }, (_, id) => id + 1) }],
    ],
  ],
  [
    'PUT /api/days/{id}',
    { date: '02-29', meaning: { kind: 'birthday' }, shownTo: [] },
    [['date', { date: '2-29' }]],
  ],
  [
    'POST /api/conversations/{id}/questions',
    { name: 'old_object' },
    [
      ['name', { name: 'A question' }],
      ['name', { name: undefined }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/questions/answer',
    { name: 'old_object', content: 'A kettle' },
    [
      ['name', { name: undefined }],
      ['content', { content: ' ' }],
      ['content', { content: 'x'.repeat(4001) }],
      ['content', { content: undefined }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/activities/open',
    { name: 'same_soup', day: '2026-03-20' },
    [
      ['name', { name: 'Soup' }],
      ['name', { name: undefined }],
      ['day', { day: '2026-02-30' }],
      ['day', { day: undefined }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/activities/done',
    { name: 'same_soup' },
    [
      ['name', { name: 'Soup' }],
      ['name', { name: undefined }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/bond',
    { relationshipTypeId: 3, side: 'offer' },
    [
      ['relationshipTypeId', { relationshipTypeId: null }],
      ['relationshipTypeId', { relationshipTypeId: 0 }],
      ['side', { side: 'both' }],
      ['side', { relationshipTypeId: 2 }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/rhythm',
    { every: 'weekday', weekday: 'sunday' },
    [
      ['every', { every: 'day' }],
      ['every', { every: undefined }],
      ['weekday', { weekday: 'someday' }],
      ['weekday', { weekday: undefined }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/note',
    { text: 'Her sister is Joan.' },
    [
      ['text', { text: 'x'.repeat(1001) }],
      ['text', { text: '\u0000' }],
      ['text', { text: null }],
      ['text', { text: undefined }],
    ],
  ],
  [
    'POST /api/introductions',
    {
      memberId1: 3,
      note1: INTRODUCING,
      memberId2: 4,
      note2: INTRODUCING,
      relationshipTypeId: null,
    },
    [
      ['memberId1', { memberId1: 0 }],
      ['memberId2', { memberId2: 3 }],
      ['memberId2', { memberId2: '4' }],
      ['note1', { note1: 'Too short' }],
      ['note1', { note1: undefined }],
      ['note2', { note2: `${INTRODUCING} See https://example.org` }],
      ['note2', { note2: 'x'.repeat(301) }],
      ['relationshipTypeId', { relationshipTypeId: 'friend' }],
    ],
  ],
  [
    'PUT /api/conversations/{id}/vouch',
    { said: 'met' },
    [
      ['said', { said: 'verified' }],
      ['said', { said: undefined }],
    ],
  ],
  ['PUT /api/introductions/{id}/answer', { answer: 'yes' }, [['answer', { answer: 'maybe' }]]],
  [
    'POST /api/me/pictures/fetched',
    { address: 'https://pictures.example/me.jpg' },
    [
      ['address', { address: 'me.jpg' }],
      ['address', { address: undefined }],
    ],
  ],
  [
    'PATCH /api/me/pictures/{id}',
    { description: 'Ada beneath a pear tree' },
    [
      ['description', { description: 'd'.repeat(201) }],
      ['description', { description: '\u0000' }],
      ['description', { description: 7 }],
      ['description', { description: undefined }],
    ],
  ],
  [
    'POST /api/connections/{id}/messages',
    { content: 'Hello', attachments: [], replyTo: 8 },
    [
      ['content', { content: ' \n' }],
      ['content', { content: '\u200b\u2800' }],
      ['content', { content: 'x'.repeat(4001) }],
      ['content', { content: undefined }],
      ['replyTo', { replyTo: 0 }],
    ],
  ],
  [
    'PATCH /api/messages/{id}',
    { content: 'Hello' },
    [
      ['content', { content: '' }],
      ['content', { content: 'x'.repeat(4001) }],
    ],
  ],
  [
    'POST /api/reports',
    { memberId: 2, reason: 'money', words: 'Help', attachMessages: true, block: false },
    [
      ['memberId', { memberId: 0 }],
      ['reason', { reason: 'rude' }],
      ['reason', { reason: undefined }],
      ['words', { words: 'w'.repeat(2001) }],
      ['words', { words: 'bell \u0007' }],
      ['attachMessages', { attachMessages: undefined }],
      ['block', { block: 'yes' }],
    ],
  ],
  [
    'PUT /api/notices/read',
    { ids: [8] },
    [
      ['ids', { ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
      ['ids', { ids: undefined }],
      ['ids.0', { ids: [0] }],
    ],
  ],
  [
    'POST /api/notices/{id}/appeal',
    { words: 'It was not me' },
    [
      ['words', { words: ' ' }],
      ['words', { words: 'w'.repeat(2001) }],
      ['words', { words: undefined }],
    ],
  ],
  [
    'POST /api/notices/by-password',
    { username: 'ada', password: 'x' },
    [
      ['username', { username: '' }],
      ['password', { password: undefined }],
    ],
  ],
  [
    'POST /api/appeals',
    { username: 'ada', password: 'x', words: 'It was not me' },
    [
      ['username', { username: '' }],
      ['password', { password: undefined }],
      ['words', { words: ' ' }],
    ],
  ],
  [
    'POST /api/factors/recovery-codes',
    { proof: { password: 'x' } },
    [
      ['proof', { proof: undefined }],
      ['proof.password', { proof: {} }],
      ['proof.password', { proof: { password: '' } }],
      ['proof.passkey.signed', { proof: { passkey: { challenge: 'abc' } } }],
    ],
  ],
  ['POST /api/factors/authenticator', { proof: { passkey: SIGNED } }, [['proof', { proof: 7 }]]],
  ['PUT /api/factors/authenticator', { code: '123456' }, [['code', { code: 123456 }]]],
  [
    'POST /api/factors/authenticator/removal',
    { proof: { password: 'x' } },
    [['proof.password', { proof: {} }]],
  ],
  [
    'POST /api/factors/passkeys/challenge',
    { proof: { password: 'x' } },
    [['proof.password', { proof: {} }]],
  ],
  [
    'POST /api/factors/passkeys',
    {
      challenge: 'abc',
      name: 'My phone',
      credential: { id: 'a', clientDataJson: 'b', attestationObject: 'c', transports: ['usb'] },
    },
    [
      ['challenge', { challenge: undefined }],
      ['name', { name: ' ' }],
      ['name', { name: 'n'.repeat(61) }],
      ['name', { name: undefined }],
      ['credential', { credential: undefined }],
    ],
  ],
  [
    'POST /api/factors/passkeys/removal',
    { credentialId: 'a', proof: { password: 'x' } },
    [
      ['credentialId', { credentialId: 7 }],
      ['proof.password', { proof: {} }],
    ],
  ],
  [
    'PUT /api/factors/only-passkeys',
    { onlyPasskeys: true, proof: { password: 'x' } },
    [
      ['onlyPasskeys', { onlyPasskeys: 'yes' }],
      ['proof.password', { proof: {} }],
    ],
  ],
  ['POST /api/auth/passkey-login', SIGNED, [['signed.signature', { signed: NOT_SIGNED }]]],
  [
    'PUT /api/password',
    { newPassword: 'a long walk home' },
    [
      ['newPassword', { newPassword: undefined }],
      ['newPassword', { newPassword: 'too short' }],
      ['newPassword', { newPassword: 'abcde-fghjk-mnpqr-stvwx' }],
    ],
  ],
  [
    'PUT /api/mail-preferences',
    MAILS,
    [
      ['requests', { requests: 'hourly' }],
      ['acceptances', { acceptances: undefined }],
      ['messages', { messages: null }],
    ],
  ],
  [
    'POST /api/newsletter',
    { email: 'ada@example.org' },
    [
      ['email', { email: undefined }],
      ['email', { email: 'nowhere' }],
    ],
  ],
  ['POST /api/newsletter/confirmation', { token: 'abc' }, [['token', { token: undefined }]]],
  [
    'POST /api/contact-messages',
    { topic: 'data', email: 'ada@example.org', message: 'Please send me my data.' },
    [
      ['topic', { topic: 'love' }],
      ['email', { email: 'nowhere' }],
      ['email', { email: 1 }],
      ['message', { message: ' ' }],
      ['message', { message: 'm'.repeat(4001) }],
      ['message', { message: 'bell \u0007' }],
    ],
  ],
  [
    'POST /api/desk/reports/{id}/decision',
    { measure: 'suspend', until: AT, reason: 'money', words: 'You asked for money.' },
    [
      ['measure', { measure: 'ban' }],
      ['measure', { measure: undefined }],
      ['until', { until: 'tomorrow' }],
      ['until', { until: undefined }],
      ['reason', { reason: 'rude' }],
      ['words', { words: ' ' }],
      ['words', { measure: 'remove', words: undefined }],
      ['words', { measure: 'dismiss', words: 'w'.repeat(2001) }],
    ],
  ],
  [
    'POST /api/desk/members/{id}/decision',
    { measure: 'warn', reason: 'money', words: 'You asked for money.', reportIds: [1, 2] },
    [
      ['measure', { measure: 'ban' }],
      ['reason', { reason: 'rude' }],
      ['words', { words: ' ' }],
      ['reportIds', { reportIds: [] }],
      ['reportIds', { reportIds: undefined }],
      ['reportIds', { reportIds: Array(51).fill(1) }],
      ['reportIds.0', { reportIds: ['one'] }],
    ],
  ],
  ['POST /api/desk/member-search', { text: 'steve' }, [['text', { text: 7 }]]],
  [
    'POST /api/desk/appeals/{id}/decision',
    { outcome: 'reversed', words: 'We were wrong.' },
    [
      ['outcome', { outcome: 'maybe' }],
      ['words', { words: undefined }],
    ],
  ],
  [
    'POST /api/desk/members/{id}/measures',
    { measure: 'lift', words: 'Welcome back.' },
    [
      ['measure', { measure: 'remove' }],
      ['words', { words: ' ' }],
      ['reason', { measure: 'warn', reason: 'rude' }],
      ['until', { measure: 'suspend', reason: 'money', until: 'tomorrow' }],
    ],
  ],
  [
    'POST /api/desk/registrations/{id}/decision',
    { decision: 'decline', words: 'The same person twice.' },
    [
      ['decision', { decision: 'remove' }],
      ['decision', { decision: undefined }],
      ['words', { words: ' ' }],
      ['words', { words: 'w'.repeat(2001) }],
    ],
  ],
  [
    'POST /api/data-exports',
    { proof: { password: 'their own password' } },
    [['proof', { proof: undefined }]],
  ],
  [
    'POST /api/leaving',
    { proof: { password: 'their own password' } },
    [
      ['proof', { proof: undefined }],
      ['proof.password', { proof: { password: '' } }],
    ],
  ],
  [
    'PUT /api/break',
    { isTold: true },
    [
      ['isTold', { isTold: 'yes' }],
      ['isTold', { isTold: undefined }],
    ],
  ],
  [
    'PUT /api/terms-acceptance',
    { version: '2026-11-22' },
    [
      ['version', { version: 7 }],
      ['version', { version: undefined }],
    ],
  ],
  [
    'POST /api/page-errors',
    CRASH,
    [
      ['message', { message: undefined }],
      ['address', { address: 'https://elsewhere.example/' }],
    ],
  ],
  [
    'PUT /api/address',
    { email: 'ada@home.example', proof: { password: 'x' } },
    [
      ['email', { email: 'ada' }],
      ['proof', { proof: undefined }],
      ['proof.password', { proof: { password: '' } }],
    ],
  ],
  ['POST /api/address-confirmation', { token: 'any text' }, [['token', { token: 7 }]]],
  ['POST /api/address-undo', { token: 'any text' }, [['token', { token: undefined }]]],
  ['POST /api/password-recovery', { email: 'ada@example.org' }, [['email', { email: 'ada' }]]],
  [
    'PUT /api/password-by-link',
    { token: 'any text', newPassword: 'a quiet garden gate', endsOlder: true },
    [
      ['token', { token: undefined }],
      ['newPassword', { newPassword: 'too short' }],
      ['endsOlder', { endsOlder: 'yes' }],
      ['lostSecondStep', { lostSecondStep: 1 }],
    ],
  ],
  ['POST /api/password-by-link/ways-in', { token: 'any text' }, [['token', { token: 7 }]]],
  ['POST /api/second-step-kept', { token: 'any text' }, [['token', { token: 7 }]]],
  [
    'PATCH /api/desk/site/settings',
    {
      SITE_NAME: 'Oak Street',
      OPERATOR_NAME: 'Oak Street Neighbours',
      CONTACT_EMAIL: 'oak@kin.example',
      COUNTRY: 'DE',
      REGISTRATION: 'approval',
      INVITATIONS: '7',
    },
    [
      ['SITE_NAME', { SITE_NAME: ' ' }],
      ['OPERATOR_NAME', { OPERATOR_NAME: 'x'.repeat(81) }],
      ['CONTACT_EMAIL', { CONTACT_EMAIL: 'oak?cc=elm@kin.example' }],
      ['COUNTRY', { COUNTRY: 'ZZ' }],
      ['REGISTRATION', { REGISTRATION: 'closed' }],
      ['INVITATIONS', { INVITATIONS: '0' }],
    ],
  ],
  ['POST /api/desk/operator', { token: 'any text' }, [['token', { token: 7 }]]],
  [
    'POST /api/recovery-requests',
    {
      username: 'ada',
      email: 'ada@example.org',
      oldAddress: '',
      joinedIn: '2025-03',
      people: 'Mia, Steve',
      lastPerson: 'Steve',
    },
    [
      ['username', { username: '' }],
      ['email', { email: 'ada' }],
      ['oldAddress', { oldAddress: 'x'.repeat(201) }],
      ['joinedIn', { joinedIn: '2025-13' }],
      ['people', { people: 'Mia\nSteve' }],
      ['lastPerson', { lastPerson: undefined }],
    ],
  ],
  ['POST /api/recovery-requests/confirmation', { token: 'any text' }, [['token', { token: 7 }]]],
  ['POST /api/recovery-requests/stop', { token: 'any text' }, [['token', { token: 7 }]]],
  [
    'PUT /api/recovery-requests/password',
    { token: 'any text', newPassword: 'a quiet garden gate' },
    [
      ['token', { token: undefined }],
      ['newPassword', { newPassword: 'too short' }],
    ],
  ],
  [
    'POST /api/desk/recovery-requests/{id}/decision',
    { decision: 'decline', words: 'Too little of it is right.' },
    [
      ['decision', { decision: 'remove' }],
      ['words', { words: ' ' }],
    ],
  ],
];

/** What the domain calls otherwise than the wire. */
const READ_OTHERWISE: Readonly<Record<string, unknown>> = {
  'PATCH /api/conversations/{id}': { isPinned: true, isMuted: false, aside: 'three_months' },
  'POST /api/connections': {
    requesterId: 1,
    recipientId: 2,
    relationshipTypeId: 1,
    side: 'seek',
    note: 'n'.repeat(40),
    status: 'pending',
  },
};

/** What no caller may set, and no call may read. */
const UNSETTABLE = { id: 9, createdAt: AT, passwordHash: 'x', senderId: 9, read: true };

describe.each(BODIES)('the body of %s', (name, accepted, refused) => {
  it('is read as it is, without what the caller may not set', () => {
    expect(schemaOf(name, 'body').parse({ ...accepted, ...UNSETTABLE })).toEqual(
      READ_OTHERWISE[name] ?? accepted,
    );
  });

  it.each(refused)('refuses an invalid %s', (path, change) => {
    expect(pathsOf(schemaOf(name, 'body'), { ...accepted, ...change })).toEqual([path]);
  });
});

it('leaves no query and no body of the contract unexamined', () => {
  const examined = [
    ...QUERIES.map(([name]) => `${name} query`),
    ...BODIES.map(([name]) => `${name} body`),
  ];
  const read = CONTRACT_CALLS.flatMap((call) =>
    call.reads.map((part) => `${nameOf(call)} ${part}`),
  );
  const elsewhere = [
    'GET /api/connections/status query',
    'GET /api/towns query',
    'GET /api/messages/search query',
    ...STOPS.map((name) => `${name} query`),
    'POST /api/connections/{id}/messages headers',
    'POST /api/conversations/{id}/pictures query',
    'POST /api/conversations/{id}/pictures headers',
    'POST /api/conversations/{id}/voices query',
    'POST /api/conversations/{id}/voices headers',
    'POST /api/me/pictures query',
    'POST /api/me/pictures headers',
    'GET /api/events query',
    'GET /api/events headers',
  ];
  expect([...examined, ...elsewhere].sort()).toEqual(read.sort());
});

it('reads after which event a stream goes on, whatever stands there', () => {
  const query = schemaOf('GET /api/events', 'query');
  expect(query.parse({})).toEqual({});
  expect(query.parse({ after: 'x', other: '1' })).toEqual({ after: 'x' });
  expect(pathsOf(query, { after: ['x', 'y'] })).toEqual(['after']);
  const headers = schemaOf('GET /api/events', 'headers');
  expect(headers.parse({ accept: '*/*' })).toEqual({});
  expect(headers.parse({ 'last-event-id': 'x' })).toEqual({ 'last-event-id': 'x' });
});

it('reads the key of a message from its header, and no other header', () => {
  const schema = schemaOf('POST /api/connections/{id}/messages', 'headers');
  expect(schema.parse({ accept: '*/*' })).toEqual({});
  expect(schema.parse({ accept: '*/*', 'idempotency-key': 'a-1' })).toEqual({
    'idempotency-key': 'a-1',
  });
  expect(pathsOf(schema, { 'idempotency-key': 'a b' })).toEqual(['idempotency-key']);
});

function pathsOf(schema: z.ZodType, value: unknown): string[] {
  return fieldErrorsOf(schema, value).map(({ path }) => path);
}

/** The value with the secrets in each of its objects, where they do not stand in the way of its own. */
function withSecrets(value: unknown, secrets: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, inner]) => [key, withSecrets(inner, secrets)]);
  return { ...secrets, ...Object.fromEntries(own) };
}

/** The answer without each of its own fields in turn; nothing has none that it could lack. */
function incompleteOnes(answer: unknown): unknown[] {
  if (answer === undefined) return [null, {}];
  const [first] = Array.isArray(answer) ? (answer as unknown[]) : [answer];
  const entries = Object.entries(first as object);
  return entries.map(([missing]) => {
    const incomplete = Object.fromEntries(entries.filter(([key]) => key !== missing));
    return Array.isArray(answer) ? [incomplete] : incomplete;
  });
}
