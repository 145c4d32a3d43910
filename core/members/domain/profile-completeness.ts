import { countCharacters, normaliseText } from '#core/kernel/text.ts';
import type { Member } from './member.ts';

/** The five items that make a profile complete (specification §3). */
export type ProfileItem = 'name' | 'bio' | 'location' | 'age' | 'avatar';

/** How complete a profile is: 0 to 100 in steps of 20, and what is missing. */
export interface ProfileCompleteness {
  readonly percent: number;
  readonly missing: readonly ProfileItem[];
}

type ProfileFields = Pick<Member, 'name' | 'bio' | 'location' | 'age' | 'avatarUrl'> & {
  readonly preferences: Pick<Member['preferences'], 'town'>;
};

/** A bio counts once it is longer than this. */
const SHORT_BIO_CHARACTERS = 10;

const isWritten = (text: string | null): boolean => text !== null && text.trim() !== '';

const isPresent: Readonly<Record<ProfileItem, (profile: ProfileFields) => boolean>> = {
  name: ({ name }) => isWritten(name),
  bio: ({ bio }) => countCharacters(normaliseText(bio ?? '')) > SHORT_BIO_CHARACTERS,
  location: ({ location, preferences }) => isWritten(location) || preferences.town !== null,
  age: ({ age }) => age !== null,
  avatar: ({ avatarUrl }) => isWritten(avatarUrl),
};

/** The order in which missing items are asked for. */
const PROFILE_ITEMS = ['name', 'bio', 'avatar', 'location', 'age'] as const satisfies ProfileItem[];

/** How much of a profile is filled in; 100 exactly when nothing is missing. */
export function profileCompleteness(profile: ProfileFields): ProfileCompleteness {
  const missing = PROFILE_ITEMS.filter((item) => !isPresent[item](profile));
  const present = PROFILE_ITEMS.length - missing.length;
  return { percent: (present * 100) / PROFILE_ITEMS.length, missing };
}
