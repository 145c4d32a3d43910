import { expect, it } from 'vitest';
import type { Opening } from '#core/discovery/domain/openings.ts';
import { BOND_SIDES } from '#core/members/domain/bond-sides.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { messageWordingSchema } from '#core/messaging/schemas.ts';
import { findWarning } from '#core/safety/domain/message-warning.ts';
import { describeOpening } from '#core/texts/describe-opening.ts';

const OPENINGS: readonly Opening[] = [
  { kind: 'interest', interest: 'Gardening' },
  { kind: 'learnt', language: 'cy' },
  { kind: 'taught', language: 'cy' },
  { kind: 'spoken', language: 'ar' },
  { kind: 'town', town: 'Leeds' },
  { kind: 'country', country: 'GB' },
  ...RELATIONSHIP_TYPES.flatMap(({ id: typeId }) =>
    BOND_SIDES.map((side): Opening => ({ kind: 'bond', typeId, side })),
  ),
  { kind: 'smile' },
  { kind: 'sunday' },
  { kind: 'question' },
];

it.each(OPENINGS.map((opening) => [describeOpening(opening)]))(
  'can be sent as it is, and warns nobody: %s',
  (content) => {
    expect(messageWordingSchema.parse({ content })).toEqual({ content });
    expect(content).toMatch(/\?$/);
    expect(findWarning(content)).toBeNull();
  },
);

it('names what the two share', () => {
  expect(OPENINGS.slice(0, 6).map(describeOpening)).toEqual([
    'I see we both like Gardening. What do you like best about it?',
    'I’m learning Welsh. Would you write me a line or two in it now and then?',
    'I see you’re learning Welsh. Shall we write a little of it now and then?',
    'We both speak Arabic. Who else do you speak it with?',
    'We’re both in Leeds. Where do you like to go there?',
    'We both live in the United Kingdom. Which part do you like best?',
  ]);
});
