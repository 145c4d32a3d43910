import { PHOTO_VIEWERS } from '#core/members/domain/photo-viewers.ts';
import {
  MOST_PICTURES,
  type Attachment,
  type PictureAttachment,
  type VoiceAttachment,
} from '#core/messaging/attachments/domain/attachment.ts';
import { isTakenBack } from '#core/messaging/domain/message.ts';
import { parsePictureKey } from '#core/media/domain/picture-address.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import { reachOf, type Reach } from '#core/discovery/domain/reach.ts';
import type { OneSide } from '#core/members/domain/bond-sides.ts';
import { DISTANCES, type Surroundings } from '#core/members/places/domain/distance.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import { toEmailAddress, toMessageText, toUsername } from '#tests/support/texts.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toConnectionId, toMemberId, toMessageId } from './ids.ts';
import fc from 'fast-check';
import type {
  AcceptedConnection,
  Connection,
  ConnectionState,
  PendingConnection,
} from '#core/connections/domain/connection.ts';
import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { checkEmail, type Username } from '#core/members/domain/field-rules.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import { LANGUAGE_LEVELS, type SpokenLanguage } from '#core/members/domain/languages.ts';
import { MAXIMUM_AGE, MINIMUM_AGE, type AgeRange } from '#core/members/domain/age-range.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { WAYS_TO_MEET } from '#core/members/domain/ways-to-meet.ts';
import {
  COLUMN_FIELDS,
  isText,
  PROFILE_FIELDS,
  type ProfileValues,
  type TextField,
} from '#core/members/domain/profile-fields.ts';
import { PROMPT_CHARACTERS, type Prompts } from '#core/members/domain/prompts.ts';
import { BOND_SIDES, hasSides, SIDED_TYPES, type Roles } from '#core/members/domain/bond-sides.ts';
import type { WhoMayAsk } from '#core/members/domain/who-may-ask.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { lineRule, textRule } from '#core/kernel/field-rule.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { isVisibleText, normaliseText } from '#core/kernel/text.ts';

/** Words that engines compare differently, and what query languages give a meaning of their own. */
export const AWKWARD_WORDS = [
  ...['café', 'CAFÉ', 'cafe\u0301', 'Straße', 'STRASSE', 'İstanbul', 'istanbul', 'ısı', 'Łódź'],
  ...['ΣΊΣΥΦΟΣ', 'Σίσυφος', 'Æsir', 'ﬁre', 'Йога', 'か', 'が', 'हिन्दी', 'हन्दी', '가나', '漢字'],
  ...['שָׁלוֹם', 'שלום', 'مُحَمَّد', 'محمد', '👩‍👩‍👧', '🧗', '𝒞', '100%', 'a_b', 'a\\b', 'a*', "O'Hara"],
  ...['"AND"', 'NEAR(', 'null', '<b>', 'Zoë', 'zoe', 'x', 'hi'],
] as const;

/** Any text at all: awkward words, graphemes, every code point, halves of surrogate pairs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...AWKWARD_WORDS),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\0', '\u007f', '\ud83d', 'é') }),
);

/** Text as it is in a field after it was accepted: normalised, visible, 1 to `maximum` characters. */
export function storedText(maximum: number): fc.Arbitrary<string> {
  return accepted(textRule('Text', maximum));
}

/** The same, on one line. */
export function storedLine(maximum: number): fc.Arbitrary<string> {
  return accepted(lineRule('Text', maximum));
}

function accepted(check: (text: string) => unknown): fc.Arbitrary<string> {
  const words = fc.array(fc.constantFrom(...AWKWARD_WORDS), { minLength: 1, maxLength: 3 });
  return fc
    .oneof(
      words.map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    )
    .map(normaliseText)
    .filter((text) => isVisibleText(text) && check(text) === null);
}

/** A time between 2000 and 2100, ISO 8601 in UTC with milliseconds. */
export const anyTime: fc.Arbitrary<string> = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

export const anyAge: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: MINIMUM_AGE, max: MAXIMUM_AGE }),
  fc.constantFrom(MINIMUM_AGE, 30, 40, MAXIMUM_AGE),
);

export const anyAgeRange: fc.Arbitrary<AgeRange> = fc
  .tuple(anyAge, anyAge)
  .map((ages) => ({ min: Math.min(...ages), max: Math.max(...ages) }));

