import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fit, type FitReason } from '#core/discovery/domain/fit.ts';
import { BOND_SIDES, SIDED_TYPES, sidesMeet } from '#core/members/domain/bond-sides.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { anySearchableMember } from '#tests/support/arbitraries.ts';

const JAZ = { name: 'Jaz' };

it.each<[FitReason, string]>([
  [
    { kind: 'bond', typeId: 1, viewer: 'offer', other: 'seek' },
    'Jaz hopes for a grandparent or parent figure. You’d like to be one.',
  ],
  [
    { kind: 'bond', typeId: 1, viewer: 'seek', other: 'offer' },
    'Jaz would like to be a grandparent or parent figure. You hope for one.',
  ],
  [
    { kind: 'bond', typeId: 3, viewer: 'either', other: 'seek' },
    'Jaz hopes for a mentor. You’re open to being one.',
  ],
  [
    { kind: 'bond', typeId: 3, viewer: 'either', other: 'offer' },
    'Jaz would like to be a mentor. You’re open to having one.',
  ],
  [
    { kind: 'bond', typeId: 4, viewer: 'seek', other: 'either' },
    'You hope to rediscover a heritage, language or tradition. Jaz is open to sharing one.',
  ],
  [
    { kind: 'bond', typeId: 4, viewer: 'offer', other: 'either' },
    'You’d like to share a heritage, language or tradition. Jaz is open to rediscovering one.',
  ],
  [
    { kind: 'bond', typeId: 3, viewer: 'either', other: 'either' },
    'You’re both open to a Mentor Match, whichever way round',
  ],
  [
    { kind: 'bond', typeId: 2, viewer: 'either', other: 'either' },
    'You’re both looking for a Sibling Connection',
  ],
  [{ kind: 'interests', interests: ['Hiking', 'Cooking'] }, 'You share Hiking and Cooking'],
  [{ kind: 'interests', interests: ['Yoga'] }, 'You share Yoga'],
  [{ kind: 'interests', interests: ['Art', 'Music', 'Yoga'] }, 'You share Art, Music and Yoga'],
  [{ kind: 'location', location: 'Leeds' }, 'You’re both in Leeds'],
  [
    { kind: 'interests', interests: ['خبز', 'שירה', 'Art'] },
    'You share \u2068خبز\u2069, \u2068שירה\u2069 and Art',
  ],
  [{ kind: 'location', location: 'ليدز (UK)' }, 'You’re both in \u2068ليدز (UK)\u2069'],
  [{ kind: 'languages', languages: ['ar'] }, 'You both speak Arabic'],
  [{ kind: 'languages', languages: ['ar', 'en'] }, 'You both speak Arabic and English'],
  [{ kind: 'learning', taught: ['ar'], learnt: [] }, 'You could help Jaz with Arabic'],
  [
    { kind: 'learning', taught: [], learnt: ['de', 'tr'] },
    'Jaz could help you with German and Turkish',
  ],
  [
    { kind: 'learning', taught: ['ar'], learnt: ['de'] },
    'You could help Jaz with Arabic, and they could help you with German',
  ],
  [
    { kind: 'place', place: { kind: 'country', country: 'GB' } },
    'You both live in the United Kingdom',
  ],
  [{ kind: 'place', place: { kind: 'country', country: 'EG' } }, 'You both live in Egypt'],
  [
    { kind: 'place', place: { kind: 'town', country: 'GB', town: 'Leeds' } },
    'You both live in Leeds',
  ],
  [{ kind: 'ages' }, 'You’re each in the age range the other is looking for'],
])('%j', (reason, sentence) => {
  expect(describeReason(reason, JAZ, enBonds)).toBe(sentence);
});

it('isolates a name that is written from right to left', () => {
  const reason = { kind: 'bond', typeId: 3, viewer: 'offer', other: 'seek' } as const;
  expect(describeReason(reason, { name: 'ليلى' }, enBonds)).toBe(
    '\u2068ليلى\u2069 hopes for a mentor. You’d like to be one.',
  );
});

it('says every way in which the sides of a bond meet differently', () => {
  const sentences = SIDED_TYPES.flatMap((typeId) =>
    BOND_SIDES.flatMap((viewer) =>
      BOND_SIDES.filter((other) => sidesMeet(viewer, other)).map((other) =>
        describeReason({ kind: 'bond', typeId, viewer, other }, JAZ, enBonds),
      ),
    ),
  );
  expect(new Set(sentences).size).toBe(21);
});

it('is said whatever two members have in common', () => {
  fc.assert(
    fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
      for (const reason of fit(viewer, other).reasons) {
        expect(describeReason(reason, JAZ, enBonds)).toMatch(/^(Jaz|You(’d|’re)?) [a-z]+ \S/);
      }
    }),
  );
});
