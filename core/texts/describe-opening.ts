import type { Opening } from '#core/discovery/domain/openings.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import type { RelationshipTypeId } from '#core/members/domain/relationship-types.ts';
import { countryInSentence, languageName } from './place-texts.ts';

const alike = (words: string) => ({ seek: words, offer: words, either: words });

/** What is asked about a bond by the one who would take that side of it. */
const OF_BONDS: Readonly<Record<RelationshipTypeId, Readonly<Record<BondSide, string>>>> = {
  1: alike('What does family mean to you?'),
  2: alike('What would you tell a brother or sister about your week?'),
  3: {
    seek: 'What do you wish you’d known when you were starting out?',
    offer: 'What’s on your mind at the moment, in life or at work?',
    either: 'What would you like to get better at this year?',
  },
  4: {
    seek: 'Which custom or tradition of yours do you like best?',
    offer: 'Is there a dish, a song or a custom you’d like to hear about?',
    either: 'Which custom or tradition do you like best?',
  },
};

/** A first message in the words of the one who sends it. */
export function describeOpening(opening: Opening): string {
  switch (opening.kind) {
    case 'interest':
      return `I see we both like ${isolateText(opening.interest)}. What do you like best about it?`;
    case 'learnt':
      return `I’m learning ${languageName(opening.language)}. Would you write me a line or two in it now and then?`;
    case 'taught':
      return `I see you’re learning ${languageName(opening.language)}. Shall we write a little of it now and then?`;
    case 'spoken':
      return `We both speak ${languageName(opening.language)}. Who else do you speak it with?`;
    case 'town':
      return `We’re both in ${isolateText(opening.town)}. Where do you like to go there?`;
    case 'country':
      return `We both live in ${countryInSentence(opening.country)}. Which part do you like best?`;
    case 'bond':
      return OF_BONDS[opening.typeId][opening.side];
    case 'smile':
      return 'What has made you smile this week?';
    case 'sunday':
      return 'How do you like to spend a quiet Sunday?';
    case 'question':
      return 'What would you like to know about me?';
    default:
      return unreachable(opening);
  }
}