/** Some of the four relationship types, none twice, in any order. */
export const anyRelationshipTypes: fc.Arbitrary<number[]> = fc.shuffledSubarray(
  RELATIONSHIP_TYPES.map(({ id }) => id),
);

/** Sides of some bonds, whether they are chosen or not. */
export const anyRoles: fc.Arbitrary<Roles> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SIDED_TYPES), fc.constantFrom(...BOND_SIDES)), {
    selector: ([typeId]) => typeId,
  })
  .map((sides) => Object.fromEntries(sides));

/** Interests; those of two members are often the same but for case or accents. */
export const anyInterest: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...LISTED_INTERESTS.slice(0, 8), 'HIKING', 'cooking', 'Café', 'cafe'),
  storedLine(PROFILE_FIELDS['preferences.interests'].characters),
);

/** Locations; those of two members are often the same but for case or accents. */
export const anyLocation: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Leeds', 'LEEDS', 'Zürich', 'zurich', 'Łódź', 'Lodz'),
  storedLine(120),
);

const pictureAddress = fc.oneof(
  fc.nat(99).map((name) => `/portraits/${name}.svg`),
  fc.domain().map((host) => `https://${host}/portrait.jpg?size=2#top`),
);

const anyAnswer = storedText(PROMPT_CHARACTERS);

/** Answers to some of the prompts. */
export const anyPrompts: fc.Arbitrary<Prompts> = fc.record(
  { sunday: anyAnswer, give: anyAnswer, hope: anyAnswer },
  { requiredKeys: [] },
);

/** Languages and countries; two members often have one in common. */
export const SOME_LANGUAGES = ['ar', 'en', 'de', 'uk', 'yue', 'tr'] as const;
export const SOME_COUNTRIES = ['GB', 'EG', 'DE'] as const;

/** Languages; two members often have some in common. */
export const anyLanguages: fc.Arbitrary<SpokenLanguage[]> = fc.uniqueArray(
  fc.record({
    tag: fc.constantFrom(...SOME_LANGUAGES),
    level: fc.constantFrom(...LANGUAGE_LEVELS),
  }),
  { selector: ({ tag }) => tag, maxLength: 4 },
);

export const anyTimeZone: fc.Arbitrary<string> = fc.constantFrom(
  ...['Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Africa/Cairo', 'UTC'],
);

/** Towns that some members live in and one that none does, with what would be around them. */
export const SOME_SURROUNDINGS: readonly {
  readonly home: string;
  readonly surroundings: Surroundings;
}[] = [
  {
    home: 'GBLeeds',
    surroundings: new Map([
      ['GBLeeds', 25],
      ['GBYork', 50],
      ['DEKehl', 100],
    ]),
  },
  {
    home: 'EGGiza',
    surroundings: new Map([
      ['EGGiza', 25],
      ['EGCairo', 50],
    ]),
  },
  { home: 'DEBerlin', surroundings: new Map([['DEBerlin', 25]]) },
];

/** A country and a town of it, which two members often have in common. */
export const anyHome = fc.constantFrom<Pick<Preferences, 'country' | 'town'>[]>(
  { country: null, town: null },
  { country: 'GB', town: null },
  { country: 'GB', town: 'Leeds' },
  { country: 'GB', town: 'York' },
  { country: 'EG', town: 'Cairo' },
  { country: 'DE', town: null },
);

const anyPlacelessPreferences = fc.record({
  relationshipTypes: anyRelationshipTypes,
  roles: anyRoles,
  ageRange: anyAgeRange,
  location: fc.option(anyLocation),
  interests: fc.uniqueArray(anyInterest, { selector: foldText, maxLength: 12 }),
  reasons: fc.array(storedLine(PROFILE_FIELDS['preferences.reasons'].characters), {
    maxLength: PROFILE_FIELDS['preferences.reasons'].entries,
  }),
  photos: fc.array(pictureAddress, { maxLength: PROFILE_FIELDS['preferences.photos'].entries }),
  activities: fc.array(storedLine(PROFILE_FIELDS['preferences.activities'].characters), {
    maxLength: PROFILE_FIELDS['preferences.activities'].entries,
  }),
  availability: fc.option(storedLine(200)),
  prompts: anyPrompts,
  languages: anyLanguages,
  meeting: fc.shuffledSubarray([...WAYS_TO_MEET]),
  timeZone: fc.option(anyTimeZone),
});

/** Sound preferences. */
export const anyPreferences: fc.Arbitrary<Preferences> = fc
  .tuple(anyPlacelessPreferences, anyHome)
  .map(([preferences, home]) => ({ ...DEFAULT_PREFERENCES, ...preferences, ...home }));

