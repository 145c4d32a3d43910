import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  toExportedMade,
  toExportedMeeting,
  toExportedReceived,
} from '#core/data-export/domain/exported-introductions.ts';
import { newIntroduction } from '#core/introductions/domain/introduction.ts';
import { anyMember } from '#tests/support/arbitraries.ts';
import { toConnectionId, toIntroductionId } from '#tests/support/ids.ts';

const AT = '2026-03-01T10:00:00.000Z';
const id = toIntroductionId(4);
const [introducer, one, other] = fc
  .sample(anyMember, 3)
  .map((member, place) => ({ ...member, name: `Member ${place}` }));

test('who is introduced has the other’s name, their own note, and their own answer', () => {
  const received = { id, relationshipTypeId: 3, createdAt: AT, note: 'You both keep bees.' };
  const shown = { ...received, introducer: introducer!, member: other! };
  for (const saidYes of [true, false]) {
    expect(toExportedReceived({ ...shown, saidYes })).toEqual({
      id,
      createdAt: AT,
      introducer: 'Member 0',
      people: ['Member 2'],
      notes: ['You both keep bees.'],
      saidYes,
    });
  }
});

test('who introduces others has both names and notes, and nobody’s answer', () => {
  const made = { introducerId: introducer!.id, relationshipTypeId: null, createdAt: AT };
  const introduction = newIntroduction(made, [
    { memberId: one!.id, note: 'She sings.' },
    { memberId: other!.id, note: 'He plays.' },
  ]);
  const [lower] = introduction.sides;
  const members = lower.memberId === one!.id ? [one!, other!] : [other!, one!];
  const exported = toExportedMade({
    introduction: { ...introduction, id, isWithdrawn: false, connectionId: null },
    members,
  });
  expect(exported).toEqual({
    id,
    createdAt: AT,
    introducer: null,
    people: members.map(({ name }) => name),
    notes: introduction.sides.map(({ note }) => note),
    saidYes: null,
  });
  expect(exported.notes.toSorted()).toEqual(['He plays.', 'She sings.']);
});

test('a meeting names who has introduced the two', () => {
  const connectionId = toConnectionId(9);
  expect(toExportedMeeting({ connectionId, introducer: introducer! })).toEqual({
    connectionId,
    introducer: 'Member 0',
  });
});
