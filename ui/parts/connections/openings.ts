import { checkRequestNote, MAXIMUM_NOTE } from '#core/connections/domain/request-note.ts';
import { fit, type BondReason } from '#core/discovery/domain/fit.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { countCharacters } from '#core/kernel/text.ts';
import type { Member } from '#core/members/domain/member.ts';
import { displayName, firstName } from '#ui/parts/people/display-text.ts';

/** How many openings are offered. */
const OPENINGS = 3;

/** How many characters are left to finish an opening with, at least. */
const ROOM_TO_FINISH = 100;

/** What makes any opening that can be finished long enough. */
const ENDING = 'a'.repeat(ROOM_TO_FINISH);

/**
 * Beginnings of a note from one member to another, to be finished in the asker's own words: made of what the two
 * share as far as that goes, then of what anyone can say.
 */
export function openingsFor(asker: Member, asked: Member): readonly string[] {
  const greeting = greet(asked);
  return [...openingsOfShared(asker, asked), ...openingsOfAnyone(asked)]
    .map((words) => `${greeting}, ${words} `)
    .filter(canBeFinished)
    .slice(0, OPENINGS);
}

/** What is written with the opening in it: in the place of another opening, or else after the words that are there. */
export function beginWith(opening: string, written: string, openings: readonly string[]): string {
  const isReplaced = written.trim() === '' || openings.includes(written);
  return isReplaced ? opening : `${written.trimEnd()}\n${opening}`;
}

/** By name, unless the name is one that must not be in a note. */
function greet(asked: Member): string {
  const greeting = `Hello ${firstName(displayName(asked))}`;
  return canBeFinished(greeting) ? greeting : 'Hello';
}

function openingsOfShared(asker: Member, asked: Member): readonly string[] {
  const { reasons } = fit(toFoldedMember(asker), toFoldedMember(asked));
  const openings = reasons.flatMap((reason) => {
    if (reason.kind === 'interests') {
      return reason.interests
        .slice(0, 1)
        .map((interest) => `I see that you like ${interest} too. What I love about it is`);
    }
    if (reason.kind === 'location') return [`we’re both in ${reason.location}. Here I like`];
    if (reason.kind === 'place' && reason.place.kind === 'town') {
      return [`we’re both in ${reason.place.town}. Here I like`];
    }
    if (reason.kind === 'bond') {
      return [openingOfBond(reason)];
    }
    return [];
  });
  return [...new Set(openings)];
}

/** What someone who would be such a person says to someone who hopes for one, the other way round, and between the same. */
function openingOfBond({ viewer, other }: BondReason): string {
  if (viewer === 'offer' && other === 'seek') {
    return 'you’re hoping for someone I’d love to be, because';
  }
  if (viewer === 'seek' && other === 'offer') return 'I’m hoping for someone like you, because';
  return 'I think we hope for the same kind of connection. To me it would mean';
}

function openingsOfAnyone({ bio }: Member): readonly string[] {
  return [
    ...(bio === null ? [] : ['your profile made me smile, especially the part about']),
    'I’d enjoy hearing from you now and then, perhaps about',
    'what you might like to know about me is',
    'on a quiet Sunday you’d find me',
  ];
}

/** False where what members wrote of themselves leaves no room, or must not be in a note. */
function canBeFinished(opening: string): boolean {
  const hasRoom = countCharacters(opening) <= MAXIMUM_NOTE - ROOM_TO_FINISH;
  return hasRoom && checkRequestNote(opening + ENDING) === null;
}