export const anyUsername: fc.Arbitrary<Username> = fc
  .stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/)
  .map(toUsername);

export const anyEmail: fc.Arbitrary<EmailAddress> = fc
  .emailAddress()
  .filter((email) => checkEmail(email) === null)
  .map(toEmailAddress);

const plainColumns = Object.fromEntries(
  COLUMN_FIELDS.flatMap((field) =>
    isText(field) ? [[field, fc.option(storedText(PROFILE_FIELDS[field].maximum))] as const] : [],
  ),
) as Record<TextField & keyof ProfileValues, fc.Arbitrary<string | null>>;

const memberFields = {
  id: fc.integer({ min: 1, max: 200 }).map(toMemberId),
  name: storedLine(80),
  username: anyUsername,
  ...plainColumns,
  location: fc.option(anyLocation),
  age: fc.option(anyAge),
  avatarUrl: fc.option(pictureAddress),
  createdAt: anyTime,
  preferences: anyPreferences,
  verified: fc.boolean(),
};

/** A valid member, as others see them. */
export const anyMember: fc.Arbitrary<Member> = fc.record(memberFields);

/** A valid member's own record. */
/** Who may ask, with and without every limit. */
export const anyWhoMayAsk: fc.Arbitrary<WhoMayAsk> = fc.record({
  relationshipTypes: anyRelationshipTypes,
  ageRange: fc.option(anyAgeRange),
  onlyWithNote: fc.boolean(),
});

/** What a member lets others see. */
export const anySharedSigns: fc.Arbitrary<SharedSigns> = fc.record({
  typing: fc.boolean(),
  reading: fc.boolean(),
});

export const anySelf: fc.Arbitrary<Self> = fc.record({
  ...memberFields,
  email: anyEmail,
  whoMayAsk: anyWhoMayAsk,
  sharedSigns: anySharedSigns,
  photosSeenBy: fc.constantFrom(...PHOTO_VIEWERS),
  blursPhotos: fc.boolean(),
});

/** A member as discovery sees them. */
export const anySearchableMember: fc.Arbitrary<SearchableMember> = fc
  .tuple(anyMember, fc.nat(1000))
  .map(([member, activeOn]) => toSearchableMember(member, activeOn));

/** Up to `maximum` members, each with an id of their own. */
export function severalMembers(maximum = 20): fc.Arbitrary<SearchableMember[]> {
  return fc.uniqueArray(anySearchableMember, { selector: ({ id }) => id, maxLength: maximum });
}

/** The side of a bond that a search asks for. */
export const anyWantedSide = fc.constantFrom<(OneSide | null)[]>(null, 'seek', 'offer');

/** What is near a town of some members, or of none. */
export const anyReach: fc.Arbitrary<Reach> = fc.constantFrom(
  ...DISTANCES.flatMap((distance) =>
    SOME_SURROUNDINGS.map(({ home, surroundings }) => reachOf(home, surroundings, distance)),
  ),
);

/** Filters as a valid query holds them; most leave much open, so that something is found. */
export const anyFilters: fc.Arbitrary<DiscoveryFilters> = fc
  .record({
    text: fc.oneof(fc.constant(''), fc.constantFrom('a', 'e', 'CAFE', 'zo', 'ss'), storedLine(120)),
    location: fc.oneof(fc.constant(''), fc.constantFrom('LE', 'zur', 'o'), anyLocation),
    ages: fc.tuple(fc.option(anyAge), fc.option(anyAge)),
    types: fc.oneof(fc.constant([]), anyRelationshipTypes),
    side: anyWantedSide,
    interests: fc.oneof(fc.constant([]), fc.uniqueArray(anyInterest, { maxLength: 4 })),
    languages: fc.oneof(fc.constant([]), fc.subarray([...SOME_LANGUAGES])),
    country: fc.oneof(fc.constant(null), fc.constantFrom(...SOME_COUNTRIES)),
    reach: fc.oneof(fc.constant(null), anyReach),
  })
  .map(({ ages: [one, two], reach, ...filters }) => ({
    ...filters,
    ...(reach !== null && { reach }),
    minAge: one === null || two === null ? one : Math.min(one, two),
    maxAge: one === null || two === null ? two : Math.max(one, two),
  }));

/** Two different members, the asking and the asked, taken from the first few ids. */
const anyPair = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 2 })
  .map(([one = 1, other = 2]) => ({
    requesterId: toMemberId(one),
    recipientId: toMemberId(other),
  }));

