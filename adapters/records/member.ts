import type { ArchivedMember } from '#core/archive/domain/archived-records.ts';
import type { Address, PendingAddress } from '#core/members/domain/address.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import type { PhotoViewers } from '#core/members/domain/photo-viewers.ts';
import { EVERYONE, isEveryone, type WhoMayAsk } from '#core/members/domain/who-may-ask.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import {
  alsoAs,
  bigint,
  flag,
  group,
  integer,
  json,
  mapped,
  mapping,
  optional,
  readOnly,
  text,
  time,
} from './field.ts';
import { record } from './record.ts';

/** The preferences with those that they lack as they are at first: they were stored before these existed. */
export function withAllPreferences(stored: Partial<Preferences>): Preferences {
  return { ...DEFAULT_PREFERENCES, ...stored };
}

const whoMayAsk = mapped(
  optional(json<WhoMayAsk, 'who_may_ask'>('who_may_ask')),
  (stored) => stored ?? EVERYONE,
  (value: WhoMayAsk) => (isEveryone(value) ? null : value),
);

export const SELF = mapping(
  group<Self>()({
    id: bigint('id'),
    name: text('name'),
    username: alsoAs(text('username'), text('username_key'), toLoginName),
    email: readOnly(text('email')),
    bio: optional(text('bio')),
    location: optional(text('location')),
    age: optional(integer('age')),
    avatarUrl: optional(text('avatar_url')),
    createdAt: time('created_at'),
    preferences: mapped(
      json<Partial<Preferences>, 'preferences'>('preferences'),
      withAllPreferences,
      (all) => all,
    ),
    verified: readOnly(
      mapped(
        optional(bigint('email_confirmed_at')),
        (confirmedAt) => confirmedAt !== null,
        () => null,
      ),
    ),
    whoMayAsk,
    sharedSigns: group<SharedSigns>()({
      typing: flag('shares_typing'),
      reading: flag('shares_reading'),
    }),
    photosSeenBy: text<PhotoViewers, 'photos_seen_by'>('photos_seen_by'),
    blursPhotos: flag('blurs_photos'),
  }),
);

/** What is known of an address, which nobody else can claim while its key is stored. */
export const ADDRESS = mapping(
  mapped(
    group<AddressColumns>()({
      email: text('email'),
      key: optional(text('email_key')),
      confirmedAt: optional(time('email_confirmed_at')),
      pending: optional(
        group<PendingAddress>()({
          email: text('pending_email'),
          askedAt: time('pending_email_at'),
        }),
      ),
    }),
    ({ key, ...address }): Address => ({ ...address, isClaimed: key !== null }),
    ({ isClaimed, ...address }) => ({
      ...address,
      key: isClaimed ? toLoginName(address.email) : null,
    }),
  ),
);

type AddressColumns = Omit<Address, 'isClaimed'> & { readonly key: string | null };

export const MEMBERS = record('member', {
  key: 'id',
  archived: group<Omit<ArchivedMember, 'activeOn'>>()({
    self: SELF,
    address: ADDRESS,
    passwordHash: text('password_hash'),
    version: integer('version'),
  }),
});
