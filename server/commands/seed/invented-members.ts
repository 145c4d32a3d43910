import { parseKnown } from '#core/kernel/parser.ts';
import { parseEmailAddress, parseUsername } from '#core/members/domain/field-rules.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import type { NewMember } from '#core/members/domain/member.ts';
import { MAXIMUM_AGE, MINIMUM_AGE } from '#core/members/domain/age-range.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { BOND_SIDES, hasSides, type Roles } from '#core/members/domain/bond-sides.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { createChoices, type Choices } from './choices.ts';
import {
  ACTIVITIES,
  AVAILABILITIES,
  OPENINGS,
  RARER_INTERESTS,
  REASONS,
  WISHES,
} from './life-texts.ts';
import { inventHome } from './invented-homes.ts';
import { PLACES } from './places.ts';

const FIRST_DAY = Date.parse('2026-01-05T08:00:00.000Z');
const HOUR = 3_600_000;

/** The invented member with that number, from 0; the same one every time. */
export function inventMember(index: number, passwordHash: string): NewMember {
  const choices = createChoices(1_000 + index);
  const { name, username, location } = inventIdentity(choices, index);
  const age = choices.happens(0.95) ? inventAge(choices) : null;
  const types = choices
    .someOf(
      RELATIONSHIP_TYPES.map(({ id }) => id),
      choices.number(1, 2),
    )
    .sort();
  return {
    username: parseKnown(parseUsername, username),
    email: parseKnown(parseEmailAddress, `${username}@example.org`),
    name,
    bio: choices.happens(0.93) ? inventBio(choices, age ?? 40, types) : null,
    location: choices.happens(0.95) ? location : null,
    age,
    avatarUrl: null,
    createdAt: new Date(FIRST_DAY + index * HOUR).toISOString(),
    preferences: {
      ...DEFAULT_PREFERENCES,
      relationshipTypes: types,
      roles: inventRoles(index, age ?? 40, types),
      ageRange: inventAgeRange(choices),
      interests: [
        ...choices.someOf(LISTED_INTERESTS, choices.number(2, 6)),
        ...choices.someOf(RARER_INTERESTS, choices.number(0, 2)),
      ],
      reasons: choices.someOf(REASONS, choices.number(0, 2)),
      activities: choices.someOf(ACTIVITIES, choices.number(0, 4)),
      availability: choices.happens(0.6) ? choices.oneOf(AVAILABILITIES) : null,
      ...inventHome(createChoices(7_000_000 + index), location),
    },
    whoMayAsk: EVERYONE,
    sharedSigns: NO_SIGNS,
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: hasConfirmed(index),
    passwordHash,
  };
}

/** Most have confirmed their addresses, those to log in as among them; some have not, as everywhere. */
function hasConfirmed(index: number): boolean {
  return index % 8 !== 7;
}

function inventIdentity(choices: Choices, index: number) {
  const place = choices.oneOf(PLACES);
  const [given, givenLatin] = choices.oneOf(place.givenNames);
  const [family, familyLatin] = choices.oneOf(place.familyNames);
  return {
    name: place.familyNameFirst ? `${family} ${given}` : `${given} ${family}`,
    username: `${givenLatin}.${familyLatin}.${index + 1}`,
    location: choices.oneOf(place.towns),
  };
}

function inventAge(choices: Choices): number {
  const [min, max] = choices.oneOf([
    [19, 34],
    [28, 59],
    [55, 88],
  ] as const);
  return choices.number(min, max);
}

function inventAgeRange(choices: Choices): { min: number; max: number } {
  if (choices.happens(0.4)) return DEFAULT_PREFERENCES.ageRange;
  const min = choices.number(MINIMUM_AGE, 50);
  return { min, max: Math.min(min + choices.number(20, 60), MAXIMUM_AGE) };
}

/** Sides of the chosen bonds: the young mostly hope for someone, the old mostly would be someone. */
function inventRoles(index: number, age: number, types: readonly number[]): Roles {
  const choices = createChoices(3_000_000 + index);
  const usual = age < 32 ? 'seek' : age < 60 ? null : 'offer';
  return Object.fromEntries(
    types.filter(hasSides).map((typeId) => {
      const isUsual = usual !== null && choices.happens(0.7);
      return [typeId, isUsual ? usual : choices.oneOf(BOND_SIDES)];
    }),
  );
}

function inventBio(choices: Choices, age: number, types: readonly number[]): string {
  const stage = age < 32 ? 'young' : age < 60 ? 'middle' : 'old';
  const wishes = types.flatMap((type) => WISHES[type] ?? []);
  return `${choices.oneOf<string>(OPENINGS[stage])} ${choices.oneOf(wishes)}`;
}