const anyRelationshipTypeId = fc.option(fc.constantFrom(...RELATIONSHIP_TYPES.map(({ id }) => id)));

/** A bond that is asked for, with the side of the one who asks where it has sides. */
const anyBond = fc
  .tuple(anyRelationshipTypeId, fc.option(fc.constantFrom(...BOND_SIDES)))
  .map(([relationshipTypeId, side]) => ({
    relationshipTypeId,
    side: hasSides(relationshipTypeId) ? side : null,
  }));

const anyPendingConnection: fc.Arbitrary<PendingConnection> = fc
  .tuple(anyPair, anyBond, fc.option(storedText(300)), anyTime)
  .map(([pair, bond, note, createdAt]) => ({
    ...pair,
    ...bond,
    note,
    createdAt,
    status: 'pending',
    acceptedAt: null,
  }));

const anyAcceptedConnection: fc.Arbitrary<AcceptedConnection> = fc
  .tuple(anyPendingConnection, anyTime)
  .map(([pending, acceptedAt]) => ({ ...pending, status: 'accepted', acceptedAt }));

/** Whatever may stand between two of the members 1 to 5. */
export const anyConnectionState: fc.Arbitrary<ConnectionState> = fc.oneof(
  anyPair.map((pair) => ({ ...pair, status: 'none' }) as const),
  anyPendingConnection,
  anyAcceptedConnection,
);

const anyConnectionId = fc.integer({ min: 1, max: 50 }).map(toConnectionId);

/** A stored connection between two of the members 1 to 5. */
export const anyConnection: fc.Arbitrary<Connection> = fc
  .tuple(fc.oneof(anyPendingConnection, anyAcceptedConnection), anyConnectionId)
  .map(([state, id]) => ({ ...state, id }));

const anyMessageId = fc.integer({ min: 1, max: 50 }).map(toMessageId);

const anyKey = fc
  .string({ unit: fc.constantFrom(...Array.from('AZaz09-_')), minLength: 43, maxLength: 43 })
  .map((key) => parseKnown(parsePictureKey, key));

/** A picture in a message. */
export const anyPictureAttachment: fc.Arbitrary<PictureAttachment> = fc.record({
  kind: fc.constant('picture' as const),
  key: anyKey,
  width: fc.integer({ min: 1, max: 960 }),
  height: fc.integer({ min: 1, max: 960 }),
  thumbHash: fc.constant('1QcSHQRnh493V4dIh4eXh1h4kJUI'),
  description: fc.option(storedText(200)),
});

/** A voice message. */
export const anyVoiceAttachment: fc.Arbitrary<VoiceAttachment> = fc.record({
  kind: fc.constant('voice' as const),
  key: anyKey,
  seconds: fc.integer({ min: 1, max: 1800 }).map((tenths) => tenths / 10),
  waveform: fc.constant('A'.repeat(86)),
});

/** What one message has beside words; mostly nothing. */
const anyAttachments: fc.Arbitrary<readonly Attachment[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  fc.uniqueArray(anyPictureAttachment, { selector: ({ key }) => key, maxLength: MOST_PICTURES }),
  fc.tuple(anyVoiceAttachment),
);

/** What a message says; `null` of one without words. */
const anyWords = fc.option(storedText(4000).map(toMessageText));

/** A message as the two see it. */
export const anyMessage: fc.Arbitrary<Message> = fc
  .record({
    id: anyMessageId,
    connectionId: anyConnectionId,
    pair: anyPair,
    content: anyWords,
    attachments: anyAttachments,
    quoted: fc.option(
      fc.record({
        id: anyMessageId,
        content: anyWords,
        attachments: anyAttachments.map((all) => all.map(({ kind }) => kind)),
      }),
    ),
    isChanged: fc.boolean(),
    read: fc.boolean(),
    createdAt: anyTime,
  })
  .map(({ pair, quoted, isChanged, ...message }) => ({
    ...message,
    edited: isChanged && !isTakenBack(message),
    replyTo: quoted && { ...quoted, senderId: pair.requesterId },
    senderId: pair.requesterId,
    recipientId: pair.recipientId,
  }));

/** One of the members 1 to 6: a party to most connections, and sometimes nobody to do with it. */
export const anyActorId: fc.Arbitrary<MemberId> = fc.integer({ min: 1, max: 6 }).map(toMemberId);
