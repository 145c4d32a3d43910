import { outcomeOf } from './exchange.ts';
import type { Facts, Moment, Words } from './facts.ts';
import { granted, me, setting, together, type Lesson } from './lesson.ts';
import type { Person } from './people.ts';

/* What is known and true of the photos in profiles. */

interface WireProfile {
  readonly avatarUrl?: string | null;
  readonly photosSeenBy?: string;
}

/** The key in the address of a photo that is kept here; `null` of any other. */
export const keyIn = (address: string | null | undefined): string | null =>
  /^\/media\/([^/?]+)/.exec(address ?? '')?.[1] ?? null;

/** Whether somebody's photos are for their connections alone. */
const isForConnections = (facts: Facts, memberId: number) => facts.doubt(`photos ${memberId}`);

const profileOf = ({ call }: Parameters<NonNullable<Lesson['asked']>>[1]): WireProfile =>
  call.body as WireProfile;

/** What a changed profile teaches of its photos. */
const choosing: Lesson = setting(
  (facts, sent) => {
    const isChosen = profileOf(sent).photosSeenBy !== undefined;
    return isChosen ? isForConnections(facts, me(sent)) : null;
  },
  (sent) => profileOf(sent).photosSeenBy === 'connections',
);

export const PICTURE_LESSONS = {
  keepPicture: {
    answered: (facts, { words }, answer) => {
      if (words === null || outcomeOf(answer) !== 'granted') return;
      const { picture } = answer.body as { picture: { id: number; address: string } };
      words.storedAt ??= answer.at;
      facts.pictures.set(picture.id, [words]);
      facts.picturesByKey.set(keyIn(picture.address) ?? '', words);
    },
  },
  removePicture: granted((facts, { call }, { at }) => {
    for (const each of facts.pictures.get(call.id ?? 0) ?? []) each.goneAt ??= at;
  }),
  updateProfile: together(choosing, {
    asked: (facts, sent) => {
      const shown = facts.picturesByKey.get(keyIn(profileOf(sent).avatarUrl) ?? '');
      if (shown !== undefined) facts.shownPictures.add(shown);
    },
  }),
} satisfies Record<string, Lesson>;

/** Why the photo is not for that person, `null` if it may be. */
export function whyNotPicture(
  facts: Facts,
  words: Words,
  { person, memberId }: { readonly person: Person; readonly memberId: number | null },
  since: Moment,
): string | null {
  const { authorId, goneAt } = words;
  if (memberId === null) return 'a visitor sees it';
  // Reports show moderators profiles with their photos.
  if (person.part === 'moderator' || person.part === 'operator') return null;
  if (goneAt !== null && goneAt < since) return 'it was removed';
  if (memberId === authorId) return null;
  if (!facts.shownPictures.has(words)) return 'no profile has shown it';
  if (facts.isHidden(authorId, memberId, since)) return 'one of the two has blocked the other';
  const isStranger = !facts.mayKnow(authorId, memberId, since);
  const isClosed = isForConnections(facts, authorId).certainSince(since) === true;
  return isStranger && isClosed ? 'it is for connections' : null;
}
