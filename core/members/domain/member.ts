import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import type { Username } from './field-rules.ts';
import { oncePerFrozen } from '#core/kernel/frozen.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import {
  ALL_FIELDS,
  EMPTY_PROFILE,
  pickFields,
  PROFILE_FIELDS,
  type ProfileValues,
} from './profile-fields.ts';
import { withoutPhotos, type PhotoViewers } from './photo-viewers.ts';
import type { Asking, WhoMayAsk } from './who-may-ask.ts';

/** A member as any signed-in member sees them: no e-mail address, ever. Times are ISO 8601 in UTC. */
export interface Member extends ProfileValues {
  readonly id: MemberId;
  readonly name: string;
  readonly username: Username;
  readonly createdAt: string;
  /** Whether they have shown that letters to their e-mail address reach them. */
  readonly verified: boolean;
}

/** A member's own record, which only they are shown. */
export interface Self extends Member {
  readonly email: EmailAddress;
  readonly whoMayAsk: WhoMayAsk;
  /** What they let those they talk with see, where the others do so too. */
  readonly sharedSigns: SharedSigns;
  /** Who sees the photos of their profile. */
  readonly photosSeenBy: PhotoViewers;
  /** Whether photos in messages always stay blurred until they tap them. */
  readonly blursPhotos: boolean;
}

/** A member as another sees their profile: with what a request to them needs. */
export interface Profile extends Member {
  readonly asking: Asking;
  /** How many minutes their clocks are ahead of UTC now, if they gave a time zone. */
  readonly utcOffset: number | null;
  /** Within how many kilometres their town is of the viewer's; `null` where it is farther or not known. */
  readonly distance: Distance | null;
}

/** What registration hands to storage, which adds the id. An address is confirmed later, but for invented members. */
export interface NewMember extends Omit<Self, 'id'> {
  readonly passwordHash: string;
}

/** The fields that nobody else is shown, as they are at first. */
const { preferences: HIDDEN_PREFERENCES, ...HIDDEN_COLUMNS } = pickFields(
  EMPTY_PROFILE,
  ALL_FIELDS.filter((field) => PROFILE_FIELDS[field].seenBy === 'self'),
);

/** The member as their connections see them, and moderators at the desk: the record without its private part. */
export const toMemberWithPhotos: (self: Self) => Member = oncePerFrozen(
  ({
    email: _email,
    whoMayAsk: _whoMayAsk,
    sharedSigns: _sharedSigns,
    photosSeenBy: _photosSeenBy,
    blursPhotos: _blursPhotos,
    ...member
  }) => ({
    ...member,
    ...HIDDEN_COLUMNS,
    preferences: { ...member.preferences, ...HIDDEN_PREFERENCES },
  }),
);

/** The member as everyone here may see them: without their private part, and without photos that not everyone sees. */
export const toMember: (self: Self) => Member = oncePerFrozen((self) => {
  const member = toMemberWithPhotos(self);
  return self.photosSeenBy === 'everyone' ? member : withoutPhotos(member);
});

/** The member as a viewer sees them who is connected with them, or as one who isn't. */
export function toMemberFor(isConnected: boolean): (self: Self) => Member {
  return isConnected ? toMemberWithPhotos : toMember;
}

/** Usernames and e-mail addresses are compared in this form: unique by it, and logged in with it. */
export function toLoginName(usernameOrEmail: string): string {
  return usernameOrEmail.trim().toLowerCase();
}
