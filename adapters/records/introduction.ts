import type { IntroducedSide, Introduction } from '#core/introductions/domain/introduction.ts';
import { bigint, flag, group, integer, mapping, optional, pair, text, time } from './field.ts';
import { record, versioned } from './record.ts';

const sideOf = <const Place extends 'lower' | 'higher'>(place: Place) =>
  group<IntroducedSide>()({
    memberId: bigint(`${place}_member_id`),
    note: text(`${place}_note`),
    answer: optional(text(`${place}_answer`)),
  });

export const INTRODUCTION = mapping(
  group<Introduction>()({
    id: bigint('id'),
    introducerId: bigint('introducer_id'),
    relationshipTypeId: optional(integer('relationship_type_id')),
    createdAt: time('created_at'),
    sides: pair(sideOf('lower'), sideOf('higher')),
    isWithdrawn: flag('withdrawn'),
    connectionId: optional(bigint('connection_id')),
  }),
);

export const INTRODUCTIONS = record('introduction', {
  key: 'id',
  about: ['lower_member_id', 'higher_member_id'],
  archived: versioned(INTRODUCTION),
});
